import { type Ticket, ticketsOf } from '../../reading/tickets.ts';
import type { Unit } from '../../reading/units.ts';
import type { Revision } from '../../revision.ts';
import { slot } from '../../slots.ts';

/** A ticket that feedback speaks of, before and after; undefined after where it is gone. */
export interface Meant {
  readonly before: Ticket;
  readonly after: Ticket | undefined;
  /** Whether a unit of either version stands in it. */
  readonly holds: (unit: Unit) => boolean;
}

/** The ticket that a slot names by its former key. Throws where there was none. */
export function meantTicket(revision: Revision, name = 'key'): Meant {
  const key = slot(revision.slots, name);
  const before = ticketsOf(revision.before).find((ticket) => ticket.key === key);
  if (!before) throw new Error(`no ticket ${key}`);
  const now = revision.aligned.idNow.get(key);
  const after = ticketsOf(revision.after).find((ticket) => ticket.key === now);
  return { before, after, holds: ({ heading }) => heading.startsWith(`${now ?? 'US-gone'}:`) };
}
