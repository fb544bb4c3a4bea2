import { readFileSync } from 'node:fs';

const HEADER_BYTES = 8;

/** Weights of one byte each, and what they are to be multiplied by. */
export interface ScaledBytes {
  readonly scale: number;
  readonly weights: Int8Array;
}

/** The content of a file that `readScaledBytes` reads: the scale, then the weights. */
export function scaledBytes({ scale, weights }: ScaledBytes): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + weights.length);
  bytes.set(new Uint8Array(new Float64Array([scale]).buffer));
  bytes.set(Uint8Array.from(weights), HEADER_BYTES);
  return bytes;
}

/** Reads the weights in `file`. */
export function readScaledBytes(file: URL): ScaledBytes {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  const [scale = 1] = new Float64Array(buffer.slice(byteOffset, byteOffset + HEADER_BYTES));
  return { scale, weights: new Int8Array(buffer, byteOffset + HEADER_BYTES, byteLength - HEADER_BYTES) };
}
