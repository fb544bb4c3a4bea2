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

/**
 * How frequent words are, in small letters: 16 for the most frequent, one less for each doubling of the rank, down to
 * about 0. Words of no list are missing. 30,000 to 90,000 entries.
 */
export function readWordRanks(language: string): Map<string, number> {
  const ranks = new Map<string, number>();
  const name = PACKAGES[language];
  if (name === undefined) return ranks;
  for (const list of language === 'pl' ? LISTS.slice(0, 1) : LISTS) {
    const words = JSON.parse(readInstalled(`@zxcvbn-ts/${name}`, `src/${list}.json`)) as string[];
    for (const [rank, word] of words.entries()) {
      const value = RANGE - Math.log2(rank + 2);
      if ((ranks.get(word) ?? 0) < value) ranks.set(word, value);
    }
  }
  return ranks;
}
