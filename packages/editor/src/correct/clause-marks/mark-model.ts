import { readScaledBytes, type ScaledBytes } from '../../learned/scaled-bytes.ts';
import { likelihoodsOf } from '../../learned/weights.ts';
import { onceAsked } from '../../once-asked.ts';

/** What may belong into a gap between two words of an English sentence; behind a comma "none" is that it stays one. */
export const MARKS = ['none', 'comma', 'stop'] as const;
export type Mark = (typeof MARKS)[number];

/**
 * A linear model with one signal a row: rows are found by the lower bits of its hash, and hold its upper bits and a weight for each of `MARKS`. There
 * are `ROW_BYTES` a row, and a power of two of them.
 */
export type MarkModel = ScaledBytes;

export const ROW_BYTES = 1 + MARKS.length;

/** The model that `npm run training -- clause-marks` wrote. */
export const learnedMarks = onceAsked(() => readScaledBytes(new URL('./models/en.bin', import.meta.url)));

/** What a row holds of the signal that it is for; never 0, which is that of an empty row. */
export function checkOf(signal: number): number {
  return (signal >> 24) | 1;
}

/** How likely each of `MARKS` is, together 1. Signals that were not learned say nothing. */
export function markLikelihoods(signals: Int32Array, { weights: rows, scale }: MarkModel): readonly number[] {
  const mask = rows.length / ROW_BYTES - 1;
  const sums = MARKS.map(() => 0);
  for (const signal of signals) {
    const row = (signal & mask) * ROW_BYTES;
    if (rows[row] !== checkOf(signal)) continue;
    for (let mark = 0; mark < MARKS.length; mark += 1)
      sums[mark] = (sums[mark] as number) + (rows[row + 1 + mark] as number) * scale;
  }
  return likelihoodsOf(sums);
}
