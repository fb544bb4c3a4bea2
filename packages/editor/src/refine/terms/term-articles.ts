import { upperFirst } from '../../first-letter.ts';
import type { Splice } from '../editing/splice.ts';

type Gender = 'm' | 'f';

/** What stands before a term, and the term that takes its place. */
interface Place {
  readonly text: string;
  readonly start: number;
  readonly old: string;
  readonly fresh: string;
}

const feminine: Readonly<Record<string, RegExp>> = {
  fr: /(?:tion|sion|té|ette|ence|ance|ure|ade|esse|euse|trice|elle)$/iu,
  it: /(?:zione|sione|tà|trice|(?<!m|ist)a)$/iu,
  es: /(?:ción|sión|dad|tad|(?<!m|ist)a)$/iu,
  pt: /(?:ção|são|dade|gem|(?<!m|ist)a)$/iu,
};
const masculine: Readonly<Record<string, RegExp>> = {
  fr: /(?:ment|age|eau|isme|oir|ier|teur|al|el|il)$/iu,
  it: /(?:o|tore|iere|ale|sistema|blema|gramma|tema|schema|clima|ploma)$/iu,
  es: /(?:o|or|aje|sistema|blema|grama|tema|esquema|clima|ploma|idioma)$/iu,
  pt: /(?<!ã)(?:o|or|sistema|blema|grama|tema|esquema|clima|ploma|idioma)$/iu,
};

/** The gender that the ending of a noun tells, of the first of several words; null where it tells none. */
export function genderOf(term: string, language: string): Gender | null {
  const [head = ''] = term.split(/\s/u);
  if (feminine[language]?.test(head)) return 'f';
  return masculine[language]?.test(head) ? 'm' : null;
}

const vowel = (word: string) => /^[aeiouàâäéèêëîïôöùûœ]/iu.test(word);

/**
 * The article before a term as the term that takes its place wants it: shortened before a vowel or in full, and of its gender where
 * that can be told. English changes "a" and "an" in a place of its own.
 */
export function articleAgreeing(language: string, place: Place): Splice[] {
  const before = place.text.slice(Math.max(0, place.start - 8), place.start);
  const written = patterns[language]?.exec(before)?.[1];
  if (written === undefined) return [];
  const plain = written.trim().toLowerCase().replace('’', "'");
  const fitting = articles[language]?.(plain, place);
  if (fitting === undefined || fitting === null || fitting.trim() === plain) return [];
  const cased = /^\p{Lu}/u.test(written) ? upperFirst(fitting) : fitting;
  return [{ start: place.start - written.length, end: place.start, text: cased }];
}

const patterns: Readonly<Record<string, RegExp>> = {
  fr: /(?<!\p{L})((?:de la|à la|le|la|une?|du|au|ce|cet|cette|de|que) |(?:de l|à l|l|d|qu)['’])$/iu,
  it: /(?<!\p{L})((?:(?:de|da|a|ne|su)(?:l|llo|lla|i|gli|lle)|il|lo|la|i|gli|le|uno?|una) |(?:(?:de|da|a|ne|su)ll|l|un)['’])$/iu,
  es: /(?<!\p{L})((?:el|la|los|las|una?|unos|unas|del|de la|al|a la|est[ea]|est[oa]s) )$/iu,
  pt: /(?<!\p{L})((?:[oa]s?|uma?|[dn][oa]s?|aos?|às?|pel[oa]s?|numa?|ess[ea]s?|est[ea]s?) )$/iu,
};

const articles: Readonly<Record<string, (article: string, place: Place) => string | null>> = {
  fr: french,
  it: italian,
  es: (article, place) => swapped(article, place, 'es', spanishPairs),
  pt: (article, place) => swapped(article, place, 'pt', portuguesePairs),
};

function french(article: string, { old, fresh }: Place): string {
  const said: Gender | null = /^(?:l'|de l'|à l'|de|d'|que|qu')$/u.test(article)
    ? null
    : /^(?:la|une|de la|à la|cette)$/u.test(article)
      ? 'f'
      : 'm';
  const isFeminine = (genderOf(fresh, 'fr') ?? said ?? genderOf(old, 'fr')) === 'f';
  const short = vowel(fresh);
  if (/^(?:que|qu')$/u.test(article)) return short ? "qu'" : 'que ';
  if (/^(?:de|d')$/u.test(article)) return short ? "d'" : 'de ';
  if (/^une?$/u.test(article)) return isFeminine ? 'une ' : 'un ';
  if (/^ce/u.test(article)) return isFeminine ? 'cette ' : short ? 'cet ' : 'ce ';
  const lead = /^d/u.test(article) ? 'de ' : /^[aà]/u.test(article) ? 'à ' : '';
  if (short) return `${lead}l'`;
  if (isFeminine) return `${lead}la `;
  return lead === 'de ' ? 'du ' : lead === 'à ' ? 'au ' : 'le ';
}

function italian(article: string, { old, fresh }: Place): string {
  const lead = /^(?:de|da|a|ne|su)(?=l|i$|gli)/u.exec(article)?.[0] ?? '';
  const own = article.slice(lead.length);
  const isPlural = /^(?:i|gli|l?le)$/u.test(own);
  const said: Gender | null = /^l?l'$/u.test(own) ? null : /a$|^l?le$|^un'$/u.test(own) ? 'f' : 'm';
  const isFeminine = ((isPlural ? null : genderOf(fresh, 'it')) ?? said ?? genderOf(old, 'it')) === 'f';
  const short = vowel(fresh);
  const isHard = /^(?:s[^aeiou]|z|gn|ps|pn|x|y)/iu.test(fresh);
  if (/^un/u.test(own) && lead === '') return isFeminine ? (short ? "un'" : 'una ') : isHard ? 'uno ' : 'un ';
  const double = lead === '' ? '' : 'l';
  if (isPlural) return `${lead}${isFeminine ? `${double}le` : short || isHard ? 'gli' : 'i'} `;
  if (short) return `${lead}${double}l'`;
  if (isFeminine) return `${lead}${double}la `;
  if (isHard) return `${lead}${double}lo `;
  return lead === '' ? 'il ' : `${lead}l `;
}

const spanishPairs: readonly (readonly [m: string, f: string])[] = [
  ['el', 'la'],
  ['los', 'las'],
  ['un', 'una'],
  ['unos', 'unas'],
  ['del', 'de la'],
  ['al', 'a la'],
  ['este', 'esta'],
  ['estos', 'estas'],
];
const portuguesePairs: readonly (readonly [m: string, f: string])[] = [
  ['o', 'a'],
  ['os', 'as'],
  ['um', 'uma'],
  ['do', 'da'],
  ['dos', 'das'],
  ['no', 'na'],
  ['nos', 'nas'],
  ['ao', 'à'],
  ['aos', 'às'],
  ['pelo', 'pela'],
  ['pelos', 'pelas'],
  ['num', 'numa'],
  ['este', 'esta'],
  ['esse', 'essa'],
];

/** The article of the other gender, where the endings of both nouns tell that it is another. */
function swapped(
  article: string,
  { old, fresh }: Place,
  language: string,
  pairs: readonly (readonly [m: string, f: string])[],
): string | null {
  const [was, is] = [genderOf(singular(old), language), genderOf(singular(fresh), language)];
  const pair = pairs.find((one) => one.includes(article));
  if (!pair || was === null || is === null || was === is) return null;
  return `${pair[is === 'm' ? 0 : 1]} `;
}

function singular(word: string): string {
  return word.replace(/(?<=[aeo])s$/u, '');
}
