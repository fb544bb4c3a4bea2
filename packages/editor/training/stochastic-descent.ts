import { type LearnedWeights, likelihoodsOf } from '../src/learned/weights.ts';
import { mixed } from './mixed.ts';

const STEP = 0.07;
/** Pull of a weight towards zero each time its signal is seen. */
const DECAY = 0.001;
/** Errors below this are not worth a step. */
const ENOUGH = 1e-4;

/** How long is learned, and how much of it is kept. */
export interface Thrift {
  /** Times that each sample is learned from: too many, and single samples are learned by heart. */
  readonly epochs: number;
  /** Signals seen less often teach nothing. */
  readonly rare: number;
  /** Weights below this are left out: they change next to no verdict. */
  readonly negligible: number;
  /** The first step of a weight for an error of 1. */
  readonly step?: number;
  /** Pull of a weight towards zero each time its signal is seen. */
  readonly decay?: number;
  /** What the sums of squares begin with: next to nothing, and a signal that is seen for the first time moves its weights by a whole step. */
  readonly start?: number;
}

/** Something to learn from: what can be seen of it, how much of each signal, if not 1 of each, and what it is. */
export interface Observed<Label extends string> {
  readonly signals: readonly string[];
  readonly strengths?: readonly number[];
  readonly label: Label;
}

/**
 * Multinomial logistic regression for many rare signals, by stochastic gradient descent with AdaGrad steps (Duchi, Hazan and
 * Singer, 2011). The samples are taken in an order that is fixed but mixes them: the same samples give the same weights.
 */
export function learnByDescent<Label extends string>(
  samples: readonly Observed<Label>[],
  { epochs, rare, negligible, step = STEP, decay = DECAY, start = 1e-8 }: Thrift,
): LearnedWeights<Label> {
  const labels = [...new Set(samples.map(({ label }) => label))].sort();
  const width = labels.length;
  const counts = new Map<string, number>();
  for (const signal of samples.flatMap(({ signals }) => signals))
    counts.set(signal, (counts.get(signal) ?? 0) + 1);
  const signals = [...counts].flatMap(([signal, count]) => (count >= rare ? [signal] : [])).sort();
  const place = new Map(signals.map((signal, at) => [signal, at]));
  const bias = signals.length;
  const rows = samples.map(({ signals: own, strengths }): Row => {
    const known = own.flatMap((signal, at) => {
      const found = place.get(signal);
      return found === undefined ? [] : [[found, strengths?.[at] ?? 1] as const];
    });
    return {
      places: Int32Array.from([...known.map(([at]) => at), bias]),
      strengths: Float64Array.from([...known.map(([, strength]) => strength), 1]),
    };
  });
  const targets = samples.map(({ label }) => labels.indexOf(label));
  const weights = new Float64Array((bias + 1) * width);
  const squares = new Float64Array(weights.length).fill(start);
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const sample of mixed(samples.length, epoch)) {
      const row = rows[sample] as Row;
      for (const [label, likely] of likelihoods(row, weights, width).entries()) {
        const error = likely - (label === targets[sample] ? 1 : 0);
        if (Math.abs(error) < ENOUGH) continue;
        for (let one = 0; one < row.places.length; one += 1) {
          const at = (row.places[one] as number) * width + label;
          const slope = error * (row.strengths[one] as number) + decay * (weights[at] ?? 0);
          squares[at] = (squares[at] ?? 0) + slope * slope;
          weights[at] = (weights[at] ?? 0) - (step * slope) / Math.sqrt(squares[at] ?? 1);
        }
      }
    }
  return {
    labels,
    bias: [...weights.subarray(bias * width)].map(rounded),
    signals: new Map(
      signals.flatMap((signal, at) => {
        const pairs = [...weights.subarray(at * width, (at + 1) * width)].flatMap((weight, label) =>
          Math.abs(weight) < negligible ? [] : [label, rounded(weight)],
        );
        return pairs.length === 0 ? [] : [[signal, pairs] as const];
      }),
    ),
  };
}

/** The signals of a sample by their places, with how much there is of each. */
interface Row {
  readonly places: Int32Array;
  readonly strengths: Float64Array;
}

function likelihoods({ places, strengths }: Row, weights: Float64Array, width: number): number[] {
  const sums = Array.from({ length: width }, () => 0);
  for (let one = 0; one < places.length; one += 1) {
    const from = (places[one] as number) * width;
    const strength = strengths[one] as number;
    for (let label = 0; label < width; label += 1)
      sums[label] = (sums[label] ?? 0) + strength * (weights[from + label] ?? 0);
  }
  return likelihoodsOf(sums);
}

function rounded(weight: number): number {
  return Math.round(weight * 100) / 100;
}
