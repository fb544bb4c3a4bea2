import type { Move } from './floor.ts';
import type { Part } from './part.ts';

/** What a sentence says once what was said before it is taken in. */
export interface Heard {
  readonly parts: readonly Part[];
  /** Where the statements begin whose place these take. */
  readonly replaced: readonly number[];
}

/** What only answers, and says nothing by itself. */
export const silence: Heard = { parts: [], replaced: [] };

/** Where the statements of a question begin, those that led to it first. */
export function startsOf(question: Move): number[] {
  return [...question.catchwords, question.start];
}
