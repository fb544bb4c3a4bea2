import { type LearnedWeights, likelihoodsOf, type Strength } from '../src/learned/weights.ts';

/** Something to learn from: what can be seen of it, and what it is, the best label first. */
export interface Sample<Label extends string> {
  readonly signals: readonly string[];
  readonly labels: readonly Label[];
}

const EPOCHS = 300;
const STEP = 0.5;
/** Pull of every weight towards zero, a sample, where a model does not say another. */
const DECAY = 0.001;
/** Signals seen less often teach nothing. */
const RARE = 2;
/** Share of a sample with several labels that goes to its first. */
const FIRST = 0.6;
/** Weights below this are left out: they change next to no verdict. */
const NEGLIGIBLE = 0.05;

/**
 * Multinomial logistic regression over the signals of the samples, by full-batch gradient descent with AdaGrad steps
 * (Duchi, Hazan and Singer, 2011). It starts at zero and draws no random number: the same samples give the same weights.
 */
export function learn<Label extends string>(
  samples: readonly Sample<Label>[],
  strengthOf: Strength,
  decayOfAll = DECAY,
): LearnedWeights<Label> {
  const labels = [...new Set(samples.flatMap((sample) => sample.labels))].sort();
  const width = labels.length;
  const signals = commonSignals(samples);
  const place = new Map(signals.map((signal, at) => [signal, at]));
  const strengths = signals.map(strengthOf);
  const rows = samples.map((sample) => sample.signals.flatMap((signal) => place.get(signal) ?? []));
  const targets = samples.map((sample) => targetOf(sample, labels));

  const weights = new Float64Array((signals.length + 1) * width);
  const squares = new Float64Array(weights.length).fill(1e-6);
  const bias = signals.length * width;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const gradient = new Float64Array(weights.length);
    rows.forEach((row, sample) => {
      const likely = likelihoods(row, weights, strengths, bias, width);
      for (let label = 0; label < width; label += 1) {
        const error = (likely[label] ?? 0) - (targets[sample]?.[label] ?? 0);
        add(gradient, bias + label, error);
        for (const signal of row) add(gradient, signal * width + label, error * (strengths[signal] ?? 1));
      }
    });
    for (let at = 0; at < weights.length; at += 1) {
      const decay = at < bias ? decayOfAll * samples.length * (weights[at] ?? 0) : 0;
      const slope = (gradient[at] ?? 0) + decay;
      add(squares, at, slope * slope);
      add(weights, at, (-STEP * slope) / Math.sqrt(squares[at] ?? 1));
    }
  }
  return {
    labels,
    bias: [...weights.slice(bias)].map(rounded),
    signals: new Map(
      signals.flatMap((signal, at) => {
        const pairs = pairsOf(weights.subarray(at * width, (at + 1) * width));
        return pairs.length === 0 ? [] : [[signal, pairs] as const];
      }),
    ),
  };
}

function commonSignals(samples: readonly Sample<string>[]): string[] {
  const counts = new Map<string, number>();
  for (const { signals } of samples)
    for (const signal of signals) counts.set(signal, (counts.get(signal) ?? 0) + 1);
  return [...counts].flatMap(([signal, count]) => (count >= RARE ? [signal] : [])).sort();
}

function targetOf({ labels }: Sample<string>, all: readonly string[]): number[] {
  const rest = (1 - FIRST) / Math.max(1, labels.length - 1);
  return all.map((label) => {
    const at = labels.indexOf(label);
    if (at < 0) return 0;
    if (labels.length === 1) return 1;
    return at === 0 ? FIRST : rest;
  });
}

function likelihoods(
  row: readonly number[],
  weights: Float64Array,
  strengths: readonly number[],
  bias: number,
  width: number,
): number[] {
  const sums = Array.from({ length: width }, (_, label) =>
    row.reduce(
      (sum, signal) => sum + (strengths[signal] ?? 1) * (weights[signal * width + label] ?? 0),
      weights[bias + label] ?? 0,
    ),
  );
  return likelihoodsOf(sums);
}

function add(array: Float64Array, at: number, value: number): void {
  array[at] = (array[at] ?? 0) + value;
}

function pairsOf(weights: Float64Array): number[] {
  return [...weights].flatMap((weight, label) =>
    Math.abs(weight) < NEGLIGIBLE ? [] : [label, rounded(weight)],
  );
}

function rounded(weight: number): number {
  return Math.round(weight * 100) / 100;
}
