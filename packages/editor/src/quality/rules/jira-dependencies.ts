import type { Rule } from '../rule.ts';
import { ticketsOf } from '../tickets.ts';

/** J4: dependencies lead to tickets and never in a circle. */
export const ticketDependencies: Rule = {
  meta: {
    id: 'J4',
    title: 'Dependencies between tickets exist and form no circle.',
    source: 'INVEST',
    formats: ['Jira Tickets'],
  },
  check(subject) {
    const tickets = ticketsOf(subject);
    const keys = new Set(tickets.map((ticket) => ticket.key));
    const needs = new Map(
      tickets.map((ticket) => [ticket.key, ticket.dependencies.filter((key) => keys.has(key))]),
    );
    const done = new Set<string>();
    let moved = true;
    while (moved) {
      const ready = [...keys].filter(
        (key) => !done.has(key) && (needs.get(key) ?? []).every((need) => done.has(need)),
      );
      for (const key of ready) done.add(key);
      moved = ready.length > 0;
    }
    const circle = [...keys].filter((key) => !done.has(key));
    return circle.length > 0 ? [`${circle.join(', ')} wait for each other; break the circle.`] : [];
  },
};
