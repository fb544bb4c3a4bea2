import { readFileSync } from 'node:fs';
import type { Kind } from '../statement.ts';

/** What training found: how much each signal speaks for each kind. */
export interface Weights {
  readonly kinds: readonly Kind[];
  /** One number a kind: how common it is. */
  readonly bias: readonly number[];
  /** Signal → pairs of a kind's place in `kinds` and a weight, one after the other. */
  readonly signals: Readonly<Record<string, readonly number[]>>;
}

let known: Weights | undefined;

/** The weights in `weights.json`, written by `npm run training`; read at first use. */
export function learnedWeights(): Weights {
  known ??= JSON.parse(readFileSync(new URL('./weights.json', import.meta.url), 'utf8')) as Weights;
  return known;
}
