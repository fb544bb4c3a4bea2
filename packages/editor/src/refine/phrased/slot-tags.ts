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

/**
 * The likeliest tags of all words together in which each slot begins once (Viterbi, 1967); null where there are too few words. Each
 * word is given by its signals. A state is the last tag with which of the slots have begun.
 */
export function likeliestTags(
  signals: readonly (readonly string[])[],
  slots: readonly WishSlot[],
  weights: Weights<Tag>,
): Tag[] | null {
  const tags: readonly Tag[] = ['O', ...slots.flatMap((slot): Tag[] => [`B-${slot}`, `I-${slot}`])];
  const places = tags.map((tag) => weights.labels.indexOf(tag));
  const masks = 1 << slots.length;
  const scoresOf = (row: readonly string[]) => {
    const sums = sumsOf(row, weights);
    return places.map((place) => sums[place] ?? 0);
  };
  const follow = tags.map((tag) => scoresOf([afterSignal(tag)]));
  let scores = new Float64Array(tags.length * masks).fill(-Infinity);
  const cameFrom: Int32Array[] = [];
  for (const [at, row] of signals.entries()) {
    const own = scoresOf(at === 0 ? [...row, afterSignal('start')] : row);
    const next = new Float64Array(scores.length).fill(-Infinity);
    const from = new Int32Array(scores.length).fill(-1);
    for (const [tag, score] of own.entries()) {
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
  const found: Tag[] = [];
  for (const from of cameFrom.toReversed()) {
    found.push(tags[Math.floor(best / masks)] ?? 'O');
    best = from[best] as number;
  }
  return found.toReversed();
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
