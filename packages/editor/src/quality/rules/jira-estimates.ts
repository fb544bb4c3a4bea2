import type { Rule } from '../rule.ts';
import { ticketsOf } from '../tickets.ts';

const allowed = ['1', '2', '3', '5', '8'];

/** J3: estimates are story points of the short Fibonacci row. */
export const ticketEstimates: Rule = {
  meta: {
    id: 'J3',
    title: 'Each ticket has an estimate of 1, 2, 3, 5 or 8.',
    source: 'Scrum planning practice',
    formats: ['Jira Tickets'],
  },
  check(subject) {
    return ticketsOf(subject).flatMap(({ key, estimate }) => {
      if (estimate === null) return [`${key} has no estimate; give 1, 2, 3, 5 or 8.`];
      return allowed.includes(estimate) ? [] : [`${key} is estimated at ${estimate}; give 1, 2, 3, 5 or 8.`];
    });
  },
};
