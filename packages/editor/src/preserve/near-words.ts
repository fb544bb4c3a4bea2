import { within } from '../document/content-words.ts';

/** Tells whether a word stands in a text: as it is, misspelt by a letter or two, or with another ending. */
export type Says = (word: string) => boolean;

/** Whether words stand in a text. Several checks ask for the same ones, so what was found for one is kept. */
export function nearWords(words: readonly string[]): Says {
  const exact = new Set(words);
  const known = new Map<string, boolean>();
  let byInitial: Map<string, string[]> | undefined;
  const hasNear = (word: string) => {
    byInitial ??= Map.groupBy(exact, (other) => other[0] ?? '');
    return (byInitial.get(word[0] ?? '') ?? []).some((other) => isNear(word, other));
  };
  return (word) => {
    if (exact.has(word)) return true;
    const found = known.get(word) ?? hasNear(word);
    known.set(word, found);
    return found;
  };
}

function isNear(word: string, other: string): boolean {
  if (Math.min(word.length, other.length) < 4) return false;
  if (word.startsWith(other) || other.startsWith(word)) return true;
  if (word.length >= 6 && other.length >= 6 && word.slice(0, 5) === other.slice(0, 5)) return true;
  const reach = word.length > 7 ? 3 : word.length > 5 ? 2 : 1;
  return Math.abs(word.length - other.length) <= reach && within(word, other, reach);
}

/** The share of words that stand in others, 0..1; 1 where there are none. */
export function shareIn(words: readonly string[], isIn: Says): number {
  return words.length === 0 ? 1 : words.filter(isIn).length / words.length;
}
