import { sumsOf } from '../../learned/weights.ts';
import type { Kind } from '../statement.ts';
import type { Weights } from './weights.ts';

/** What signals make of a sentence. */
export interface Leaning {
  /** The kind they speak for most. */
  readonly kind: Kind;
  /** How much more they speak for it than for a demand, from 0. */
  readonly overDemand: number;
}

/** The kind the signals speak for most. */
export function likeliest(signals: readonly string[], weights: Weights): Leaning {
  const sums = sumsOf(signals, weights);
  const best = sums.reduce((top, sum, at) => (sum > (sums[top] ?? 0) ? at : top), 0);
  const demand = weights.labels.indexOf('requirement');
  return {
    kind: weights.labels[best] ?? 'context',
    overDemand: (sums[best] ?? 0) - (sums[demand] ?? 0),
  };
}
