/** How much each signal speaks for each label. */
export interface Weights<Label extends string> {
  readonly labels: readonly Label[];
  /** One number a label: how common it is. */
  readonly bias: readonly number[];
  readonly signals: Signals;
}

/** Signal → pairs of a label's place in `labels` and a weight, one after the other; undefined for one that was not learned. */
interface Signals {
  get(signal: string): ArrayLike<number> | undefined;
  /** How many of what weights are counted in make one; left out, they are counted in ones. */
  readonly perOne?: number;
}

/** What training found. */
export interface LearnedWeights<Label extends string> extends Weights<Label> {
  readonly signals: ReadonlyMap<string, readonly number[]>;
}

/** How much a signal counts beside a word. */
export type Strength = (signal: string) => number;

/**
 * What the signals speak for, a sum for each label in the order of `labels`: a linear model, so that every verdict can be read.
 *
 * @param strengthOf left out, each signal counts as much as any other
 */
export function sumsOf<Label extends string>(
  signals: readonly string[],
  { bias, signals: weights }: Weights<Label>,
  strengthOf: Strength = evenly,
): number[] {
  const sums = [...bias];
  const { perOne = 1 } = weights;
  for (const signal of signals) {
    const pairs = weights.get(signal);
    if (pairs === undefined) continue;
    const strength = strengthOf(signal);
    for (let at = 0; at < pairs.length; at += 2) {
      const label = pairs[at] ?? 0;
      sums[label] = (sums[label] ?? 0) + strength * ((pairs[at + 1] ?? 0) / perOne);
    }
  }
  return sums;
}

const evenly: Strength = () => 1;

/** Sums as likelihoods: each 0..1, together 1, the larger the sum the likelier (softmax). */
export function likelihoodsOf(sums: readonly number[]): number[] {
  const top = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - top));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
