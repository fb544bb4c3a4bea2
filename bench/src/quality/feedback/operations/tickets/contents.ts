import { leaks } from '../../judging/leaks.ts';
import { strays } from '../../judging/strays.ts';
import type { Operation } from '../../operation.ts';
import type { Ticket } from '../../reading/tickets.ts';
import { says } from '../../reading/words.ts';
import type { Revision } from '../../revision.ts';
import { slot } from '../../slots.ts';
import { namedTickets } from './drawing.ts';
import { meantTicket } from './meant.ts';

/** From here on a criterion tests what was asked: as Given, When, Then it has further words. */
const TESTED = 0.7;

/** A further criterion of a ticket, in the form of the others. */
export const addCriterion: Operation = {
  name: 'add-criterion',
  fillings: (document) =>
    namedTickets(document).flatMap(({ slots }) =>
      (document.annotations.criteria ?? []).map((criterion) => ({ slots: { ...slots, case: criterion } })),
    ),
  faults: (revision) => [
    ...entered(revision, 'criteria', slot(revision.slots, 'case')),
    ...(meantTicket(revision).after?.criteria ?? [])
      .filter((criterion) => !/Given.*When.*Then/u.test(criterion))
      .map((criterion) => `no Given, When, Then: ${criterion}`),
  ],
};

/** A further task of a ticket. */
export const addTask: Operation = {
  name: 'add-task',
  fillings: (document) =>
    namedTickets(document).flatMap(({ slots }) =>
      (document.annotations.deeds ?? []).map((deed) => ({ slots: { ...slots, deed } })),
    ),
  faults: (revision) => entered(revision, 'tasks', slot(revision.slots, 'deed')),
};

function entered(revision: Revision, list: 'criteria' | 'tasks', asked: string): string[] {
  const { before, after, holds } = meantTicket(revision);
  const entries = (ticket: Ticket | undefined) => ticket?.[list] ?? [];
  const fresh = entries(after).filter((entry) => !entries(before).includes(entry));
  const meant = fresh.filter((entry) => says(entry, asked, TESTED));
  return [
    ...(meant.length === 1 ? [] : [`${meant.length} new ${list} say: ${asked}`]),
    ...(entries(after).length === entries(before).length + 1 ? [] : [`${entries(after).length} ${list}`]),
    ...meant.flatMap((entry) => leaks(revision, entry)),
    ...strays(revision, holds),
  ];
}
