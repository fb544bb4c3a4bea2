import type { ProseRule } from '../../prose-rule.ts';

/** Singular forms of verbs that stand right behind a subject, with their plurals. */
const PLURAL: Readonly<Record<string, string>> = {
  is: 'zijn',
  was: 'waren',
  heeft: 'hebben',
  wordt: 'worden',
  kan: 'kunnen',
  moet: 'moeten',
  faalt: 'falen',
  werkt: 'werken',
  krijgt: 'krijgen',
  mist: 'missen',
  draait: 'draaien',
  crasht: 'crashen',
  gaat: 'gaan',
  staat: 'staan',
  komt: 'komen',
  geeft: 'geven',
  loopt: 'lopen',
  stopt: 'stoppen',
  slaagt: 'slagen',
  stuurt: 'sturen',
  meldt: 'melden',
  toont: 'tonen',
  ontvangt: 'ontvangen',
  bevat: 'bevatten',
  gebruikt: 'gebruiken',
  blijft: 'blijven',
  begint: 'beginnen',
  duurt: 'duren',
  doet: 'doen',
  meet: 'meten',
  betaalt: 'betalen',
};

/** "De tests faalt": plurals in "-ers" and of borrowed nouns are no singulars. */
export const dutchPluralSubject: ProseRule = {
  id: 'grammar/dutch-plural-subject',
  category: 'grammar',
  message: 'Het werkwoord staat in het meervoud als het onderwerp dat doet.',
  pattern: new RegExp(
    `(?<=(?:^|\\n|[.!?:;] |(?<!\\p{L})(?:maar|want|omdat|als|en) )(?:[Dd]e|[Dd]eze|[Dd]ie|[Aa]lle|[Oo]nze) (?:\\p{Ll}{3,20}(?:kers|ders|lers|ners|ters|giers|viers|ingen|heden|isten|soren|toren(?<=\\p{Ll}{4}toren)|teiten)|tests|jobs|builds|scripts|logs|bugs|tickets|tokens|endpoints|commits|requests|clients|servers|pods|containers|queries) )(?:${Object.keys(PLURAL).join('|')})(?= (?!(?:ik|je|hij|ze|zij|het|we|men|er|de|een)(?!\\p{L}))\\p{Ll}|[.,;!?]|$)`,
    'gmu',
  ),
  replace: ([verb]) => PLURAL[verb] ?? null,
  examples: [
    ['De tests faalt omdat de database leeg is.', 'De tests falen omdat de database leeg is.'],
    ['De sensoren stuurt elke minuut een meting.', 'De sensoren sturen elke minuut een meting.'],
    ['De gebruikers heeft geen toegang.', 'De gebruikers hebben geen toegang.'],
  ],
  counterExamples: [
    'De test faalt omdat de database leeg is.',
    'De tests is de map voor alles.',
    'De toren heeft een klok.',
    'De klas heeft geen toegang.',
    'Van de gebruikers heeft niemand toegang.',
    'Alle logs kan je hier zien.',
  ],
};
