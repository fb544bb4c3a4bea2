import { readFileSync } from 'node:fs';
import { likelihoodsOf } from '../../learned/weights.ts';
import { onceAsked } from '../../once-asked.ts';

/** What may belong into a gap between two words of an English sentence; behind a comma "none" is that it stays one. */
export const MARKS = ['none', 'comma', 'stop'] as const;
export type Mark = (typeof MARKS)[number];

/** A linear model with one signal a row: rows are found by the lower bits of its hash, and hold its upper bits and a weight for each of `MARKS`. */
export interface MarkModel {
  /** `ROW_BYTES` a row; a power of two of them. */
  readonly rows: Int8Array;
  /** What a weight is to be multiplied by. */
  readonly scale: number;
}

export const ROW_BYTES = 1 + MARKS.length;
const HEADER_BYTES = 8;

/** The content of a file that `readMarkModel` reads: the scale, then the rows. */
export function markModelBytes({ rows, scale }: MarkModel): Uint8Array {
  return Uint8Array.from(
    Buffer.concat([new Uint8Array(new Float64Array([scale]).buffer), Uint8Array.from(rows)]),
  );
}

/** Reads the model in `file`. */
function readMarkModel(file: URL): MarkModel {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  const [scale = 1] = new Float64Array(buffer.slice(byteOffset, byteOffset + HEADER_BYTES));
  return { rows: new Int8Array(buffer, byteOffset + HEADER_BYTES, byteLength - HEADER_BYTES), scale };
}

/** The model that `npm run training -- clause-marks` wrote. */
export const learnedMarks = onceAsked(() => readMarkModel(new URL('./models/en.bin', import.meta.url)));

/** What a row holds of the signal that it is for; never 0, which is that of an empty row. */
export function checkOf(signal: number): number {
  return (signal >> 24) | 1;
}

/** How likely each of `MARKS` is, together 1. Signals that were not learned say nothing. */
export function markLikelihoods(signals: Int32Array, { rows, scale }: MarkModel): readonly number[] {
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
