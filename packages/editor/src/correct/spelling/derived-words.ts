import { upperFirst } from '../../first-letter.ts';

/** Prefixes that go before any word of a language without making another word than the writer means. */
const PREFIXES: Readonly<Record<string, RegExp>> = {
  de: /^(?:auto|multi|mikro|meta|neu|nicht|un|um|vor|hoch|re|de)(?=\p{L}{6})/u,
  fr: /^(?:auto|multi|micro|méta|pré|ré|sous|inter|anti|dé|non|co)(?=\p{L}{5})/u,
  es: /^(?:auto|multi|micro|meta|pre|re|sub|inter|anti|des|co)(?=\p{L}{5})/u,
  pt: /^(?:auto|multi|micro|meta|pré|pre|re|sub|inter|anti|des|co)(?=\p{L}{5})/u,
  it: /^(?:auto|multi|micro|meta|pre|ri|sotto|inter|anti|de|co)(?=\p{L}{5})/u,
  nl: /^(?:auto|multi|micro|meta|her|on|voor)(?=\p{L}{5})/u,
  pl: /^(?:auto|multi|mikro|meta|nie|pre|pod|anty|de)(?=\p{L}{6})/u,
};

/** Pronouns that Spanish writes behind verbs; the verb then shows where it is stressed. */
const ENCLITIC = /^(?<verb>\p{L}{2,20}?)(?:me|te|se|nos|os)?(?:lo|la|los|las|le|les|me|te|se|nos)$/u;

/** Who does what a verb says: "contratador" of "contratar". */
const DOER = /(?<=\p{L}{3})([aei])dor(?:a|as|es)?$/u;

/** "-seitig" goes behind any noun: "serverseitiger". */
const SIDED = /^(?<noun>\p{L}{3,20}?)seitig(?:e[nrsm]?)?$/u;

/** What goes before German verbs and comes off them; "zu" stands between the two: "rausgehen", "aufzumachen". */
const SEPARABLE =
  /^(?:ab|an|auf|aus|bei|durch|ein|fest|frei|her(?:aus|ein|um|unter|vor)?|hin(?:aus|ein|zu)?|los|mit|nach|raus|rein|rum|runter|um|vor|weg|weiter|zu|zurück|zusammen)(?:zu)?(?=\p{Ll}{5})/u;

const ADJECTIVE = '(?:y|i|a|e|ego|ej|ych|ym|ymi|ą|o)$';

