import { areAlike } from '../tickets/only-holder.ts';

/** A text with the words it is known by: those of its name, and those of all that it says. */
export interface Known {
  readonly title: readonly string[];
  readonly words: readonly string[];
}

/** What a word is worth that stands in what a text says and not in its name. */
const SAID = 0.85;
/** What a form of a word, another word for it, or one with a wrong letter is worth. */
const ALIKE = 0.8;

/** "Undelivered" is said of what cannot be delivered. */
const negating = /^(?:un|non)(?=\p{L}{5})/u;

/** How well a text holds a word, 0..1. */
export function holding(known: Known, word: string): number {
  if (known.title.includes(word)) return 1;
  if (known.words.includes(word)) return SAID;
  if (known.title.some((other) => areAlike(word, other))) return ALIKE;
  if (known.words.some((other) => areAlike(word, other))) return SAID * ALIKE;
  const undone = word.replace(negating, '');
  return undone !== word && known.words.some((other) => areAlike(undone, other)) ? SAID * ALIKE : 0;
}

/**
 * How much of some words each of several texts holds, 0..1, a word counting the more the fewer of the texts hold it (inverse
 * document frequency). One that stands nowhere tells that something else may be meant.
 */
export function likenesses(wanted: readonly string[], all: readonly Known[]): number[] {
  const held = wanted.map((word) => all.map((known) => holding(known, word)));
  const weights = held.map((shares) => {
    const holders = shares.filter((share) => share > 0).length;
    return holders === 0 ? Math.log(1 + all.length) / 2 : Math.log(1 + all.length / holders);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return all.map((_, at) =>
    total === 0
      ? 0
      : held.reduce((sum, shares, word) => sum + (shares[at] ?? 0) * (weights[word] ?? 0), 0) / total,
  );
}
