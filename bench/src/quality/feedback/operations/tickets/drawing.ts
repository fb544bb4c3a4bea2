import type { TrialDocument } from '../../documents/trial-document.ts';
import { type Ticket, ticketsOf } from '../../reading/tickets.ts';
import type { Slots } from '../../slots.ts';

/** The tickets of a document, each named by its key and by its title; `key` tells a check which one is meant. */
export function namedTickets({ text }: TrialDocument): { readonly ticket: Ticket; readonly slots: Slots }[] {
  return ticketsOf(text).flatMap((ticket) =>
    [ticket.key, ticket.title].map((name) => ({ ticket, slots: { ticket: name, key: ticket.key } })),
  );
}

/** Pairs of tickets, both named by keys or both by titles. */
export function ticketPairs({ text }: TrialDocument): Slots[] {
  const all = ticketsOf(text);
  return all.flatMap((one) =>
    all
      .filter(({ key }) => key !== one.key)
      .flatMap((other) => [
        { ticket: one.key, ticket2: other.key, key: one.key, key2: other.key },
        { ticket: one.title, ticket2: other.title, key: one.key, key2: other.key },
      ]),
  );
}
