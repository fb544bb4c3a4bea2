import {
  ANY_TAG,
  type ChainModel,
  placeScores,
  START,
  STEP_WEIGHTS,
  step,
  stepRow,
  sumsOf,
} from '../../src/understand/pieces/chain.ts';
import { type Features, PIECE_FEATURES } from '../../src/understand/pieces/features.ts';
import { LABELS } from '../../src/understand/pieces/labels.ts';
import { mixed } from '../mixed.ts';

/** A sentence to learn from: what its places show, and the label of each. */
export interface LabelledFeatures {
  readonly features: Features;
  /** By places in `LABELS`. */
  readonly labels: readonly number[];
}

const WIDTH = LABELS.length;
const ROWS = 2 ** 18;
const STEP = 0.06;
/** Pull of a weight towards zero each time it is looked at. */
const DECAY = 0.0006;

/**
 * A linear-chain conditional random field (Lafferty, McCallum and Pereira 2001), by stochastic gradient descent with AdaGrad steps (Duchi,
 * Hazan and Singer 2011). The sentences are taken in an order that is fixed: the same ones give the same weights.
 */
export function learnChain(sentences: readonly LabelledFeatures[], rounds: number): ChainModel {
  const places = new Float32Array(ROWS * WIDTH);
  const placeSquares = new Float32Array(places.length).fill(1e-6);
  const steps = new Float32Array(STEP_WEIGHTS);
  const stepSquares = new Float32Array(steps.length).fill(1e-6);
  const model: ChainModel = { places: { weights: places, outcomes: WIDTH }, steps, scale: 1 };
  const mask = ROWS - 1;
  const move = (weights: Float32Array, squares: Float32Array, at: number, error: number): void => {
    const slope = error + DECAY * (weights[at] as number);
    squares[at] = (squares[at] as number) + slope * slope;
    weights[at] = (weights[at] as number) - (STEP * slope) / Math.sqrt(squares[at] as number);
  };
  for (let round = 0; round < rounds; round += 1)
    for (const index of mixed(sentences.length, round)) {
      const sentence = sentences[index];
      if (sentence === undefined) continue;
      const { features, labels } = sentence;
      const scores = placeScores(features, model);
      const { marginals, forward, backward, total } = sumsOf(features, model, scores);
      const pairs = pairErrors(features, model, scores, labels, forward, backward, total);
      labels.forEach((right, at) => {
        for (let label = 0; label < WIDTH; label += 1) {
          const error = (marginals[at * WIDTH + label] as number) - (label === right ? 1 : 0);
          if (Math.abs(error) < 1e-3) continue;
          const from = at * PIECE_FEATURES;
          for (let feature = from; feature < from + (features.counts[at] as number); feature += 1)
            move(places, placeSquares, ((features.hashes[feature] as number) & mask) * WIDTH + label, error);
        }
      });
      for (const [place, error] of pairs) move(steps, stepSquares, place, error);
    }
  return model;
}

/** By how much each step from a label to the next is likelier than it should be, where that is not next to nothing. */
function pairErrors(
  features: Features,
  model: ChainModel,
  scores: Float64Array,
  labels: readonly number[],
  forward: Float64Array,
  backward: Float64Array,
  total: number,
): [number, number][] {
  const errors: [number, number][] = [];
  labels.forEach((right, at) => {
    const tag = features.steps[at] as number;
    for (let before = 0; before <= WIDTH; before += 1) {
      if ((at === 0) !== (before === START)) continue;
      const row = stepRow(tag, before);
      const anyRow = stepRow(ANY_TAG, before);
      for (let label = 0; label < WIDTH; label += 1) {
        const likely = Math.exp(
          (at === 0 ? 0 : (forward[(at - 1) * WIDTH + before] as number)) +
            step(features, model, at, before, label) +
            (scores[at * WIDTH + label] as number) +
            (backward[at * WIDTH + label] as number) -
            total,
        );
        const isRight = label === right && before === (at === 0 ? START : labels[at - 1]);
        const error = likely - (isRight ? 1 : 0);
        if (Math.abs(error) >= 1e-3) errors.push([row + label, error], [anyRow + label, error]);
      }
    }
  });
  return errors;
}

/** The same model in whole numbers of one byte. */
export function inBytes({ places, steps }: ChainModel): ChainModel {
  const largest = 0.5 * Math.max(most(places.weights), most(steps)) || 1;
  const scale = largest / 127;
  const rounded = (weights: Float32Array | Int8Array): Int8Array =>
    Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / scale))));
  return {
    places: { weights: rounded(places.weights), outcomes: places.outcomes },
    steps: rounded(steps),
    scale,
  };
}

function most(weights: Float32Array | Int8Array): number {
  let found = 0;
  for (const weight of weights) found = Math.max(found, Math.abs(weight));
  return found;
}
