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

/** The best way to have tagged the tokens so far, by the last tag and by which of the needed slots have begun. */
interface Path {
  readonly score: number;
  readonly before: Path | null;
  readonly tag: number;
}

/**
 * The most likely tags of all tokens together in which each slot that the operation needs begins once (Viterbi, 1967);
 * where there are too few tokens for that, the most likely ones. Each token is given by its signals.
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
  const states = 1 << wanted.length;
  const follow = [...labels, 'start' as const].map((tag) => sumsOf([afterSignal(tag)], weights, evenly));
  let paths: (Path | undefined)[] = [];
  for (const [at, row] of signals.entries()) {
    const own = sumsOf(row, weights, evenly);
    const next: (Path | undefined)[] = [];
    for (const [tag, label] of labels.entries()) {
      const slot = begins[tag] ?? -1;
      const consider = (before: Path | null, mask: number, score: number) => {
        if (slot >= 0 && (mask & (1 << slot)) !== 0) return;
        const place = tag * states + (slot < 0 ? mask : mask | (1 << slot));
        const known = next[place];
        if (!known || known.score < score) next[place] = { score, before, tag };
      };
      if (at === 0) {
        if (!label.startsWith('I-')) consider(null, 0, (own[tag] ?? 0) + (follow[labels.length]?.[tag] ?? 0));
        continue;
      }
      for (const [place, path] of paths.entries()) {
        if (!path || (label.startsWith('I-') && labels[path.tag]?.slice(2) !== label.slice(2))) continue;
        consider(path, place % states, path.score + (own[tag] ?? 0) + (follow[path.tag]?.[tag] ?? 0));
      }
    }
    paths = next;
  }
  const whole = paths.filter((_, place) => place % states === states - 1);
  return tagsAlong(bestOf(whole) ?? bestOf(paths), labels);
}

function bestOf(paths: readonly (Path | undefined)[]): Path | null {
  return paths.reduce<Path | null>(
    (best, path) => (path && (!best || path.score > best.score) ? path : best),
    null,
  );
}

function tagsAlong(path: Path | null, labels: readonly Tag[]): Tag[] {
  const tags: Tag[] = [];
  for (let one = path; one; one = one.before) tags.unshift(labels[one.tag] ?? 'O');
  return tags;
}

const evenly = () => 1;

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
