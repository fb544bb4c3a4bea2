import { listsKey } from '../../prepared/lists-key.ts';
import { preparedTables } from '../../prepared/prepared-tables.ts';
import type { WordTable } from '../../prepared/word-table.ts';
import { readInstalled } from './installed.ts';

/** Words of films and of encyclopedias, the most frequent first; both kinds miss what the other has. */
const LISTS = ['commonWords', 'wikipedia'] as const;

/** The packages of the lists, by language. Polish has no second list: the one there is has lost its accents. */
const PACKAGES: Readonly<Record<string, string>> = {
  en: 'language-en',
  de: 'language-de',
  fr: 'language-fr',
  es: 'language-es-es',
  pt: 'language-pt-br',
  it: 'language-it',
  nl: 'language-nl-be',
  pl: 'language-pl',
};

/** Bits by which the most frequent word is likelier than the rarest of the lists. */
const RANGE = 16;

/** How frequent words are; all are in small letters. */
export interface WordRanks {
  has(word: string): boolean;
  /**
   * 16 for the most frequent word, one less for each doubling of the rank, down to about 0; undefined for words of no
   * list.
   */
  get(word: string): number | undefined;
  words(): Iterable<string>;
}

/** The frequencies of a language: 30,000 to 90,000 entries. */
export function readWordRanks(language: string): WordRanks {
  const make = () => ({ ranks: readLists(language) });
  const table: WordTable = preparedTables(`ranks-${language}`, listsKey(), ['ranks'], make).ranks;
  return {
    has: (word) => table.has(word),
    get: (word) => {
      const rank = table.get(word);
      return rank === undefined ? undefined : likelihoodOf(rank);
    },
    words: () => table.words(),
  };
}

/** The best rank of each word, from 0 on. */
function readLists(language: string): Map<string, number> {
  const ranks = new Map<string, number>();
  const name = PACKAGES[language];
  if (name === undefined) return ranks;
  for (const list of language === 'pl' ? LISTS.slice(0, 1) : LISTS) {
    const words = JSON.parse(readInstalled(`@zxcvbn-ts/${name}`, `src/${list}.json`)) as string[];
    for (const [rank, word] of words.entries()) {
      if (likelihoodOf(rank) > 0 && rank < (ranks.get(word) ?? Infinity)) ranks.set(word, rank);
    }
  }
  return ranks;
}

function likelihoodOf(rank: number): number {
  return RANGE - Math.log2(rank + 2);
}
