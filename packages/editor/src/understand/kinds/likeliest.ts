import { sumsOf } from '../../learned/weights.ts';
import type { Kind } from '../statement.ts';
import type { Weights } from './weights.ts';

/** The kind the signals speak for most. */
export function likeliest(signals: readonly string[], weights: Weights): Kind {
  const sums = sumsOf(signals, weights);
  const best = sums.reduce((top, sum, at) => (sum > (sums[top] ?? 0) ? at : top), 0);
  return weights.labels[best] ?? 'context';
}
