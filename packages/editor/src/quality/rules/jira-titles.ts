import type { Rule } from '../rule.ts';
import { ticketsOf } from '../tickets.ts';

const longest = 80;
const notImperative =
  /^(?:the|a|an|this|we|i|you|it|there|as)\b|^\p{L}{3,20}ing\b|^(?:added|fixed|implemented|created|updated|removed|adds|fixes|implements|creates|updates|removes)\b/iu;

/** J1: titles are short, unique and say what to do. */
export const ticketTitles: Rule = {
  meta: {
    id: 'J1',
    title: 'Ticket titles are at most 80 characters, unique and imperative.',
    source: 'INVEST, Conventional Commits practice',
    formats: ['Jira Tickets'],
  },
  check(subject) {
    const tickets = ticketsOf(subject);
    if (tickets.length === 0) return ['There is no ticket; give at least one heading under the tickets.'];
    const messages: string[] = [];
    const seen = new Set<string>();
    for (const { key, title } of tickets) {
      if ([...title].length > longest)
        messages.push(`The title of ${key} has ${[...title].length} characters; cut it to ${longest}.`);
      if (seen.has(title.toLowerCase())) messages.push(`Two tickets are called "${title}"; tell them apart.`);
      if (subject.language === 'en' && notImperative.test(title))
        messages.push(`"${title}" (${key}) does not say what to do; begin with a verb such as "Add".`);
      seen.add(title.toLowerCase());
    }
    return messages;
  },
};
