import type { Kind } from '../statement.ts';

/** What sums of what speaks for each kind make of a sentence. */
export interface Leaning {
  /** The kind that most speaks for. */
  readonly kind: Kind;
  /** How much more speaks for it than for a demand, from 0. */
  readonly overDemand: number;
}

/** The kind with the highest sum. @param kinds of the sums, in their order */
export function likeliest(sums: readonly number[], kinds: readonly Kind[]): Leaning {
  const best = sums.reduce((top, sum, at) => (sum > (sums[top] ?? 0) ? at : top), 0);
  const demand = kinds.indexOf('requirement');
  return {
    kind: kinds[best] ?? 'context',
    overDemand: (sums[best] ?? 0) - (sums[demand] ?? 0),
  };
}
