import { addUp, type LinearTable } from '../../syntax/linear-table.ts';
import { TAGS } from '../../syntax/tags.ts';
import { type Features, PIECE_FEATURES } from './features.ts';
import { LABELS } from './labels.ts';

/** A chain of labels as it was learned: what speaks for a label at a place, and for one behind another. */
export interface ChainModel {
  readonly places: LinearTable;
  /** For each part of speech (`TAGS`), then for any, and each label before, a weight of every label; the labels before have the start as their last. */
  readonly steps: Int8Array | Float32Array;
  /** By what a sum of weights is multiplied. */
  readonly scale: number;
}

const WIDTH = LABELS.length;
/** Labels before, with the start of a sentence. */
const BEFORE = WIDTH + 1;

/** What stands for a word of any tag in `stepRow`. */
export const ANY_TAG = TAGS.length;

/** Weights of `steps`. */
export const STEP_WEIGHTS = (TAGS.length + 1) * BEFORE * WIDTH;

/** The place in `steps` of the first label behind `before` (a label's place, or none at the start) at a word of that tag. */
export function stepRow(tag: number, before: number): number {
  return (tag * BEFORE + before) * WIDTH;
}

/** The place of the start among the labels before. */
export const START = WIDTH;

/** A labelling, and how sure each of its labels is. */
export interface Labelling {
  /** By places in `LABELS`. */
  readonly labels: readonly number[];
  /** The likelihood of each, from 0 to 1. */
  readonly sure: readonly number[];
  /** How likely each word is to be a joint between two segments. */
  readonly joints: readonly number[];
}

/** What each label at each place amounts to, without its neighbours. */
export function placeScores({ hashes, counts }: Features, { places, scale }: ChainModel): Float64Array {
  const scores = new Float64Array(counts.length * WIDTH);
  const sums = new Float64Array(WIDTH);
  for (let at = 0; at < counts.length; at += 1) {
    const from = at * PIECE_FEATURES;
    addUp(places, hashes.subarray(from, from + PIECE_FEATURES), counts[at] as number, sums);
    for (let label = 0; label < WIDTH; label += 1)
      scores[at * WIDTH + label] = (sums[label] as number) * scale;
  }
  return scores;
}

const deeds: readonly boolean[] = LABELS.map((label) => /[VPEO]/u.test(label));
const openers: readonly boolean[] = LABELS.map((label) => /[SO]/u.test(label));
const joint = LABELS.indexOf('X');

/** The likeliest labels of a sentence, and how sure each is. */
export function labelled(features: Features, model: ChainModel): Labelling {
  const scores = placeScores(features, model);
  const { labels } = likeliest(features, model, scores, 1)[0] as Labels;
  const { marginals } = sumsOf(features, model, scores);
  return {
    labels,
    sure: labels.map((label, at) => marginals[at * WIDTH + label] as number),
    joints: labels.map((_, at) => marginals[at * WIDTH + joint] as number),
  };
}

/** Labels of a whole sentence. */
export interface Labels {
  /** By places in `LABELS`. */
  readonly labels: readonly number[];
  /** How likely all of them are together, from 0 to 1. */
  readonly likelihood: number;
}

/** The `count` likeliest ways to label a sentence, the likeliest first, of the labels that `allowed` (a bit each) lets stand. */
export function waysToLabel(features: Features, model: ChainModel, count: number, allowed: number): Labels[] {
  const scores = placeScores(features, model);
  for (let at = 0; at < scores.length; at += 1)
    if (((allowed >> (at % WIDTH)) & 1) === 0) scores[at] = Number.NEGATIVE_INFINITY;
  const { total } = sumsOf(features, model, scores);
  return likeliest(features, model, scores, count).map(({ labels, likelihood }) => ({
    labels,
    likelihood: Math.exp(likelihood - total),
  }));
}

/**
 * The `count` best paths by the Viterbi algorithm, each with its sum. Each state is a label, and whether the deed of its segment has begun:
 * behind it stands no subject, nor anything that is asked for. Of each state the `count` best ways to it are kept.
 */
