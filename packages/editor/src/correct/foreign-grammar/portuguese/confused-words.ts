import { confusionsRule, countedUnits } from '../confusions.ts';

const START = String.raw`(?<![\p{L}\p{N}-])`;
const END = String.raw`(?![\p{L}-])`;
const CLAUSE = String.raw`(?<=^|\n|[.!?,;:]\s|(?<!\p{L})(?:e|mas|se|porque) )`;
const TIME = '(?:dia|semana|mês|ano|dias|horas|semanas|meses|anos|minutos)';
const COUNT =
  '(?:um|uma|dois|duas|três|quatro|cinco|seis|dez|alguns|algumas|muitos|muitas|vários|várias|poucos|poucas|\\d+)';
const SOME =
  '(?:muitos|muitas|vários|várias|alguns|algumas|dois|duas|três|quatro|problemas|erros|falhas|mudanças|mais)';
const HYPOTHESIS = `(?<=${START}(?:[Ss]e|[Qq]uando|[Aa]ssim que|[Ee]nquanto) (?:eu|ele|ela|você|alguém|a gente) (?:não )?)`;

/** What "eles" and "vocês" take in the place of the singular. */
const PLURAL_OF: Readonly<Record<string, string>> = {
  pode: 'podem',
  deve: 'devem',
  vai: 'vão',
  precisa: 'precisam',
  quer: 'querem',
  consegue: 'conseguem',
  recebe: 'recebem',
  usa: 'usam',
  faz: 'fazem',
};

