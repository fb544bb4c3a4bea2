import { LIMITS } from '../limits.ts';
import { text } from '../shapes/text.ts';

/** What a person calls a key. */
export const keyLabel = text(LIMITS.keyLabel, {
  description: 'Name of the key, for people.',
  examples: ['editor plugin'],
});
