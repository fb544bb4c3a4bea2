import type { ConfusionSet } from './confusion-set.ts';

/** A set but for the places where what stands there is surely meant, told by the words of the text and the place of the one in question. */
export function unless(
  isMeant: (words: readonly string[], at: number) => boolean,
): (set: ConfusionSet) => ConfusionSet {
  return (set) => ({
    ...set,
    slotAt: (tokens, at) => (isMeant(tokens.words, at) ? null : set.slotAt(tokens, at)),
  });
}
