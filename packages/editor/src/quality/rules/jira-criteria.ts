import { negativeWords, ticketLabels } from '../data/labels.ts';
import type { Rule } from '../rule.ts';
import { ticketsOf } from '../tickets.ts';

/** J2: two to seven criteria a ticket, each with one When, one of them about what goes wrong. */
export const ticketCriteria: Rule = {
  meta: {
    id: 'J2',
    title: 'Each ticket has 2–7 Given/When/Then criteria with one When each, one of them negative.',
    source: 'Gherkin reference, INVEST',
    formats: ['Jira Tickets'],
  },
  check(subject) {
    return ticketsOf(subject).flatMap(({ key, criteria }) => {
      const messages: string[] = [];
      if (criteria.length < 2 || criteria.length > 7) {
        messages.push(`${key} has ${criteria.length} Given/When/Then criteria; give it 2 to 7.`);
      }
      for (const criterion of criteria) {
        const count = whensIn(criterion);
        if (count !== 1) messages.push(`"${criterion.slice(0, 80)}" (${key}) has ${count} When; write one.`);
      }
      if (criteria.length > 0 && !criteria.some((criterion) => negativeWords.test(criterion))) {
        messages.push(`No criterion of ${key} says what happens when something goes wrong; add one.`);
      }
      return messages;
    });
  },
};

/** Counts the clauses that open with When; a "when" within the facts of the input opens none. */
function whensIn(criterion: string): number {
  const all = [...criterion.matchAll(ticketLabels.when)].filter(({ index }) =>
    /(?:^|[,，、\n*]\s{0,4}|\d[.)]\s)$/u.test(criterion.slice(0, index)),
  );
  const loud = all.filter((match) => /^\p{Lu}/u.test(match[0]));
  return loud.length > 0 ? loud.length : Math.min(all.length, 1);
}
