import { romancePluralVerb } from '../romance-plural-verb.ts';

export const portuguesePluralVerb = romancePluralVerb(
  {
    id: 'grammar/portuguese-plural-verb',
    message: 'O verbo concorda com o sujeito no plural.',
    examples: [
      ['Os sensores envia uma leitura.', 'Os sensores enviam uma leitura.'],
      ['As portas não abre quando chove.', 'As portas não abrem quando chove.'],
      ['Os clientes tem dois carros.', 'Os clientes têm dois carros.'],
    ],
    counterExamples: [
      'Os sensores enviam uma leitura.',
      'As vezes é melhor.',
      'As opções para um componente são muitas.',
      'Os usuários base em questão.',
      'Os dados que envia são estes.',
    ],
  },
  {
    language: 'pt',
    determiners: '[Oo]s|[Aa]s|[Mm]eus|[Mm]inhas|[Nn]ossos|[Nn]ossas|[Ee]stes|[Ee]stas|[Ee]sses|[Ee]ssas',
    nouns: '\\p{Ll}{3,20}s',
    notNouns: /^(?:vezes|mais|menos|dois|três|seis|demais|mesmos|mesmas|quais)$/u,
    between: 'não |se |já |ainda |só |nos |também ',
    behind:
      'um|uma|uns|umas|o|a|os|as|no|na|nos|nas|em|com|para|por|pelo|pela|ao|à|dois|duas|três|muito|mal|bem|cada|quando|porque|desde|sem|sempre|nada|tudo|disponível|lento|vazio|\\p{Ll}{2,15}[aei]r',
    irregular: {
      é: 'são',
      está: 'estão',
      foi: 'foram',
      vai: 'vão',
      tem: 'têm',
      pode: 'podem',
      faz: 'fazem',
      quer: 'querem',
      deve: 'devem',
    },
    endings: { a: ['am', ['ar']], e: ['em', ['er', 'ir']] },
    notVerbs:
      /^(?:chave|base|mestre|mestra|fonte|teste|modelo|cliente|uma|outra|nada|cada|entre|sobre|desde|ante|nunca|fora|sempre|parte|este|esta|essa|onde|toda|numa|pela|conta|cópia|para|como|contra|durante|mediante|conforme|exceto|segunda|mesma|mesmo|embora)$/u,
  },
);
