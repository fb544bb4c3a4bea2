/** The smallest of the values that at least `share` (0 to 1) of them do not exceed: the nearest-rank quantile. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The middle value, the lower one of two. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The sum of the values. */
export function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
