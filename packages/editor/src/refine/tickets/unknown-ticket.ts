import { keysIn } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';
import { type Change, noEffect } from '../instruction.ts';
import { boardOf } from './board.ts';

/** Orders that give a ticket a key it has not yet. */
const creating =
  /^(?:(?:please|also|and|then),? )*(?:add|create|open|insert|new|make|rename|retitle|renumber|number|split|call|write)(?!\p{L})|(?<!\p{L})(?:as|called|named|renamed? to|becomes|into) [A-Z]{1,8}-\d/iu;

/** "Add a test to US-5" speaks of a ticket that is to be there. */
const addressed =
  /^(?:(?:please|also|and|then),? )*(?:add|insert|write) .{2,200} (?:to|in|under|for|from|of) (?:the )?[A-Z]{1,8}-\d{1,4}[.]?$/iu;

/** Nothing is done for words that speak of tickets by keys that no ticket of the draft has; null for all others. */
export function unknownTicketChange(words: string, draft: Draft): Change | null {
  const { tickets } = boardOf(draft);
  const families = new Set(tickets.flatMap((ticket) => keysIn(ticket.key ?? '').map((key) => key.family)));
  const keys = keysIn(words).filter((key) => families.has(key.family));
  if (keys.length === 0 || (creating.test(words.trim()) && !addressed.test(words.trim()))) return null;
  if (keys.some((key) => draft.text.includes(key.text))) return null;
  const named = [...new Set(keys.map((key) => key.text))].join(' and no ');
  return (now) => noEffect(now, `There is no ${named}.`);
}
