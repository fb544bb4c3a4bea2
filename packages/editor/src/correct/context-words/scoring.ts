import { featureKey, type PackedWeights, weightKey } from './weights.ts';

/**
 * What speaks for each member of a set, in the order of the labels: the sums of a logistic model, so that the difference of two
 * is the logarithm of how many times likelier one is.
 *
 * @param mask a bit for each label that can stand in the place
 */
export function sumsOf(
  weights: PackedWeights,
  salt: number,
  features: Int32Array,
  labels: number,
  mask: number,
  into: Float64Array,
): void {
  for (let label = 0; label < labels; label += 1)
    into[label] = (mask & (1 << label)) === 0 ? Number.NEGATIVE_INFINITY : 0;
  for (let at = 0; at < features.length; at += 1) {
    const key = featureKey(features[at] ?? 0, salt);
    for (let label = 0; label < labels; label += 1)
      into[label] = (into[label] ?? 0) + weights.get(weightKey(key, label));
  }
}

/** The label with the highest sum. */
export function bestOf(sums: Float64Array, labels: number): number {
  let best = 0;
  for (let label = 1; label < labels; label += 1) if ((sums[label] ?? 0) > (sums[best] ?? 0)) best = label;
  return best;
}
