import type { Draft } from '../draft.ts';
import type { Change } from '../instruction.ts';

/** Reads a message as a whole, without courtesies and reasons; null where it is of another kind, or a word of it is left over. */
export type ExactReader = (words: string, draft: Draft) => Change | null;

/** The groups of the first of several patterns that words fit. */
export function groupsOf(
  patterns: readonly RegExp[],
  words: string,
): Readonly<Record<string, string | undefined>> | null {
  for (const pattern of patterns) {
    const found = pattern.exec(words);
    if (found) return found.groups ?? {};
  }
  return null;
}
