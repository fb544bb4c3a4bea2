import { sumsOf, type Weights } from '../../learned/weights.ts';

/** Whether a title names what its text is about. */
export type Naming = 'names' | 'misses';

/** How much likelier it is that a title with these signals names its text than that it does not, in logits. */
export function namingLogit(signals: readonly string[], weights: Weights<Naming>): number {
  const sums = sumsOf(signals, weights);
  return (sums[weights.labels.indexOf('names')] ?? 0) - (sums[weights.labels.indexOf('misses')] ?? 0);
}
