import { keysIn } from '../../document/keys.ts';
import { sectionsOf } from '../../document/outline.ts';
import type { Rule } from '../rule.ts';
import { ticketsOf } from '../tickets.ts';

/** J5: the coverage map names a ticket for each requirement, and each ticket at least once. */
export const ticketCoverage: Rule = {
  meta: {
    id: 'J5',
    title: 'Every requirement has a ticket and every ticket a requirement.',
    source: 'BMAD coverage maps',
    formats: ['Jira Tickets'],
  },
  check(subject) {
    const tickets = ticketsOf(subject).filter((ticket) => ticket.key !== ticket.title);
    const keys = new Set(tickets.map((ticket) => ticket.key));
    const homes = sectionsOf(subject.document, 'coverage-map');
    const lines = subject.units.filter(
      (unit) =>
        unit.section !== null && homes.includes(unit.section) && unit.kind !== 'heading' && !unit.header,
    );
    const named = new Set(lines.flatMap((unit) => keysIn(unit.text).map((key) => key.text)));
    return [
      ...lines
        .filter((unit) => unit.kind !== 'paragraph' && !keysIn(unit.text).some((key) => keys.has(key.text)))
        .map((unit) => `No ticket stands for "${unit.text.slice(0, 80)}" in the coverage map; name one.`),
      ...[...keys]
        .filter((key) => !named.has(key))
        .map((key) => `${key} is not in the coverage map; say which requirement it serves.`),
    ];
  },
};
