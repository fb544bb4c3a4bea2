import type { OrderLexicon } from './lexicon.ts';

export const portuguese: OrderLexicon = {
  courtesy:
    '(?:seria|ficava|era) (?:melhor|bom)|por favor|obrigad[oa]|se faz favor|melhor|também|um pouco|talvez|só|já|agora|diretamente',
  opening:
    'podes|poderias|pode|poderia|podem|podemos|poderíamos|deves|devias|devíamos|deveríamos|é preciso|é necessário|gostaria de|gostava de|queria|quero|convém|temos de|há que',
  article:
    '(?:os?|as?|um|uma|ao?s?|à|às|do|da|dos|das|no|na|nos|nas|nosso|nossa|este|esta|estes|estas|todo o|toda a|todos os|todas as) ',
  whole: 'documento|texto|tudo|conjunto|especificação|rascunho|isto|isso',
  title: 'título(?: do documento)?|título principal',
  section: '(?:sub)?(?:seção|secção)|capítulo|parte',
  parts: {
    sentence: 'frases?',
    paragraph: 'parágrafos?',
    item: 'pontos?|itens|item|tópicos?',
    table: 'tabela',
    list: 'lista',
    question: '(?:pergunta|questão)(?: (?:em )?abert[oa])?',
    requirement: 'requisito(?: funcional)?',
    risk: 'risco',
    goal: 'objetivo|meta',
    ticket: 'ticket|história',
    assumption: 'suposição|pressuposto',
    row: 'linha',
    step: 'passo|etapa',
  },
  sections: {
    summary: 'resumo|sumário|introdução|intro|síntese',
    'open questions': '(?:perguntas|questões)(?: (?:em )?aberto| abertas)?|pontos em aberto',
    risks: 'riscos|desvantagens',
    requirements: 'requisitos',
    'functional requirements': 'requisitos funcionais',
    'non-functional requirements': 'requisitos não funcionais',
    goals: 'objetivos|metas',
    'non-goals': 'não[- ]objetivos|fora (?:do|de) (?:escopo|âmbito)',
    alternatives: 'alternativas',
    assumptions: 'suposições|pressupostos|premissas',
    tests: 'plano de testes|testes',
    design: 'projeto|desenho|design|arquitetura',
    background: 'contexto|problema',
    motivation: 'motivação',
  },
  numbers: [
    'uma?(?: só| única)?|um único|1',
    'du[as]{1,2}|dois|2',
    'três|3',
    'quatro|4',
    'cinco|5',
    'seis|6',
    'sete|7',
    'oito|8',
    'nove|9',
    'dez|10',
  ],
  ordinals: ['primeir[oa]', 'segund[oa]', 'terceir[oa]', 'quart[oa]', 'quint[oa]'],
  last: 'últim[oa]',
  of: '(?:d[eoa]s?|em|n[oa]s?|sob(?: [oa]s?)?) ',
  about: '(?:(?:sobre|acerca de|relativ[oa] a|com)(?: [oa]s?)?|acerca d[oa]s?) ',
  verbs: {
    shorten:
      'encurt(?:a|e|ar)|resum(?:e|a|ir)|condens(?:a|e|ar)|redu(?:z|za|zir)|abrevi(?:a|e|ar)|deix(?:a|e|ar)|limit(?:a|e|ar)',
    lengthen:
      'ampli(?:a|e|ar)|desenvolv(?:e|a|er)|detalh(?:a|e|ar)|expand(?:e|a|ir)|aprofund(?:a|e|ar)|descrev(?:e|a|er)|expli(?:ca|que|car)|alarg(?:a|ar)|alongue',
    remove:
      'remov(?:e|a|er)|apag(?:a|ar)|apague|elimin(?:a|e|ar)|retir(?:a|e|ar)|tir(?:a|e|ar)|exclu(?:i|a|ir)|cort(?:a|e|ar)',
    rename: 'renomei(?:a|e)|renomear|cham(?:a|e|ar)|intitul(?:a|e|ar)|mud(?:a|e|ar) o nome d[eoa]s?',
    move: 'mov(?:e|a|er)|mud(?:a|e|ar)|põe|ponha|pôr|coloca(?:r)?|coloque|pass(?:a|e|ar)|lev(?:a|e|ar)|desloca(?:r)?|desloque',
    merge: 'junt(?:a|e|ar)|un(?:e|a|ir)|fund(?:e|a|ir)|combin(?:a|e|ar)|agrup(?:a|e|ar)|mescl(?:a|e|ar)',
    split: 'divid(?:e|a|ir)|separ(?:a|e|ar)|part(?:e|a|ir)|desdobr(?:a|e|ar)|quebr(?:a|e|ar)',
    replace:
      'substitu(?:i|a|ir)|tro(?:ca|que|car)|mud(?:a|e|ar)|alter(?:a|e|ar)|corrig(?:e|ir)|corrija|modifi(?:ca|que|car)',
    write: 'escrev(?:e|a|er)|us(?:a|e|ar)|diz|diga|dizer|põe|ponha|pôr|utiliz(?:a|e|ar)',
    shape:
      'põe|ponha|pôr|coloca(?:r)?|coloque|transform(?:a|e|ar)|convert(?:e|er)|converta|apresent(?:a|e|ar)|faz|faça|fazer|mostr(?:a|e|ar)|escrev(?:e|a|er)|format(?:a|e|ar)|list(?:a|e|ar)',
    make: 'torn(?:a|e|ar)(?:-[oa])?|faz|faça|fazer|escrev(?:e|a|er)|deix(?:a|e|ar)(?:-[oa])?|us(?:a|e|ar)',
    correct: 'corrig(?:e|ir)|corrija|arranj(?:a|e|ar)|conserta(?:r)?|rev(?:ê|eja|er)|verifi(?:ca|que|car)',
  },
  lastVerbs: null,
  takeOut: null,
  tooLong: '(?:é|são|está) (?:muito|demasiado) (?:long[oa]s?|extens[oa]s?|comprid[oa]s?)',
  enough: 'chega(?:m)?|basta(?:m)?',
  particle: '(?!)',
  should:
    '(?:deve(?:m|ria|riam)?|vai|vão|tem de|têm de)(?: (?:ir|estar|ficar|vir|ser|colocad[oa]s?|movid[oa]s?))*',
  before: '(?:antes d[eoa]s?|acima d[eoa]s?|à frente d[eoa]s?)',
  after: '(?:depois d[eoa]s?|após(?: [oa]s?)?|abaixo d[eoa]s?|a seguir a(?:os?)?|a seguir às?)',
  atEnd: '(?:(?:para|n)\\s?o (?:fim|final)|no fim|no final|ao final)(?: do (?:documento|texto))?',
  atTop:
    '(?:(?:para|n)\\s?o (?:início|começo|topo|princípio)|no início|no topo|ao início)(?: do (?:documento|texto))?',
  to: '(?:a|para|em|num|numa|como|por|sob a forma de)',
  by: '(?:por|pel[oa]s?|com|para)',
  and: '(?:e|com)',
  insteadOf: '(?:em vez d[eoa]s?|no lugar d[eoa]s?|e não|não)',
  intoTwo: 'em (?:dois|duas|2)(?: [^\\s,.;:]+)?',
  shapes: {
    table: '(?:uma )?tabela',
    'numbered list': '(?:uma )?lista (?:numerada|ordenada)|passos(?: numerados)?',
    list: '(?:uma )?lista(?: (?:de|com) (?:marcadores|tópicos|pontos))?|tópicos|marcadores|pontos',
    paragraph: '(?:um (?:só |único )?)?parágrafo|texto(?: corrido| contínuo)?|prosa',
  },
  shorter: '(?:muito |bem )?mais (?:curt[oa]s?|breves?|concis[oa]s?|sucint[oa]s?)',
  longer:
    '(?:muito |bem )?(?:mais (?:long[oa]s?|detalhad[oa]s?|complet[oa]s?|pormenorizad[oa]s?)|com mais (?:detalhes?|pormenor(?:es)?)|em mais detalhe)',
  half: '(?:(?:para|a) metade|pela metade)',
  most: '(?:no máximo|máximo|max\\.?|não mais (?:de|do que)|até|menos de)',
  words: 'palavras',
  wrong:
    '(?:é|são|está|estão) (?:errad[oa]s?|incorret[oa]s?|fals[oa]s?|mal)|não (?:é|está) (?:certo|correto)',
  right:
    '(?:deve (?:ser|dizer)|devia (?:ser|dizer)|deveria (?:ser|dizer)|é|o certo é|tem de ser|escreve|põe)',
  spelling:
    'ortografia|erros(?: (?:de|ortográficos|gramaticais)(?: [^\\s,.;:]+)?)?|gralhas|gramática|pontuação',
  moreFormal: '(?:mais (?:formal|profissional|séri[oa]|neutr[oa])|menos (?:informal|coloquial))',
  lessFormal: '(?:menos (?:formal|rígid[oa])|mais (?:informal|coloquial|descontraíd[oa]|leve))',
};
