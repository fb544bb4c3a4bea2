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

const tickets = `# Reminders

## Epic goal

Patients are reminded.

## Coverage map

| Requirement | Ticket |
| --- | --- |
| FR-1: Send a mail | US-1 |

## Tickets

### US-1: Send a mail

- **Type:** Task
- **Story:** As a team member, I want a mail to be sent so that the purpose asked for in Q-1 is met.
- **Context:** FR-1: The system MUST send a mail.
- **Acceptance criteria**
  1. Given the system is in use, When this is due, Then it sends a mail.
- **Tasks**
  - Implement FR-1 (criterion 1).
- **Estimate:** 1

## Open questions

- **Q-1:** Which problem does this solve?
`;

it.each([
  ['add a ticket for the duplicate mails, type bug', 'The system MUST avoid the duplicate mails.'],
  [
    'add a bug ticket: mails are sent twice to patients with two addresses',
    'The system MUST prevent mails from being sent twice to patients with two addresses.',
  ],
])('demands that a trouble ends, and not the trouble: %s', async (feedback, demand) => {
  const { output } = await revise(tickets, feedback, 'Jira Tickets');
  const added = output.slice(output.indexOf('### US-2'));
  expect(added).toContain('- **Type:** Bug');
  expect(added).toContain(demand);
  expect(added).not.toMatch(/MUST provide|Q-[2-9]/u);
});

it('states a requirement of a ticket as its criterion, and invents no field', async () => {
  const { output } = await revise(tickets, 'US-1: the mail must leave in under 2 seconds', 'Jira Tickets');
  expect(output).toContain('  2. The mail must leave in under 2 seconds.');
  expect(output).not.toContain('Field');
});
