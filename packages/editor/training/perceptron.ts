import type { LearnedWeights, Weights } from '../src/learned/weights.ts';
import { mixed } from './mixed.ts';

/** A sequence to learn from: the signals of each of its tokens, and what each is. */
export interface Sequence<Tag extends string> {
  readonly signals: readonly (readonly string[])[];
  readonly tags: readonly Tag[];
}

/** How sequences are tagged with weights, and what tells a token what the one before it was tagged as. */
export interface Tagger<Tag extends string, One extends Sequence<Tag>> {
  readonly tagsOf: (sequence: One, weights: Weights<Tag>) => readonly Tag[];
  readonly afterSignal: (tag: Tag | 'start') => string;
  /** The tag of a token that is no part of anything. */
  readonly outside: Tag;
}

const ROUNDS = 6;
/** Signals seen less often teach nothing. */
const RARE = 3;
const NEGLIGIBLE = 0.15;

/**
 * Averaged structured perceptron (Collins, 2002): tags each sequence with what is known so far, and where that is wrong,
 * moves the weights of what was seen from the wrong tags to the right ones. The order is that of the samples, mixed
 * differently in each round: the same samples give the same weights.
 */
export function learnTags<Tag extends string, One extends Sequence<Tag>>(
  sequences: readonly One[],
  { tagsOf, afterSignal, outside }: Tagger<Tag, One>,
): LearnedWeights<Tag> {
  const labels = [...new Set(sequences.flatMap((sequence) => sequence.tags))].sort();
  const place = new Map(labels.map((label, at) => [label, at]));
  const counts = new Map<string, number>();
  for (const { signals } of sequences)
    for (const row of signals) for (const signal of row) counts.set(signal, (counts.get(signal) ?? 0) + 1);
  const rows = new Map<string, { now: Float64Array; sum: Float64Array; since: number }>();
  const signals = new Map<string, readonly number[]>();
  const weights: Weights<Tag> = { labels, bias: labels.map(() => 0), signals };
  let step = 0;
  const change = (signal: string, tag: Tag, by: number) => {
    if (!signal.startsWith('after ') && (counts.get(signal) ?? 0) < RARE) return;
    const row = rows.get(signal) ?? {
      now: new Float64Array(labels.length),
      sum: new Float64Array(labels.length),
      since: step,
    };
    rows.set(signal, row);
    settle(row, step);
    const at = place.get(tag) ?? 0;
    row.now[at] = (row.now[at] ?? 0) + by;
    signals.set(signal, pairsOf(row.now, 0));
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const at of mixed(sequences.length, round)) {
      const sequence = sequences[at];
      if (!sequence) continue;
      step += 1;
      const found = tagsOf(sequence, weights);
      for (const [token, right] of sequence.tags.entries()) {
        const wrong = found[token] ?? outside;
        const before = sequence.tags[token - 1] ?? ('start' as const);
        const taken = found[token - 1] ?? ('start' as const);
        if (right !== wrong || before !== taken) {
          change(afterSignal(before), right, 1);
          change(afterSignal(taken), wrong, -1);
        }
        if (right === wrong) continue;
        for (const signal of sequence.signals[token] ?? []) {
          change(signal, right, 1);
          change(signal, wrong, -1);
        }
      }
    }
  }
  return {
    labels,
    bias: labels.map(() => 0),
    signals: new Map(
      [...rows]
        .sort(([left], [right]) => (left < right ? -1 : 1))
        .flatMap(([signal, row]) => {
          settle(row, step);
          const pairs = pairsOf(
            row.sum.map((one) => one / step),
            NEGLIGIBLE,
          );
          return pairs.length === 0 ? [] : [[signal, pairs] as const];
        }),
    ),
  };
}

/** Brings the running sum of a row up to a step. */
function settle(row: { now: Float64Array; sum: Float64Array; since: number }, step: number): void {
  const steps = step - row.since;
  if (steps > 0) for (const [at, one] of row.now.entries()) row.sum[at] = (row.sum[at] ?? 0) + steps * one;
  row.since = step;
}

function pairsOf(row: Float64Array, negligible: number): number[] {
  return [...row].flatMap((weight, label) =>
    Math.abs(weight) <= negligible ? [] : [label, Math.round(weight * 100) / 100],
  );
}
