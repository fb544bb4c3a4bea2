import { readFileSync } from 'node:fs';
import { type ChainModel, STEP_WEIGHTS } from './chain.ts';
import { LABELS } from './labels.ts';

const HEADER_BYTES = 8;

/** The content of a file that `readChain` reads: the scale, then the weights of places and of steps, a byte each. */
export function chainBytes({ places, steps, scale }: ChainModel): Uint8Array {
  const head = new Float64Array([scale]);
  return Uint8Array.from(
    Buffer.concat([
      new Uint8Array(head.buffer),
      new Uint8Array(Int8Array.from(places.weights).buffer),
      new Uint8Array(Int8Array.from(steps).buffer),
    ]),
  );
}

/** Reads the model in `file`. */
export function readChain(file: URL): ChainModel {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  const [scale = 1] = new Float64Array(buffer.slice(byteOffset, byteOffset + HEADER_BYTES));
  const placeWeights = byteLength - HEADER_BYTES - STEP_WEIGHTS;
  return {
    scale,
    places: {
      weights: new Int8Array(buffer, byteOffset + HEADER_BYTES, placeWeights),
      outcomes: LABELS.length,
    },
    steps: new Int8Array(buffer, byteOffset + HEADER_BYTES + placeWeights, STEP_WEIGHTS),
  };
}
