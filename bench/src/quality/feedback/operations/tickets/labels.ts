import { strays } from '../../judging/strays.ts';
import type { Operation } from '../../operation.ts';
import type { Revision } from '../../revision.ts';
import { slot } from '../../slots.ts';
import { namedTickets, ticketPairs } from './drawing.ts';
import { meantTicket } from './meant.ts';

const POINTS = ['1', '2', '3', '5', '8'];
const TYPES = ['bug', 'task', 'story', 'spike'];
const NAMES = ['Priya', 'Tom Becker', 'Inès'];

/** The estimate of a ticket. */
export const estimate: Operation = {
  name: 'estimate',
  fillings: (document) =>
    namedTickets(document).flatMap(({ ticket, slots }) =>
      POINTS.filter((points) => points !== ticket.labels.get('Estimate')).map((points) => ({
        slots: { ...slots, points },
      })),
    ),
  faults: (revision) => labelled(revision, ['Estimate'], (value) => value === slot(revision.slots, 'points')),
};

/** The type of a ticket; its story may be told otherwise for it. */
export const ticketType: Operation = {
  name: 'ticket-type',
  fillings: (document) =>
    namedTickets(document).flatMap(({ ticket, slots }) =>
      TYPES.filter((type) => type !== ticket.labels.get('Type')?.toLowerCase()).map((type) => ({
        slots: { ...slots, type },
      })),
    ),
  faults: (revision) =>
    labelled(revision, ['Type', 'Story'], (value) => value.toLowerCase() === slot(revision.slots, 'type')),
};

/** Who does a ticket. */
export const assignTicket: Operation = {
  name: 'assign-ticket',
  excused: ['C5'],
  fillings: (document) =>
    namedTickets(document).flatMap(({ slots }) => NAMES.map((name) => ({ slots: { ...slots, name } }))),
  faults: (revision) =>
    labelled(
      revision,
      ['Assignee', 'Owner', 'Assigned to'],
      (value) => value === slot(revision.slots, 'name'),
    ),
};

/** What a ticket waits for. */
export const depends: Operation = {
  name: 'depends',
  fillings: (document) => ticketPairs(document).map((slots) => ({ slots })),
  faults: (revision) => {
    const other = revision.aligned.idNow.get(slot(revision.slots, 'key2')) ?? '';
    return labelled(revision, ['Dependencies'], (value) =>
      new RegExp(`^(?:\\W|and)*${other}\\b`, 'u').test(value),
    );
  },
};

/** What is wrong where one label of one ticket was to say something else. */
function labelled(
  revision: Revision,
  labels: readonly string[],
  isRight: (value: string) => boolean,
): string[] {
  const { after, holds } = meantTicket(revision);
  const value = labels.map((label) => after?.labels.get(label)).find((one) => one !== undefined);
  return [
    ...(value !== undefined && isRight(value) ? [] : [`${labels[0]}: ${value}`]),
    ...strays(
      revision,
      (unit) => holds(unit) && labels.some((label) => unit.line.startsWith(`- **${label}:**`)),
    ),
  ];
}
