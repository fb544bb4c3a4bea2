import { keysIn } from '../../../document/keys.ts';
import type { Draft } from '../../draft.ts';
import { boardOf } from '../board.ts';

/** The keys of tickets that words name, as a phrase; null where they name none. */
export function keysNamed(words: string, draft: Draft): string | null {
  const known = new Set(boardOf(draft).tickets.map((one) => one.key));
  const keys = [...new Set(keysIn(words).map((key) => key.text))].filter((key) => known.has(key));
  return keys.length === 0 ? null : keys.join(' and ');
}
