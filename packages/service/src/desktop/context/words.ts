import { stemmer } from 'stemmer';

/** An ASCII word longer than this is no word: it is a key, a hash, or data in Base64. */
const LONGEST_WORD = 80;

const ASCII_WORD = /[A-Za-z0-9_$]+/g;
const ANY_WORD = /[\p{L}\p{N}\p{M}_$ー]+/gu;
const PLAIN_WORD = /^[A-Za-z0-9]+$/;
const NOT_ASCII = /[^\0-\x7f]/;

/** Scripts that put no space between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー]+/gu;

/** `HTTP|Server`, `get|Name`, `utf|8`: humps, acronyms and digits. */
const PARTS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{Lt}\p{M}]+|\p{Lu}|\p{N}+/gu;

/** Begins terms of whole identifiers; no part of a word can hold it. */
const WHOLE = '=';

const STOP_WORDS = new Set(
  (
    'a an and are as at be been but by can did do does for from had has have how i if in into is it its me my no not of on ' +
    'or our should so than that the their them then there these they this those to us was we were what when where which ' +
    'while who why will with would you your'
  ).split(' '),
);

/** The words of a text as it writes them, identifiers whole. */
export function wordsOf(text: string): string[] {
  return text.match(NOT_ASCII.test(text) ? ANY_WORD : ASCII_WORD) ?? [];
}

/**
 * What a word is found by: its parts, and an identifier of several parts as a whole too, so that whoever names it finds it
 * before what has the same parts.
 */
export function findableTerms(word: string): string[] {
  const terms = termsOf(word);
  const isIdentifier = word.length <= LONGEST_WORD && (word.match(PARTS)?.length ?? 0) > 1;
  return isIdentifier ? [...terms, `${WHOLE}${word.toLowerCase()}`] : terms;
}

/** Shorter words name too many identifiers by chance. */
const SHORTEST_NAME = 4;

/**
 * What a word of a query asks for: what it would be found by itself, and, since people write names without their humps,
 * an identifier of its letters: `formdata` asks for `FormData` too.
 */
export function askedTerms(word: string): string[] {
  const terms = findableTerms(word);
  const isName = terms.length === 1 && word.length >= SHORTEST_NAME && PLAIN_WORD.test(word);
  return isName ? [...terms, `${WHOLE}${word.toLowerCase()}`] : terms;
}

/** Whether a term stands for an identifier as a whole. */
export function isWhole(term: string): boolean {
  return term.startsWith(WHOLE);
}

/**
 * The parts a word is found by: `listOpenInvoices` by `list`, `open` and `invoic`. Parts of identifiers, in lower case, stemmed
 * (Porter); writing without spaces by its pairs of characters. Stop words are found by nothing.
 */
export function termsOf(word: string): string[] {
  if (!NOT_ASCII.test(word)) return spacedTerms(word);
  const pairs = (word.match(UNSPACED) ?? []).flatMap(pairsOf);
  return [...pairs, ...spacedTerms(word.replaceAll(UNSPACED, ' '))];
}

function spacedTerms(word: string): string[] {
  if (word.length > LONGEST_WORD) return [];
  const terms: string[] = [];
  for (const part of word.match(PARTS) ?? []) {
    const lower = part.toLowerCase();
    if (!STOP_WORDS.has(lower)) terms.push(stemmer(lower));
  }
  return terms;
}

function pairsOf(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return [run];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
