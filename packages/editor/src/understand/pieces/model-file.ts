import { readScaledBytes, scaledBytes } from '../../learned/scaled-bytes.ts';
import { type ChainModel, STEP_WEIGHTS } from './chain.ts';
import { LABELS } from './labels.ts';

/** The content of a file that `readChain` reads: the weights of places, and behind them those of steps. */
export function chainBytes({ places, steps, scale }: ChainModel): Uint8Array {
  return scaledBytes({ scale, weights: Int8Array.from([...places.weights, ...steps]) });
}

/** Reads the model in `file`. */
export function readChain(file: URL): ChainModel {
  const { scale, weights } = readScaledBytes(file);
  const places = weights.length - STEP_WEIGHTS;
  return {
    scale,
    places: { weights: weights.subarray(0, places), outcomes: LABELS.length },
    steps: weights.subarray(places),
  };
}
