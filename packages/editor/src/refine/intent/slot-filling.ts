import { sumsOf, type Weights } from '../../learned/weights.ts';
import type { Operation, Slot, Slots } from './intent.ts';
import type { Token } from './tokens.ts';

/** A token's part in an order: the first or a further word of a slot, or neither (Ramshaw and Marcus, 1995). */
export type Tag = 'O' | `B-${Slot}` | `I-${Slot}`;

/** The signal for what the token before was tagged as. */
export const afterSignal = (tag: Tag | 'start') => `after ${tag}`;

/** Slots without which an operation says nothing. */
const needed: Readonly<Partial<Record<Operation, readonly Slot[]>>> = {
  remove: ['what'],
  rename: ['to'],
  replace: ['what', 'to'],
  set: ['to'],
  move: ['what'],
  merge: ['what'],
  split: ['what'],
  add: ['to'],
  answer: ['to'],
  reclassify: ['what', 'to'],
  strength: ['what', 'to'],
  assign: ['to'],
  priority: ['to'],
  estimate: ['to'],
  status: ['to'],
  depend: ['what', 'to'],
  reword: ['to'],
  restore: ['to'],
  tone: ['to'],
  audience: ['to'],
  mark: ['what', 'to'],
  capitalise: ['what'],
};

/**
 * The most likely tags of all tokens together in which each slot that the operation needs begins once (Viterbi, 1967);
 * where there are too few tokens for that, the most likely ones. Each token is given by its signals. A state is the last tag
 * with which of the needed slots have begun, so the time is that of the tokens.
 */
export function tagsOf(
  signals: readonly (readonly string[])[],
  operation: Operation,
  weights: Weights<Tag>,
): Tag[] {
  const { labels } = weights;
  const wanted = needed[operation] ?? [];
  const begins = labels.map((label) =>
    label.startsWith('B-') ? wanted.indexOf(label.slice(2) as Slot) : -1,
  );
  const masks = 1 << wanted.length;
  const follow = [...labels, 'start' as const].map((tag) => sumsOf([afterSignal(tag)], weights));
  const before = labels.map((label) => predecessors(label, labels));
  let scores = new Float64Array(labels.length * masks).fill(-Infinity);
  const cameFrom: Int32Array[] = [];
  for (const [at, row] of signals.entries()) {
    const own = sumsOf(row, weights);
    const next = new Float64Array(scores.length).fill(-Infinity);
    const from = new Int32Array(scores.length).fill(-1);
    for (const [tag, score] of own.entries()) {
      const slot = begins[tag] ?? -1;
      const begun = slot < 0 ? 0 : 1 << slot;
      if (at === 0) {
        if (!labels[tag]?.startsWith('I-'))
          next[tag * masks + begun] = score + (follow[labels.length]?.[tag] ?? 0);
        continue;
      }
      for (const last of before[tag] ?? []) {
        const step = score + (follow[last]?.[tag] ?? 0);
        for (let mask = 0; mask < masks; mask += 1) {
          if ((mask & begun) !== 0) continue;
          const reached = (scores[last * masks + mask] ?? -Infinity) + step;
          const place = tag * masks + (mask | begun);
          if (reached <= (next[place] ?? -Infinity)) continue;
          next[place] = reached;
          from[place] = last * masks + mask;
        }
      }
    }
    scores = next;
    cameFrom.push(from);
  }
  const places = Array.from(scores.keys());
  const whole = places.filter((place) => place % masks === masks - 1);
  return tagsAlong(bestOf(whole, scores) ?? bestOf(places, scores), cameFrom, masks, labels);
}

/** The tags that may stand before one: a slot goes on only where it has begun. */
function predecessors(label: Tag, labels: readonly Tag[]): number[] {
  const all = [...labels.keys()];
  return label.startsWith('I-') ? all.filter((at) => labels[at]?.slice(2) === label.slice(2)) : all;
}

/** The place of the highest score among some; null where none was reached. */
function bestOf(places: readonly number[], scores: Float64Array): number | null {
  let best: number | null = null;
  for (const place of places)
    if ((scores[place] ?? -Infinity) > (best === null ? -Infinity : (scores[best] ?? -Infinity)))
      best = place;
  return best;
}

function tagsAlong(
  last: number | null,
  cameFrom: readonly Int32Array[],
  masks: number,
  labels: readonly Tag[],
): Tag[] {
  const tags: Tag[] = [];
  let place = last ?? -1;
  for (const from of cameFrom.toReversed()) {
    tags.push(labels[Math.floor(place / masks)] ?? 'O');
    place = from[place] ?? -1;
  }
  return tags.toReversed();
}

/** The slots that tags mark in a clause, quotations whole; of a slot that is filled twice the longer words count. */
export function slotsFrom(clause: string, tokens: readonly Token[], tags: readonly Tag[]): Slots {
  const slots: Partial<Record<Slot, string>> = {};
  for (const [at, tag] of tags.entries()) {
    if (!tag.startsWith('B-')) continue;
    const slot = tag.slice(2) as Slot;
    let last = at;
    while (tags[last + 1] === `I-${slot}`) last += 1;
    const [first, final] = quotedWhole(tokens, at, last);
    const words = clause.slice(tokens[first]?.start, tokens[final]?.end);
    if (words.length > (slots[slot]?.length ?? 0)) slots[slot] = words;
  }
  return slots;
}

/** The first and last token of a slot, or of the quotation that its first word stands in. */
function quotedWhole(tokens: readonly Token[], first: number, last: number): [first: number, last: number] {
  const quotation = tokens[first]?.quotation ?? 0;
  if (quotation === 0) return [first, last];
  return [
    tokens.findIndex((token) => token.quotation === quotation),
    Math.max(
      last,
      tokens.findLastIndex((token) => token.quotation === quotation),
    ),
  ];
}
