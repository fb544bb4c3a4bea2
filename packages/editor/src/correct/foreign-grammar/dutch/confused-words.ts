import { confusionsRule, countedUnits } from '../confusions.ts';

const START = String.raw`(?<![\p{L}\p{N}'’-])`;
const END = String.raw`(?![\p{L}'’-])`;
const CLAUSE = String.raw`(?<=^|\n|[.!?,;:]\s|(?<!\p{L})(?:en|maar|dat|want|omdat|als) )`;
const PREPOSITION = '(?:aan|van|met|voor|door|bij|over|naar|zonder|tegen|tussen|op)';
const OWNED =
  "(?:account|branch|laptop|computer|wachtwoord|collega|collega's|team|project|scherm|telefoon|server|code|omgeving|machine|repo|pull request|gegevens|bestelling|e-mailadres|pc|browser)";
const THE_NEUTER =
  '(?:probleem|systeem|bestand|wachtwoord|verzoek|bericht|certificaat|netwerk|resultaat|formulier|veld|scherm|nummer|rapport|adres|project|account|script)';
const THE_COMMON =
  '(?:server|gebruiker|pagina|database|versie|omgeving|instelling|functie|knop|foutmelding|klant|applicatie|gegevens|configuratie|oplossing)';
const VERB = String.raw`(?=\s?[.,;:!?]|\s?$| (?:is|wordt|werkt|niet|was|van|in|op|kan|moet|heeft|dat|die|en|zijn|worden|geeft|laadt|blijft)${END})`;

/** What "wij" and "jullie" take in the place of the stem. */
const PLURAL_OF: Readonly<Record<string, string>> = {
  word: 'worden',
  heb: 'hebben',
  ben: 'zijn',
  kan: 'kunnen',
  moet: 'moeten',
  krijg: 'krijgen',
  gebruik: 'gebruiken',
};

/** Words that are mixed up, where their neighbours leave one of the two. */
export const dutchConfusedWords = confusionsRule({
  id: 'grammar/dutch-confused-words',
  category: 'grammar',
  message: 'Dit woord wordt met een ander verward.',
  confusions: [
    [`${START}me(?= eigen${END})`, 'mijn'],
    [`(?<=\\p{L} )(?<!(?:[Ii]k|[Jj]e|[Jj]ij) )word(?= (?:het|hij|er|dit|dat)${END})`, 'wordt'],
    ...countedUnits(
      `${START}(?:twee|drie|vier|vijf|tien|\\d{2,})`,
      { seconde: 'seconden', minuut: 'minuten' },
      END,
    ),
    ...Object.entries(PLURAL_OF).map(
      ([one, many]) => [`(?<=${CLAUSE}(?:[Ww]ij|[Ww]e|[Jj]ullie) )${one}(?= \\p{Ll})`, many] as const,
    ),
    [
      `${CLAUSE}[Hh]un(?= (?:hebben|zijn|kunnen|moeten|willen|gaan|doen|zeggen|gebruiken|werken)${END})`,
      'zij',
    ],
    [`(?<=${START}${PREPOSITION} )hun(?=\\s?[.,;:!?]|\\s?$)`, 'hen'],
    [`(?<=${START}${PREPOSITION} )jouw(?=\\s?[.,;:!?]|\\s?$)`, 'jou'],
    [`${START}[Jj]ou(?= ${OWNED}${END})`, 'jouw'],
    [
      `(?<=^|\\n|[.!?,]\\s|${START}${PREPOSITION} |${START}(?:in|je|jullie|iemand) )[Mm]e(?= ${OWNED}${END})`,
      'mijn',
    ],
    [`(?<=${START}(?:${PREPOSITION}|in|of|dat|is) )u(?= ${OWNED}${END})`, 'uw'],
    [`(?<=${START}(?:even|net zo|zo) \\p{Ll}{3,12} )dan(?= (?:de|het|een|vorige|die|dat|bij)${END})`, 'als'],
    [`(?<=${START}(?:[Dd]ezelfde|[Hh]etzelfde) )dan(?= (?:de|het|een|vorige|die|bij)${END})`, 'als'],
    [
      `(?<=${START}(?:[Hh]ij|[Zz]ij|[Zz]e|[Dd]e klant|[Dd]e gebruiker|[Mm]en|[Ii]emand|[Nn]iemand|[Ww]ie) )wilt(?= \\p{Ll})`,
      'wil',
    ],
    [`(?<=${START}[Hh]et ${THE_NEUTER} )die(?= (?:je|ik|we|wij|hij|ze|u|jullie|niet|nog) )`, 'dat'],
    [`${START}[Dd]e(?= ${THE_NEUTER}${VERB})`, 'het'],
    [`${START}[Hh]et(?= ${THE_COMMON}${VERB})`, 'de'],
    [`${START}[Dd]eze(?= ${THE_NEUTER}${VERB})`, 'dit'],
    [`${START}[Dd]it(?= ${THE_COMMON}${VERB})`, 'deze'],
  ],
  examples: [
    [
      'Als er een fout is word het na twee seconde weer geprobeerd.',
      'Als er een fout is wordt het na twee seconden weer geprobeerd.',
    ],
    ['Wij word gebeld en we heb geen tijd.', 'Wij worden gebeld en we hebben geen tijd.'],
    [
      'De klant wilt het wachtwoord die we stuurden niet.',
      'De klant wil het wachtwoord dat we stuurden niet.',
    ],
    ['Hun hebben de API aangepast, dat is van hun.', 'Zij hebben de API aangepast, dat is van hen.'],
    [
      'Jou branch en me account, de probleem is opgelost.',
      'Jouw branch en me account, het probleem is opgelost.',
    ],
    ['Het server is net zo traag dan de oude.', 'De server is net zo traag als de oude.'],
  ],
  counterExamples: [
    'Dan word ik gebeld, en als ik word gebeld, dan kom ik.',
    'Dat kan we worden verteld.',
    'Als u wilt kan het. Het team die ochtend was klein.',
    'Ik heb hun dat gegeven.',
    'Hun server is traag.',
    'Het heeft me geholpen.',
    'Van u hoor ik niets.',
    'De systeembeheerder weet het.',
    'Het is sneller dan de oude.',
  ],
});
