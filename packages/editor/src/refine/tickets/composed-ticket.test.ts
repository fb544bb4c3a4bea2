import { expect, it } from 'vitest';
import { draftOf } from '../draft.ts';
import { composedTicket } from './composed-ticket.ts';

it('is about the demand, and not about a title that demands something itself', () => {
  const text = '# Move the logs from Loki to Vector\n\n## Tickets\n\n### US-1: Install Vector\n';
  const draft = draftOf(text, {
    originalInput: '',
    previousOutput: text,
    feedback: '',
    audience: 'SRE',
    context: 'DevOps',
    format: 'Jira Tickets',
    tone: 50,
  });
  for (const demand of ['Get rid of promtail', 'Add rate limiting']) {
    const ticket = composedTicket(draft, demand, 'US-2');
    expect(ticket?.requirement.toLowerCase(), demand).toContain(demand.toLowerCase());
    expect(ticket?.body.toLowerCase()).toContain(`to ${demand.toLowerCase()}`);
  }
});
