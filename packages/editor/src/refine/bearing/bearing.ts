import { weightsIn } from '../../learned/kept-weights.ts';
import { likelihoodsOf, sumsOf, type Weights } from '../../learned/weights.ts';
import type { Draft } from '../draft.ts';
import { signalsOf } from './signals.ts';

/**
 * What a clause of feedback is to a document: a wish or an opinion about its text, a fact that may stand in it, a question
 * about its subject, or something else altogether.
 */
export type Bearing = 'wish' | 'fact' | 'question' | 'elsewhere';

/** How likely each bearing is, 0..1. */
export type Likelihoods = Readonly<Record<Bearing, number>>;

const learned = weightsIn<Bearing>(new URL('./weights.json', import.meta.url));

/** How a clause bears on a document; `before` is what the clause before it was taken for. */
export function bearingOf(
  clause: string,
  document: Draft,
  before: Bearing | 'none',
  weights: Weights<Bearing> = learned(),
): Likelihoods {
  const likely = likelihoodsOf(sumsOf(signalsOf(clause, document, before), weights));
  return Object.fromEntries(weights.labels.map((label, at) => [label, likely[at] ?? 0])) as Record<
    Bearing,
    number
  >;
}