function likeliest(features: Features, model: ChainModel, scores: Float64Array, count: number): Labels[] {
  const length = features.counts.length;
  const states = 2 * WIDTH;
  const row = states * count;
  const best = new Float64Array(length * row).fill(Number.NEGATIVE_INFINITY);
  const from = new Int32Array(length * row);
  for (let at = 0; at < length; at += 1)
    for (let before = at === 0 ? -1 : 0; before < (at === 0 ? 0 : row); before += 1) {
      const sum = before < 0 ? 0 : (best[(at - 1) * row + before] as number);
      if (sum === Number.NEGATIVE_INFINITY) continue;
      const stateBefore = Math.floor(before / count);
      const last = before < 0 ? START : stateBefore % WIDTH;
      const isIn = stateBefore >= WIDTH;
      for (let label = 0; label < WIDTH; label += 1) {
        if (isIn && openers[label] === true && last !== label) continue;
        const state = label !== joint && (isIn || deeds[label] === true) ? label + WIDTH : label;
        const all = sum + step(features, model, at, last, label) + (scores[at * WIDTH + label] as number);
        const worst = at * row + (state + 1) * count - 1;
        if (all <= (best[worst] as number)) continue;
        let place = worst;
        for (; place > at * row + state * count && (best[place - 1] as number) < all; place -= 1) {
          best[place] = best[place - 1] as number;
          from[place] = from[place - 1] as number;
        }
        best[place] = all;
        from[place] = before;
      }
    }
  const ends = Array.from({ length: row }, (_, at) => at)
    .filter((at) => best[(length - 1) * row + at] !== Number.NEGATIVE_INFINITY)
    .toSorted((a, b) => (best[(length - 1) * row + b] as number) - (best[(length - 1) * row + a] as number));
  return ends.slice(0, count).map((end) => {
    const labels = new Array<number>(length).fill(0);
    let last = end;
    for (let at = length - 1; at >= 0; at -= 1) {
      labels[at] = Math.floor(last / count) % WIDTH;
      last = from[at * row + last] as number;
    }
    return { labels, likelihood: best[(length - 1) * row + end] as number };
  });
}

/** By how much a step is less likely that parts nothing where only a joint could: a fact and a demand make no segment together. */
const UNLIKELY = 8;
const kinds = [
  ...LABELS.map((label) => (label === 'F' || label === 'Q' ? label : /[TX]/u.test(label) ? '' : 'demand')),
  '',
];
const apart = Uint8Array.from({ length: BEFORE * WIDTH }, (_, at) => {
  const before = kinds[Math.floor(at / WIDTH)] ?? '';
  const label = kinds[at % WIDTH] ?? '';
  return before !== '' && label !== '' && before !== label ? 1 : 0;
});

/** What the step from one label to the next amounts to. */
export function step(
  { steps }: Features,
  { steps: weights, scale }: ChainModel,
  at: number,
  before: number,
  label: number,
) {
  const own = weights[stepRow(steps[at] as number, before) + label] as number;
  const all = (own + (weights[stepRow(ANY_TAG, before) + label] as number)) * scale;
  return apart[before * WIDTH + label] === 1 ? all - UNLIKELY : all;
}

/** The likelihood of every label at every place, and the logarithm of the sum over all labellings (the forward-backward algorithm). */
export function sumsOf(
  features: Features,
  model: ChainModel,
  scores: Float64Array,
): { marginals: Float64Array; forward: Float64Array; backward: Float64Array; total: number } {
  const length = features.counts.length;
  const forward = new Float64Array(length * WIDTH);
  const backward = new Float64Array(length * WIDTH);
  const sums = new Float64Array(WIDTH);
  for (let at = 0; at < length; at += 1)
    for (let label = 0; label < WIDTH; label += 1) {
      const own = scores[at * WIDTH + label] as number;
      if (at === 0) {
        forward[label] = own + step(features, model, 0, START, label);
        continue;
      }
      for (let before = 0; before < WIDTH; before += 1)
        sums[before] =
          (forward[(at - 1) * WIDTH + before] as number) + step(features, model, at, before, label);
      forward[at * WIDTH + label] = own + logSum(sums);
    }
  for (let at = length - 2; at >= 0; at -= 1)
    for (let label = 0; label < WIDTH; label += 1) {
      for (let next = 0; next < WIDTH; next += 1)
        sums[next] =
          (backward[(at + 1) * WIDTH + next] as number) +
          (scores[(at + 1) * WIDTH + next] as number) +
          step(features, model, at + 1, label, next);
      backward[at * WIDTH + label] = logSum(sums);
    }
  const total = logSum(forward.subarray((length - 1) * WIDTH));
  const marginals = forward.map((sum, at) => Math.exp(sum + (backward[at] as number) - total));
  return { marginals, forward, backward, total };
}

function logSum(sums: Float64Array): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const sum of sums) if (sum > most) most = sum;
  if (most === Number.NEGATIVE_INFINITY) return most;
  let all = 0;
  for (const sum of sums) all += Math.exp(sum - most);
  return most + Math.log(all);
}
