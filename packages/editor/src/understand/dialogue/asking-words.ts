/** How one language other than English asks. Patterns. */
export interface AskingWords {
  /** What joins a question to the talk before it. */
  readonly opening: string;
  /** "Was ist, wenn", "y si": what a case is asked about by, and the word that its sentence begins with. */
  readonly cases: readonly (readonly [asked: string, said: string])[];
  /** What an answer to a case may begin with. */
  readonly consequence: string;
  /** Words that ask for more than yes or no. */
  readonly gap: string;
  /** Forms of being and having: these ask how things are. */
  readonly state: string;
  /** The verb that a negation stands before, and that negation; null where it stands elsewhere. */
  readonly denied: readonly [verb: string, negation: string] | null;
  /** The question as a sentence; null where its words stay in their order. */
  readonly told: ((bare: string) => string | null) | null;
}

const german =
  /^(\p{L}+) ((?:wir|man|ihr|sie|ich|es|er|du|das|dies|jeder|alle|die leute)|(?:(?:der|die|das|den|ein|eine|alle|unsere?|jede[rs]?) (?:\p{Ll}+ )?\p{Lu}[\p{L}-]+)|\p{Lu}[\p{L}-]+) (.+)$/su;
const dutch =
  /^(\p{L}+) ((?:we|wij|ze|zij|je|jullie|men|het|ik|u|dat|dit|iedereen)|(?:(?:de|het|een|onze|alle|elke) \p{L}+)) (.+)$/iu;
const french = /^(\p{L}+(?: [ab])?)-(?:t-)?(il|elle|on|nous|vous|ils|elles)(?: (.+))?$/isu;

export const ASKING_WORDS: Readonly<Record<string, AskingWords>> = {
  de: {
    opening: 'und|aber|also|ok|dann|noch eine frage|frage',
    cases: [['(?:was (?:ist|passiert|machen wir|tun wir|wäre)?,? ?)?(?:wenn|falls)', 'Wenn']],
    consequence: '(?=dann )',
    gap: String.raw`wer|was|wann|wo|wie|warum|wohin|woher|welche\p{L}*|wem|wen|bis wann|ab wann|seit wann`,
    state: 'ist|sind|war|waren|hat|haben|gibt',
    denied: null,
    told: (bare) => {
      const [, verb = '', who = '', rest = ''] = german.exec(bare) ?? [];
      return rest === '' ? null : `${who} ${verb.toLowerCase()} ${rest}`;
    },
  },
  nl: {
    opening: 'en|maar|dus|ok|dan|vraag',
    cases: [['(?:wat (?:gebeurt er |doen we )?)?(?:als|wanneer)', 'Als']],
    consequence: '(?=dan )',
    gap: String.raw`wie|wat|wanneer|waar|hoe\p{L}*|waarom|welke?|tot wanneer`,
    state: 'is|zijn|was|waren|heeft|hebben',
    denied: null,
    told: (bare) => {
      const [, verb = '', who = '', rest = ''] = dutch.exec(bare) ?? [];
      return rest === '' ? null : `${who} ${verb.toLowerCase()} ${rest}`;
    },
  },
  fr: {
    opening: 'et|mais|alors|donc|ok|question',
    cases: [
      [
        "(?:que (?:se passe-t-il|faire|fait-on)|qu['’]est-ce qui se passe|qu['’]est-ce qu['’]on fait|on fait quoi)? ?si",
        'Si',
      ],
    ],
    consequence: 'alors ',
    gap: "qui|que|quoi|quand|où|comment|combien|pourquoi|quel(?:le)?s?|jusqu['’]à quand|à qui|qu['’]est-ce",
    state: "est|sont|était|a|ont|c['’]est|y",
    denied: null,
    told: (bare) => {
      const plain = bare.replace(/^est-ce qu(?:e |['’])/iu, '');
      const [, verb = '', who = '', rest = ''] = french.exec(plain) ?? [];
      if (verb === '') return plain;
      const said = /^y a$/iu.test(verb) ? 'y a' : verb.toLowerCase();
      return `${who.toLowerCase()} ${said}${rest === '' ? '' : ` ${rest}`}`;
    },
  },
  es: {
    opening: 'y|pero|entonces|ok|vale|pregunta',
    cases: [['(?:qué (?:pasa|hacemos|ocurre|sucede) )?si', 'Si']],
    consequence: 'entonces |pues ',
    gap: String.raw`qui[eé]n(?:es)?|qué|cuándo|dónde|cómo|cuánt\p{L}+|cuál(?:es)?|por qué|hasta cuándo`,
    state: 'es|son|está|están|era|había|hay(?! que)',
    denied: [
      String.raw`pued\p{L}+|podemos|deb\p{L}+|hay|hace falta|necesit\p{L}+|t(?:iene|ienen|enemos)|quer\p{L}+|pon\p{L}+|guard\p{L}+|se`,
      'no',
    ],
    told: null,
  },
  pt: {
    opening: 'e|mas|então|ok|pergunta',
    cases: [['(?:o que (?:acontece|fazemos) )?se', 'Se']],
    consequence: 'então |aí ',
    gap: String.raw`quem|o que|quando|onde|como|quant\p{L}+|qual|quais|por que|até quando`,
    state: 'é|são|está|estão|era|há|tem(?! que)',
    denied: [
      String.raw`pod\p{L}+|dev\p{L}+|precis\p{L}+|t[eê]m(?:os)?|quer\p{L}+|vai|vamos|guard\p{L}+`,
      'não',
    ],
    told: null,
  },
  it: {
    opening: 'e|ma|allora|quindi|ok|domanda',
    cases: [['(?:(?:che |che cosa |cosa )(?:succede|facciamo) )?se', 'Se']],
    consequence: 'allora ',
    gap: String.raw`chi|che|cosa|quando|dove|come|quant\p{L}+|qual[ei]?|perché|fino a quando`,
    state: "è|sono|era|c['’]è|ci sono|ha|hanno",
    denied: [
      String.raw`può|possono|possiamo|dev\p{L}+|dobbiamo|serv\p{L}+|bisogna|occorre|vogliamo|abbiamo|teniamo`,
      'non',
    ],
    told: null,
  },
  pl: {
    opening: 'a|i|ale|więc|ok|pytanie',
    cases: [
      [
        '(?:co (?:będzie|robimy|się dzieje)?,? ?)?(?:jeśli|jeżeli|gdy|jak)(?! (?:często|długo|dużo|wiele))',
        'Jeśli',
      ],
    ],
    consequence: 'wtedy |to ',
    gap: String.raw`kto|co|kiedy|gdzie|jak|jaki\p{L}*|ile|któr\p{L}+|dlaczego|do kiedy|komu|czyj\p{L}*`,
    state: 'jest|są|był[aoy]?',
    denied: [
      String.raw`ma|mają|może|mogą|możemy|musi|muszą|musimy|powin\p{L}+|trzeba|można|chcemy|potrzebujemy`,
      'nie',
    ],
    told: (bare) => bare.replace(/^czy /iu, ''),
  },
};
