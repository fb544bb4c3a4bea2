import { leaks } from '../../judging/leaks.ts';
import { strays } from '../../judging/strays.ts';
import { naming, namingGone } from '../../judging/touched.ts';
import type { Operation } from '../../operation.ts';
import { mentionsIn } from '../../reading/items.ts';
import { type Ticket, ticketsOf } from '../../reading/tickets.ts';
import type { Unit } from '../../reading/units.ts';
import { says } from '../../reading/words.ts';
import type { Revision } from '../../revision.ts';
import { slot } from '../../slots.ts';
import { namedTickets, ticketPairs } from './drawing.ts';
import { meantTicket } from './meant.ts';

const SIZES = ['1', '2', '3', '5', '8'];
const NEW_TITLES = ['Tell people in time', 'Prepare the first release'];

/** A ticket that shall go, with what only it had to do. */
export const removeTicket: Operation = {
  name: 'remove-ticket',
  excused: ['C4', 'C13', 'C3'],
  fillings: (document) => namedTickets(document).map(({ slots }) => ({ slots })),
  faults: (revision) => {
    const { before, holds } = meantTicket(revision);
    return [
      ...otherTitles(revision, (titles) => titles.filter((title) => title !== before.title)),
      ...strays(revision, (unit) => holds(unit) || namingGone(unit)),
    ];
  },
};

/** Another title for a ticket. */
export const renameTicket: Operation = {
  name: 'rename-ticket',
  fillings: (document) =>
    namedTickets(document).flatMap(({ slots }) =>
      NEW_TITLES.map((title) => ({ slots: { ...slots, new: title } })),
    ),
  faults: (revision) => {
    const old =
      ticketsOf(revision.before).find(({ key }) => key === slot(revision.slots, 'key'))?.title ?? '';
    const title = slot(revision.slots, 'new');
    return [
      ...otherTitles(revision, (titles) => titles.map((one) => (one === old ? title : one))),
      ...strays(revision, ({ text }) => text.includes(old) || text.includes(title)),
    ];
  },
};

/** A ticket that shall stand before all others. */
export const ticketFirst: Operation = {
  name: 'ticket-first',
  fillings: (document) =>
    namedTickets(document)
      .filter(({ ticket }) => ticket.key !== ticketsOf(document.text)[0]?.key)
      .map(({ slots }) => ({ slots })),
  faults: (revision) => {
    const { before } = meantTicket(revision);
    const { removed, added } = revision.changes;
    const times = (units: readonly Unit[], text: string) => units.filter((unit) => unit.text === text).length;
    return [
      ...otherTitles(revision, (titles) => [
        before.title,
        ...titles.filter((title) => title !== before.title),
      ]),
      ...strays(revision, ({ text }) => times(removed, text) === times(added, text) || text.startsWith('| ')),
    ];
  },
};

/** Two tickets as one that has all that both had. */
export const mergeTickets: Operation = {
  name: 'merge-tickets',
  excused: ['J1', 'J2'],
  fillings: (document) => ticketPairs(document).map((slots) => ({ slots })),
  faults: (revision) => {
    const both = ['key', 'key2'].map((name) => meantTicket(revision, name));
    const merged = both.find(({ after }) => after !== undefined)?.after;
    const whole = JSON.stringify([...(merged?.labels ?? []), merged?.criteria, merged?.tasks]);
    const ids = both.flatMap(({ before }) => mentionsIn(before.labels.get('Context') ?? ''));
    const parts = both
      .flatMap(({ before }) => [...before.criteria, ...before.tasks])
      .map((part) => part.replace(/\((?:criterion|criteria) [^)]*\)/u, ''));
    return [
      ...(ticketsOf(revision.after).length === ticketsOf(revision.before).length - 1
        ? []
        : ['not one ticket less']),
      ...ids.filter((id) => !mentionsIn(whole).includes(id)).map((id) => `${id} is lost`),
      ...parts.filter((part) => !says(whole, part)).map((part) => `lost: ${part}`),
      ...(SIZES.includes(merged?.labels.get('Estimate') ?? '') ? [] : ['no estimate that tickets have']),
      ...strays(
        revision,
        (unit) =>
          both.some(({ holds }) => holds(unit)) || namingGone(unit) || naming([merged?.key ?? ''])(unit),
      ),
    ];
  },
};

/** A further ticket with all that tickets have. */
export const addTicket: Operation = {
  name: 'add-ticket',
  fillings: ({ format, annotations }) =>
    format === 'Jira Tickets' ? (annotations.deeds ?? []).map((deed) => ({ slots: { deed } })) : [],
  faults: (revision) => {
    const deed = slot(revision.slots, 'deed');
    const { added } = revision.aligned;
    const fresh = ticketsOf(revision.after).filter(({ key }) => added.includes(key));
    const labelsOf = ({ labels }: Ticket) => [...labels.keys()].join();
    const usual = ticketsOf(revision.before).map(labelsOf);
    const names = naming(added);
    return [
      ...(fresh.length === 1 ? [] : [`${fresh.length} new tickets`]),
      ...fresh.flatMap((ticket) => [
        ...(says(ticket.title, deed) ? [] : [`another title: ${ticket.title}`]),
        ...(usual.includes(labelsOf(ticket)) ? [] : [`other parts than tickets have: ${labelsOf(ticket)}`]),
        ...leaks(revision, ticket.title),
      ]),
      ...strays(
        revision,
        (unit) => names(unit) || fresh.some(({ key }) => unit.heading.startsWith(`${key}:`)),
      ),
    ];
  },
};

/** What is wrong where the titles of the tickets are not what the wish makes of the former ones. */
function otherTitles(revision: Revision, expected: (titles: string[]) => string[]): string[] {
  const titlesOf = (document: string) => ticketsOf(document).map(({ title }) => title);
  const now = titlesOf(revision.after);
  return now.join('\n') === expected(titlesOf(revision.before)).join('\n')
    ? []
    : [`tickets: ${now.join(' / ')}`];
}
