import { keysIn } from '../../document/keys.ts';
import type { Slots } from './intent.ts';

/** Whether a clause names no key that is in none of its slots: what it means may be that one. */
export function namesNoOther(slots: Slots, clause: string): boolean {
  const named = Object.values(slots).flatMap((words) => keysIn(words).map(({ text }) => text));
  return keysIn(clause).every(({ text }) => named.includes(text));
}
