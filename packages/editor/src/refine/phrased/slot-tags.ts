import { sumsOf, type Weights } from '../../learned/weights.ts';
import type { Word } from './message.ts';
import type { WishSlot } from './wish-kinds.ts';

/** A word's part in a phrasing: the first or a further word of a slot, or neither (Ramshaw and Marcus, 1995). */
export type Tag = 'O' | `B-${WishSlot}` | `I-${WishSlot}`;

/** The signal for what the word before was tagged as. */
export const afterSignal = (tag: Tag | 'start') => `after ${tag}`;

/** The words that fill a slot, as they stand in a message. */
export interface Filled {
  readonly start: number;
  readonly end: number;
  /** The words of the message from the first to the last. */
  readonly words: readonly Word[];
}

/** What weights say of the tags of some words, whatever may be barred of them. */
export interface TagScores {
  readonly slots: readonly WishSlot[];
  /** Those that come into question: no slot, and then two of each. */
  readonly tags: readonly Tag[];
  /** Of each word, how much speaks for each tag. */
  readonly own: readonly (readonly number[])[];
  /** Of each tag, how much speaks for each next one. */
  readonly follow: readonly (readonly number[])[];
}

/**
 * @param signals those of each word
 * @param fits whether a word can stand in a slot
 */
export function scoresOfTags(
  signals: readonly (readonly string[])[],
  slots: readonly WishSlot[],
  weights: Weights<Tag>,
  fits: (at: number, slot: WishSlot) => boolean = () => true,
): TagScores {
  const tags: readonly Tag[] = ['O', ...slots.flatMap((slot): Tag[] => [`B-${slot}`, `I-${slot}`])];
  const places = tags.map((tag) => weights.labels.indexOf(tag));
  const scoresOf = (row: readonly string[]) => {
    const sums = sumsOf(row, weights);
    return places.map((place) => sums[place] ?? 0);
  };
  const own = signals.map((row, at) =>
    scoresOf(at === 0 ? [...row, afterSignal('start')] : row).map((score, tag) => {
      const slot = slots[(tag - 1) >> 1];
      return tag > 0 && slot !== undefined && !fits(at, slot) ? -Infinity : score;
    }),
  );
  return { slots, tags, own, follow: tags.map((tag) => scoresOf([afterSignal(tag)])) };
}

/** Tags of all words, and how much speaks for them together. */
export interface Tagged {
  readonly tags: readonly Tag[];
  readonly score: number;
}

/**
 * The likeliest tags of all words together in which each slot begins once (Viterbi, 1967); null where there are none. A state is the last
 * tag with which of the slots have begun.
 *
 * @param isBarred whether a word must not have a tag
 */
export function likeliestTags(
  { slots, tags, own, follow }: TagScores,
  isBarred: (at: number, tag: Tag) => boolean = () => false,
): Tagged | null {
  const masks = 1 << slots.length;
  let scores = new Float64Array(tags.length * masks).fill(-Infinity);
  const cameFrom: Int32Array[] = [];
  for (const [at, row] of own.entries()) {
    const next = new Float64Array(scores.length).fill(-Infinity);
    const from = new Int32Array(scores.length).fill(-1);
    for (const [tag, score] of row.entries()) {
      if (isBarred(at, tags[tag] ?? 'O')) continue;
      const slot = (tag - 1) >> 1;
      const isBegin = tag % 2 === 1;
      const isInside = tag > 0 && !isBegin;
      const begun = isBegin ? 1 << slot : 0;
      if (at === 0) {
        if (!isInside) next[tag * masks + begun] = score;
        continue;
      }
      for (let last = 0; last < tags.length; last += 1) {
        // a slot goes on only where it has begun
        if (isInside && last !== tag && last !== tag - 1) continue;
        const step = score + (follow[last]?.[tag] ?? 0);
        for (let mask = 0; mask < masks; mask += 1) {
          if ((mask & begun) !== 0) continue;
          const reached = (scores[last * masks + mask] as number) + step;
          const place = tag * masks + (mask | begun);
          if (reached <= (next[place] as number)) continue;
          next[place] = reached;
          from[place] = last * masks + mask;
        }
      }
    }
    scores = next;
    cameFrom.push(from);
  }
  let best = -1;
  for (let place = masks - 1; place < scores.length; place += masks)
    if (scores[place] !== -Infinity && (best < 0 || (scores[place] as number) > (scores[best] as number)))
      best = place;
  if (best < 0) return null;
  const score = scores[best] as number;
  const found: Tag[] = [];
  for (const from of cameFrom.toReversed()) {
    found.push(tags[Math.floor(best / masks)] ?? 'O');
    best = from[best] as number;
  }
  return { tags: found.toReversed(), score };
}

/** What fills each slot. */
export function filledSlots(words: readonly Word[], tags: readonly Tag[]): ReadonlyMap<WishSlot, Filled> {
  const filled = new Map<WishSlot, Filled>();
  tags.forEach((tag, at) => {
    if (!tag.startsWith('B-')) return;
    const slot = tag.slice(2) as WishSlot;
    let last = at;
    while (tags[last + 1] === `I-${slot}`) last += 1;
    const own = words.slice(at, last + 1);
    filled.set(slot, { start: own[0]?.start ?? 0, end: own.at(-1)?.end ?? 0, words: own });
  });
  return filled;
}