/** Adjectives of verbs and nouns ("sortowalny", "uciekane", "kropkowy"), and what was done to the end ("zaindeksowane"). */
const POLISH: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?<=\\p{L}{3})aln(?:${ADJECTIVE}|ość$|ości$)`, 'u'), 'ać'],
  [new RegExp(`(?<=\\p{L}{3})an${ADJECTIVE}`, 'u'), 'ać'],
  [new RegExp(`(?<=\\p{L}{4})ow${ADJECTIVE}`, 'u'), ''],
  [new RegExp(`(?<=\\p{L}{3}k)ow${ADJECTIVE}`, 'u'), 'a'],
  [/^(?:za|z|prze|wy|po)(?=\p{L}{2,20}(?:owa|uj))/u, ''],
];

/** Adverbs of adjectives ("estáticamente"), and what is done or who does it by verbs ("Vormerkung", "refatoramento", "journaliseur"). */
const MADE_OF: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/(?<=\p{L}{4})ung(?:en)?$/u, 'en'],
    [/(?<=\p{L}{3}[lr])ung(?:en)?$/u, 'n'],
    [/(?<=\p{L}{4})lung(?:en)?$/u, 'eln'],
    [/(?<=\p{L}{4})rung(?:en)?$/u, 'ern'],
  ],
  es: [
    [/(?<=(?:[aio][cd]|iv|os|nt|or)a|[ai]l|ble|ar)mente$/u, ''],
    [/(?<=\p{L}{3})amiento$/u, 'ar'],
    [/(?<=\p{L}{4}o)s$/u, ''],
  ],
  pt: [
    [/(?<=(?:[aio][cd]|iv|os|nt|or)a|[ai]l|ble|ar)mente$/u, ''],
    [/(?<=\p{L}{3})amento$/u, 'ar'],
    [/(?<=\p{L}{4}o)s$/u, ''],
    [/(?<=\p{L}{2}q)ue[ms]?$/u, 'uar'],
  ],
  it: [
    [/(?<=(?:[aio][cd]|iv|os|nt|or)a|[ai]l|ble|ar)mente$/u, ''],
    [/(?<=\p{L}{3}[lr])mente$/u, 'e'],
    [/(?<=\p{L}{3})amento$/u, 'are'],
  ],
  fr: [[/(?<=\p{L}{4})(?:eurs?|euses?|age|ages)$/u, 'er']],
};

/** How Portugal writes the vowel that Brazil closes: "género", "eletrónico". */
const OPEN_VOWEL = /[éó](?=[mn])/u;
const CLOSED: Readonly<Record<string, string>> = { é: 'ê', ó: 'ô' };

/** Letters that Portugal wrote before the reform of 1990, and many of its writers still do: "objecto", "adopção". */
const MUTE = /(?<=[aeiouáéíóú])(?:[cp](?=[çt])|c(?=cion))/u;

/** Italian writes pronouns behind orders, infinitives and gerunds: "uniscili", "aggiornarlo". */
const ITALIAN_ENCLITIC =
  /^(?<verb>\p{L}{2,20}(?:[ai]|[aei]r|ndo))(?:mi|ti|ci|vi|[mtcv]e(?:lo|la|li|le|ne)|lo|la|li|le|ne)$/u;

function isWithPronoun(word: string, knows: (word: string) => boolean): boolean {
  const verb = ITALIAN_ENCLITIC.exec(word)?.groups?.['verb'];
  return verb !== undefined && verb.length >= 4 && knows(verb.endsWith('r') ? `${verb}e` : verb);
}

/** "überprüf", "kopier": an order in German leaves its "e" out. */
function isOrder(word: string, knows: (word: string) => boolean): boolean {
  return ['e', 'en', 't', 'st'].every((ending) => knows(word + ending));
}

/** Whether a word of `language`, in small letters, is made of one that `knows` knows, by means that dictionaries leave out. */
export function isDerived(word: string, language: string, knows: (word: string) => boolean): boolean {
  const bare = PREFIXES[language] === undefined ? word : word.replace(PREFIXES[language], '');
  if (bare !== word && knows(bare)) return true;
  const isMade = MADE_OF[language]?.some(
    ([ending, base]) => ending.test(word) && knows(word.replace(ending, base)),
  );
  if (isMade === true) return true;
  if (language === 'de') return isDerivedInGerman(word, knows);
  if (language === 'pl')
    return POLISH.some(([ending, base]) => ending.test(word) && knows(word.replace(ending, base)));
  if (language === 'nl') return isDerivedInDutch(word, knows);
  if (language === 'it') return isWithPronoun(word, knows);
  if (language === 'pt' && MUTE.test(word) && knows(word.replace(MUTE, ''))) return true;
  if (language === 'pt' && OPEN_VOWEL.test(word))
    return knows(word.replace(OPEN_VOWEL, (vowel) => CLOSED[vowel] ?? vowel));
  if (language === 'es' || language === 'pt') {
    const doer = word.replace(DOER, '$1r');
    if (doer !== word && knows(doer)) return true;
  }
  if (language !== 'es') return false;
  const verb = ENCLITIC.exec(word)?.groups?.['verb'];
  if (verb === undefined) return false;
  const plain = unstressed(verb);
  if (/(?:[aeiáéí]r|ando|iendo|yendo)$/u.test(verb)) return knows(plain);
  return plain !== verb && knows(plain);
}

/** "strukturiertere": forms of a comparative, of which the dictionary has the adjective and its one form in "-er". Short ones change their vowel. */
const COMPARED = /(?<=\p{L}{6}er)e[nmrs]?$/u;

/** "Konfigurations Datei": the first word of a compound that was written apart; what it lacks is no letter. */
const LINKED = /(?<=\p{L}(?:ung|ion|heit|keit|tät|schaft))s$/u;

function isDerivedInGerman(word: string, knows: (word: string) => boolean): boolean {
  if (isOrder(word, knows)) return true;
  const verb = word.replace(SEPARABLE, '');
  if (verb !== word && knows(verb)) return true;
  const positive = word.replace(COMPARED, '');
  if (positive !== word && knows(positive) && knows(positive.slice(0, -2))) return true;
  const first = word.replace(LINKED, '');
  const noun = SIDED.exec(word)?.groups?.['noun'] ?? (first === word ? undefined : first);
  return noun !== undefined && (knows(noun) || knows(upperFirst(noun)));
}

/** What goes before Dutch verbs and comes off them: "uitlijsten", "uitgelijste". */
const DUTCH_SEPARABLE =
  /^(?:aan|af|bij|door|in|mee|om|op|over|terug|toe|uit|voor|weg)(?:te)?(?=\p{Ll}{5,20}(?:en|d|t|de|te)$)/u;

/** What was done, before its noun: "gelogde". */
const DONE = /(?<=^(?:ge|\p{L}{2,6}ge|be|ver|ont|her)\p{L}{2,20}[dt])e$/u;

function isDerivedInDutch(word: string, knows: (word: string) => boolean): boolean {
  const several = word.endsWith('s') && knows(word.slice(0, -1));
  return (
    several ||
    isEmphatic(word, knows) ||
    [DUTCH_SEPARABLE, DONE].some((part) => part.test(word) && knows(word.replace(part, '')))
  );
}

/** Dutch stresses a word by an accent on its vowel: "níet", "vóór". */
function isEmphatic(word: string, knows: (word: string) => boolean): boolean {
  const plain = unstressed(word);
  return plain !== word && knows(plain);
}

function unstressed(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\u0301/gu, '')
    .normalize('NFC');
}
