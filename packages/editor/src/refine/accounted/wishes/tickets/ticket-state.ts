import type { Draft } from '../../../draft.ts';
import { boardOf, lineOf, type Ticket } from '../../../tickets/board.ts';

/** The ticket of a key. */
export const ticketOf = (draft: Draft, key: string): Ticket | undefined =>
  boardOf(draft).tickets.find((one) => one.key === key);

/** What the line of a ticket says ("Estimate"), in small letters. */
export function saidOf(draft: Draft, key: string, concept: string): string {
  const ticket = ticketOf(draft, key);
  const line = ticket && lineOf(ticket, concept);
  return line ? draft.text.slice(line.value.start, line.value.end).trim().toLowerCase() : '';
}

export const numberOf = (draft: Draft) => boardOf(draft).tickets.length;
export const titleOf = (draft: Draft, key: string) => ticketOf(draft, key)?.title;
export const firstTitle = (draft: Draft) => boardOf(draft).tickets[0]?.title;

/** Whether a ticket of one state of a draft stands no more in another, under any key. */
export const isGone = (after: Draft, before: Draft, key: string) =>
  !boardOf(after).tickets.some((one) => one.title === titleOf(before, key));
