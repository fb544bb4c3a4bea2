import type { Kind } from '../statement.ts';

/** "What I'd like is that …, and that the report is sent": the start of the second of two wishes. */
export const secondWish = /^(?:and )?that (?=(?:an?|the|every|each|all|it|they|users?|our|no)\s\S+\s)/iu;
const demanding: ReadonlySet<Kind> = new Set(['requirement', 'quality', 'goal']);

/** Whether a sentence goes on with a wish. `previous` is what the sentence before it is. */
export function addsWish(sentence: string, previous: Kind | null): boolean {
  return previous !== null && demanding.has(previous) && secondWish.test(sentence);
}
