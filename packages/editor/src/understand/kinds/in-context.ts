import { likelihoodsOf, sumsOf, type Weights } from '../../learned/weights.ts';
import type { Evidence } from '../evidence.ts';
import type { Kind } from '../statement.ts';
import { type Standing, signalsOf } from './signals.ts';
import { type Glimpse, REACH, type Surroundings } from './surroundings.ts';

/** What is learned of the words of a sentence, and of what they and the sentences around it say together; both have the same kinds in the same order. */
export interface KindWeights {
  readonly words: Weights<Kind>;
  readonly context: Weights<Kind>;
}

/** Logarithms of likelihoods are taken no lower: what is all but impossible is as unlikely as what is more so. */
const LEAST = -6;

/**
 * What the words of a sentence and the sentences around it speak for, a sum for each kind: stacked classifiers (Wolpert, 1992), of
 * which the second sees what the first makes of a sentence and of those around it. Each has half a say: by the second alone, which is learned from whole notes,
 * a remark in a talk is taken for what it stands among. In a text of few sentences the first alone decides.
 */
export function sumsInContext(evidence: Evidence, standing: Standing, weights: KindWeights): number[] {
  const signals = signalsOf(evidence, standing);
  const byItself = sumsOf(signals, weights.words);
  if (standing.around === null) return byItself;
  const signs = contextSigns(withoutPrevious(signals), standing.around, weights.words);
  const inContext = sumsOf([...signs.keys()], weights.context, (sign) => signs.get(sign) ?? 0);
  return meanOf(logarithmsOf(inContext), logarithmsOf(byItself));
}

function meanOf(left: readonly number[], right: readonly number[]): number[] {
  return left.map((value, at) => (value + (right[at] ?? 0)) / 2);
}

function logarithmsOf(sums: readonly number[]): number[] {
  return likelihoodsOf(sums).map((likelihood) => Math.max(LEAST, Math.log(likelihood)));
}

/** Signals of a sentence but for what the one before it was taken for: that is among what stands around it. */
export function withoutPrevious(signals: readonly string[]): string[] {
  return signals.map((signal) => (signal.startsWith('prev:') ? 'prev:null' : signal));
}

/** What of a sentence and of those around it the second classifier goes by: names, each with its strength. */
export function contextSigns(
  signals: readonly string[],
  { before, behind }: Surroundings,
  words: Weights<Kind>,
): Map<string, number> {
  const signs = new Map<string, number>();
  for (const [at, logarithm] of logarithmsOf(sumsOf(signals, words)).entries())
    signs.set(`own ${words.labels[at]}`, logarithm);
  for (let distance = 1; distance <= REACH; distance += 1) {
    addSeen(signs, `-${distance}`, before[distance - 1], words);
    addSeen(signs, `+${distance}`, behind[distance - 1], words);
  }
  return signs;
}

function addSeen(
  signs: Map<string, number>,
  side: string,
  glimpse: Glimpse | undefined,
  words: Weights<Kind>,
): void {
  if (glimpse === undefined) {
    signs.set(`${side} nothing`, 1);
    return;
  }
  for (const [at, likelihood] of likelihoodsIn(glimpse, words).entries())
    if (likelihood > NEGLIGIBLE) signs.set(`${side} ${words.labels[at]}`, likelihood);
}

/** Likelihoods below this say nothing. */
const NEGLIGIBLE = 0.005;

const known = new WeakMap<Glimpse, { readonly words: Weights<Kind>; readonly likelihoods: number[] }>();

/** A sentence is seen by up to six others. */
function likelihoodsIn(glimpse: Glimpse, words: Weights<Kind>): number[] {
  const found = known.get(glimpse);
  if (found?.words === words) return found.likelihoods;
  const likelihoods = likelihoodsOf(sumsOf(glimpse.signals, words));
  known.set(glimpse, { words, likelihoods });
  return likelihoods;
}
