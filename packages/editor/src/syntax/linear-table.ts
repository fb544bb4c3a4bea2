/**
 * A linear model whose features are hashed into a fixed number of rows, a weight for each outcome in each: what falls on the same row shares
 * its weights, which training knows.
 */
export interface LinearTable {
  /** Rows of `outcomes` weights; the number of rows is a power of two. */
  readonly weights: Int8Array | Float32Array;
  readonly outcomes: number;
}

/** Adds up what the features say for each outcome, into `sums`. */
export function addUp(
  { weights, outcomes }: LinearTable,
  features: Int32Array,
  count: number,
  sums: Float64Array,
): void {
  const mask = weights.length / outcomes - 1;
  sums.fill(0, 0, outcomes);
  for (let at = 0; at < count; at += 1) {
    const row = ((features[at] as number) & mask) * outcomes;
    for (let outcome = 0; outcome < outcomes; outcome += 1)
      sums[outcome] = (sums[outcome] as number) + (weights[row + outcome] as number);
  }
}

/** The outcome with the largest sum among those that are allowed (a bit each). */
export function best(sums: Float64Array, outcomes: number, allowed = -1): number {
  let found = -1;
  for (let outcome = 0; outcome < outcomes; outcome += 1) {
    const isAllowed = allowed === -1 || (allowed >> outcome) & 1;
    if (isAllowed && (found < 0 || (sums[outcome] as number) > (sums[found] as number))) found = outcome;
  }
  return found;
}
