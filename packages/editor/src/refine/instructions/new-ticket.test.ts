import { expect, it } from 'vitest';
import { billingTickets } from '../samples/billing-tickets.ts';
import { revise } from '../samples/revise.ts';

it('gives a ticket that is missed its owner, its date and a task for its title', async () => {
  const { output } = await revise(
    billingTickets,
    "I'm missing a ticket for setting up the test mailbox, Tom does that until 14 March.",
    'Jira Tickets',
  );
  expect(output).toContain('## BILL-103: Set up the test mailbox\n');
  expect(output).toContain('**Assignee:** Tom');
  expect(output).toContain('14 March');
});

it('adds the ticket that a remark finds missing', async () => {
  const { output } = await revise(
    billingTickets,
    "there's no ticket for throttling the export API",
    'Jira Tickets',
  );
  expect(output).toMatch(/^## BILL-103: Throttle the export API$/mu);
});
