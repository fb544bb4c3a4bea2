import { weightsIn } from '../../learned/kept-weights.ts';
import type { Kind } from '../statement.ts';
import type { KindWeights } from './in-context.ts';

const words = weightsIn<Kind>(new URL('./weights.json', import.meta.url));
const context = weightsIn<Kind>(new URL('./context-weights.json', import.meta.url));

/** What `npm run training` learned of the kinds of sentences. */
export const learnedWeights = (): KindWeights => ({ words: words(), context: context() });
