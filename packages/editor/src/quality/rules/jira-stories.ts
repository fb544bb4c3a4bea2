import { ticketLabels } from '../data/labels.ts';
import type { Rule } from '../rule.ts';
import { ticketsOf } from '../tickets.ts';

/** J6: each ticket tells who wants what. */
export const ticketStories: Rule = {
  meta: {
    id: 'J6',
    title: 'Each ticket has a story: as whom, what, what for.',
    source: 'Connextra user stories',
    formats: ['Jira Tickets'],
  },
  check(subject) {
    return ticketsOf(subject)
      .filter((ticket) => !ticket.units.some((unit) => ticketLabels.story.test(unit.text)))
      .map(({ key }) => `${key} has no story; write "As a …, I want … so that …".`);
  },
};
