import { weightsIn } from '../../learned/kept-weights.ts';
import type { Weights as LearnedWeights } from '../../learned/weights.ts';
import type { Kind } from '../statement.ts';

/** How much each signal speaks for each kind of statement. */
export type Weights = LearnedWeights<Kind>;

/** The weights in `weights.json`, written by `npm run training`. */
export const learnedWeights = weightsIn<Kind>(new URL('./weights.json', import.meta.url));