/** Words that sound like others, where their neighbours leave one of the two. */
export const portugueseConfusedWords = confusionsRule({
  id: 'grammar/portuguese-confused-words',
  category: 'grammar',
  message: 'Esta palavra se confunde com outra que soa igual.',
  confusions: [
    ...Object.entries(PLURAL_OF).map(
      ([one, many]) =>
        [
          `(?<=(?<!(?<!\\p{L})(?:de|com|para|por|entre|sem) )${START}(?:[Ee]les|[Ee]las|[Vv]ocês) (?:não |já |só |também )?)${one}(?= \\p{Ll})`,
          many,
        ] as const,
    ),
    ...countedUnits(
      `${START}(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|quinze|vinte|trinta)`,
      { minuto: 'minutos', hora: 'horas', semana: 'semanas', ano: 'anos', dia: 'dias' },
      END,
    ),
    [
      `(?<=^|\\n|[.!?]\\s)Nos(?= (?:não |já |só |também )?(?:temos|precisamos|podemos|devemos|queremos|usamos|fizemos|sabemos|estamos|somos|recebemos|enviamos|trabalhamos)${END})`,
      'nós',
    ],
    [`(?<=\\p{L} )amanha(?=[.,;!?\\n]|$| (?:de|à|às|cedo|eu|vamos|o|a|e|mesmo|sem)${END})`, 'amanhã'],
    [`(?<=(?<![\\p{L}'’-])(?:[Ee]les|[Ee]las|[Vv]ocês) (?:não |já |ainda |só )?)tem(?= \\p{Ll})`, 'têm'],
    [
      `(?<=(?<![\\p{L}'’-])Para )mim(?= (?:fazer|usar|rodar|testar|acessar|entrar|criar|poder|ver|saber|configurar|instalar|continuar|conseguir)(?!\\p{L}))`,
      'eu',
    ],
    [`(?<=^|\\n|[.!?]\\s)A(?= ${COUNT} ${TIME} (?:que |o |os |não |ele |ela |isso ))`, 'há'],
    [`(?<!(?:[Dd]aqui|[Dd]e|para) )${START}[aà](?= ${COUNT} ${TIME} atrás${END})`, 'há'],
    [`${START}à(?= (?:${COUNT} )?${TIME}${END})`, 'há'],
    [`(?<=${START}[Dd]aqui )(?:há|à)${END}`, 'a'],
    [
      `(?<=, )mais(?= (?:não|ninguém|ele|ela|eu|isso|quando|se|só|ainda|agora|nada(?= \\p{Ll})|nunca|já|depois|parece|acho|funciona)${END})`,
      'mas',
    ],
    [`(?<=${START}(?:[Mm]uito|[Cc]ada vez|[Uu]m pouco|[Bb]em) )mas(?= \\p{Ll})`, 'mais'],
    [`(?<=${START}[Aa] gente (?:não |já |só )?)vamos${END}`, 'vai'],
    [`(?<=${START}[Aa] gente (?:não |já |só )?)estamos${END}`, 'está'],
    [`(?<=${START}[Aa] gente (?:não |já |só )?)temos${END}`, 'tem'],
    [`(?<=${START}[Aa] gente (?:não |já |só )?)precisamos${END}`, 'precisa'],
    [`(?<=${START}[Aa] gente (?:não |já |só )?)podemos${END}`, 'pode'],
    [`(?<=${START}[Aa] gente (?:não |já |só )?)queremos${END}`, 'quer'],
    [`(?<=${START}[Aa] gente (?:não |já |só )?)fizemos${END}`, 'fez'],
    [`(?<=${CLAUSE}[Nn]ós (?:não |já |só )?)vai${END}`, 'vamos'],
    [`(?<=${CLAUSE}[Nn]ós (?:não |já |só )?)tem${END}`, 'temos'],
    [`(?<=${CLAUSE}[Nn]ós (?:não |já |só )?)precisa${END}`, 'precisamos'],
    [`(?<=${CLAUSE}[Nn]ós (?:não |já |só )?)pode${END}`, 'podemos'],
    [`${START}[Nn]os(?= não \\p{Ll}{2,20}mos${END})`, 'nós'],
    [`${CLAUSE}[Aa]gente(?= (?:vai|tem|precisa|quer|não|já|fez)${END})`, 'a gente'],
    [`${START}[Hh]aviam(?= ${SOME}${END})`, 'havia'],
    [`${START}[Hh]ouveram(?= ${SOME}${END})`, 'houve'],
    [`${START}[Ff]azem(?= ${COUNT} ${TIME} que${END})`, 'faz'],
    [`${START}[Aa]onde(?= (?:está|estão|fica|ficam|estava|encontro|tem|é)${END})`, 'onde'],
    [`(?<=${START}(?:nada|tudo|algo|tem|têm|ter|muito|pouco) )haver(?= com${END})`, 'a ver'],
    [`(?<=${START}[Qq]ual )e(?= [oa]s? )`, 'é'],
    [`${HYPOTHESIS}ver${END}`, 'vir'],
    [`${HYPOTHESIS}fazer${END}`, 'fizer'],
    [`${HYPOTHESIS}ter${END}`, 'tiver'],
    [`${HYPOTHESIS}querer${END}`, 'quiser'],
    [`${HYPOTHESIS}poder${END}`, 'puder'],
    [`${HYPOTHESIS}estar${END}`, 'estiver'],
    [`${HYPOTHESIS}ser${END}`, 'for'],
    [`${HYPOTHESIS}dizer${END}`, 'disser'],
    [`${HYPOTHESIS}trazer${END}`, 'trouxer'],
    [
      `(?<=${START}(?:[ÉéEe]|[Ss]erve|[Mm]anda|[Mm]anda isso|[Rr]elatório|[Aa]rquivo|[Ll]ink),? para )mim(?= (?:fazer|testar|ver|verificar|revisar|analisar|corrigir|usar|rodar|validar|subir|baixar|entender)${END})`,
      'eu',
    ],
    [
      `${START}à(?= (?:ele|ela|eles|elas|você|vocês|mim|nós|todos|qualquer|cada|esse|essa|esses|essas|este|estes|isso|isto|partir|fazer|ser|ter)${END})`,
      'a',
    ],
    [
      `(?<!(?<!\\p{L})(?:[Tt]odas|[Dd]urante|[Pp]or|[Ss]ão|[Ee]ntre|[Pp]ara|[Dd]esde|[Ss]obre|e|[Cc]om|[Aa]pós|[Aa]té|[Ff]oram|[Pp]erante) )(?<=\\p{Ll} )as(?= \\d{1,2}(?:h\\d{0,2}|:\\d\\d| horas| h)(?:\\s?[.,;!?]|\\s?$| da (?:manhã|tarde|noite)))`,
      'às',
    ],
    [`${START}[Aa](?= medida que${END})`, 'à'],
    [`(?<=${START}(?:[Ff]ique|[Ff]iquem|[Ss]inta-se|[Ss]intam-se|[Ee]steja) )a(?= vontade${END})`, 'à'],
    [
      `(?<!(?:[Tt]odas|[Ee]ssas|[Ee]stas) )${START}[Aa]s(?= vezes(?:,| (?:o|ele|ela|não|falha|funciona|demora|dá|acontece|trava|cai)${END}))`,
      'às',
    ],
    [`(?<=${START}[oOuU]m? )mal(?= (?:funcionamento|uso|desempenho|cheiro|hábito)${END})`, 'mau'],
    [
      `${START}mau(?= (?:configurado|feito|escrito|formatado|formado|interpretado|implementado|documentado|feita|escrita|configurada)${END})`,
      'mal',
    ],
    [`${CLAUSE}[Mm]im(?= (?:ajuda|ajudem|manda|avisa|avisem|passa|explica)${END})`, 'me'],
    [`${START}[Aa]fim(?= de \\p{Ll}+[aei]r${END})`, 'a fim'],
  ],
  examples: [
    ['Uma página onde eles pode ver tudo.', 'Uma página onde eles podem ver tudo.'],
    ['Vamos fazer um teste amanha.', 'Vamos fazer um teste amanhã.'],
    [
      'Eles já tem acesso. Para mim testar falta a senha.',
      'Eles já têm acesso. Para eu testar falta a senha.',
    ],
    ['A dois dias o servidor cai as 10 horas.', 'Há dois dias o servidor cai às 10 horas.'],
    ['Está lento, mais ninguém sabe, a gente vamos ver.', 'Está lento, mas ninguém sabe, a gente vai ver.'],
    [
      'Haviam muitos erros, isso não tem nada haver com o banco.',
      'Havia muitos erros, isso não tem nada a ver com o banco.',
    ],
    ['Se ele fazer o deploy, envie à ele.', 'Se ele fizer o deploy, envie a ele.'],
  ],
  counterExamples: [
    'Um de eles pode ver.',
    'Ele tem acesso, e para mim isso é bom.',
    'Daqui a dois dias vamos subir.',
    'A dois dias do prazo, paramos.',
    'Todas as vezes falha.',
    'Eles haviam enviado o arquivo.',
    'É importante para mim testar.',
    'O agente vai iniciar.',
    'Trabalha todas as 10 horas.',
    'Tem mais memória.',
  ],
});
