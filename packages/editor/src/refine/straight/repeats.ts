import { contentWords } from '../../document/content-words.ts';
import type { Span } from '../../read/source.ts';
import type { Draft } from '../draft.ts';

/** So much of a sentence has to stand in another for it to say the same. */
const SAME = 0.6;

/** Whether a stretch of a draft says again what another says: a summary, a test, a quotation. */
export function repeats({ text }: Draft, said: Span | undefined, again: Span): boolean {
  if (said === undefined) return false;
  const own = new Set(contentWords(text.slice(said.start, said.end)));
  const held = new Set(contentWords(text.slice(again.start, again.end)));
  return own.size > 0 && [...own].filter((word) => held.has(word)).length / own.size >= SAME;
}
