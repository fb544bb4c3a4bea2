import { ordersOf } from './order-words.ts';
import type { Wording } from './wording.ts';

const verbLast: readonly Wording[] = [
  {
    pattern:
      /^(?:de |het )?(?:sectie|hoofdstuk|paragraaf) (.{1,120}?) (?:graag )?(?:verwijderen|weglaten|schrappen|weghalen)$/iu,
    english: 'remove the section $1',
  },
  {
    pattern: /^(?:de |het |den )?(.{1,160}?) (?:graag )?(?:verwijderen|weglaten|schrappen|weghalen)$/iu,
    english: 'remove $1',
  },
  {
    pattern: /^(?:de |het )?(.{1,120}?) (?:vervangen door|veranderen in) (.{1,120})$/iu,
    english: 'replace $1 with $2',
  },
  { pattern: /^(?:de |het )?(.{1,120}?) door (.{1,120}?) vervangen$/iu, english: 'replace $1 with $2' },
  {
    pattern:
      /^voeg (?:een |nog een )?(?:nieuwe )?(?:eis|vereiste|requirement) toe\s?[:,]\s?(?:dat )?(.{1,1000})$/isu,
    english: 'add a requirement that $1',
  },
  {
    pattern: /^voeg (?:een |nog een )?(?:nieuw )?risico toe\s?[:,]\s?(?:dat )?(.{1,1000})$/isu,
    english: 'add a risk that $1',
  },
  {
    pattern: /^voeg (?:een )?(?:open )?vraag toe\s?[:,]\s?(.{1,1000})$/isu,
    english: 'add an open question: $1',
  },
  {
    pattern: /^voeg (?:een )?(?:sectie|hoofdstuk|paragraaf) (?:over |genaamd )?(.{1,200}?) toe$/isu,
    english: 'add a section about $1',
  },
  { pattern: /^voeg toe dat (.{1,1000})$/isu, english: 'add that $1' },
  { pattern: /^voeg (.{1,1000}?) toe$/isu, english: 'add $1' },
];

/** Dutch instructions. */
export const dutch: readonly Wording[] = [
  ...verbLast,
  ...ordersOf({
    section: '(?:de |een |het )?(?:nieuwe? )?(?:sectie|hoofdstuk|paragraaf)',
    article: 'de|het|een',
    remove: 'verwijder|schrap|haal|laat',
    add: 'voeg toe|vermeld|noem',
    replace: 'vervang|wissel',
    by: 'door|met|voor',
    change: 'verander|wijzig|zet|maak van|pas',
    to: 'naar|in|op|van .{1,60} naar',
    rename: 'hernoem',
    move: 'verplaats|zet',
    before: 'voor|vóór|boven',
    after: 'na|achter|onder',
    atEnd: '(?:naar |aan )?het einde|onderaan',
    atTop: '(?:naar |aan )?het begin|bovenaan',
    shorten: 'verkort|kort|vat',
    shorter: '(?:veel |wat )?(?:korter|beknopter)(?: maken)?',
    longer: '(?:langer|uitgebreider)(?: maken)?',
    moreFormal: '(?:formeler|zakelijker)',
    lessFormal: '(?:minder formeel|informeler|losser)',
    make: 'maak|maak van',
    sentence: '(?:de )?zin|(?:het )?punt|(?:de )?regel',
    about: 'over|met|van',
    that: 'dat',
    requirement: 'eis|vereiste|requirement',
    risk: 'risico',
    question: '(?:open )?vraag',
    answerTo: '(?:het )?antwoord op',
    spelling: 'spelling|spelfouten|typefouten|fouten|grammatica',
    correct: 'corrigeer|verbeter',
    list: 'lijst|opsomming|bullets',
    table: 'tabel',
    newWord: 'een nieuwe|een nieuw|nieuwe|nieuw|nog een',
    courtesy: 'graag|alsjeblieft|alstublieft|aub|svp|overal|kun je|kan je|kunt u',
  }),
];
