import { knownMisspelling } from './known-misspellings.ts';

/** An ending, and how the known misspelling is written that has lost it or has another in its place. */
type Variant = readonly [ending: string, known: string, meant: string];

/** Inflections of listed misspellings, and British spellings of what the lists have with "z". */
const VARIANTS: readonly Variant[] = [
  ...['e', 'es', 'ed', 'er', 'ers', 'ing', 'able', 'ation', 'ations'].map(
    (ending): Variant => [`is${ending}`, `iz${ending}`, `is${ending}`],
  ),
  ['s', '', 's'],
  ['es', 'e', 'es'],
  ['ed', '', 'ed'],
  ['ed', 'e', 'ed'],
  ['ing', '', 'ing'],
  ['ing', 'e', 'ing'],
  ['er', '', 'er'],
  ['er', 'e', 'er'],
  ['ers', 'er', 'ers'],
  ['ers', '', 'ers'],
  ['ers', 'e', 'ers'],
  ['ly', '', 'ly'],
];

/**
 * What is meant by a word that no list of misspellings has, but another form of it: "downsteams" by "downsteam",
 * "virtaulised" by "virtaulized". Where `isWord` refuses the outcome, null.
 */
export function byMisspeltStem(word: string, isWord: (word: string) => boolean): string | null {
  for (const [ending, known, meant] of VARIANTS) {
    if (!word.endsWith(ending)) continue;
    const [right, ...others] = knownMisspelling(word.slice(0, -ending.length) + known) ?? [];
    if (right === undefined || others.length > 0 || !right.endsWith(known)) continue;
    const outcome = right.slice(0, right.length - known.length) + meant;
    if (isWord(outcome)) return outcome;
  }
  return null;
}
