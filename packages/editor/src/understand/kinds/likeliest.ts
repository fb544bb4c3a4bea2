import type { Kind } from '../statement.ts';
import { strengthOfSignal } from './signals.ts';
import type { Weights } from './weights.ts';

/** The kind the signals speak for most: a linear model, so that every verdict is a sum one can read. */
export function likeliest(signals: readonly string[], { kinds, bias, signals: weights }: Weights): Kind {
  const sums = [...bias];
  for (const signal of signals) {
    const pairs = weights[signal] ?? [];
    for (let at = 0; at < pairs.length; at += 2) {
      const kind = pairs[at] ?? 0;
      sums[kind] = (sums[kind] ?? 0) + strengthOfSignal(signal) * (pairs[at + 1] ?? 0);
    }
  }
  const best = sums.reduce((top, sum, at) => (sum > (sums[top] ?? 0) ? at : top), 0);
  return kinds[best] ?? 'context';
}
