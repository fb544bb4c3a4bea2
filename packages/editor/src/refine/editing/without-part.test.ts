import { expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const tickets = `# Seats

## Coverage map

| Requirement | Ticket |
| --- | --- |
| FR-1: Book a seat | US-1 |
| FR-2: Send a mail | US-2 |

## Tickets

### US-1: Book a seat

- **Context:** FR-1: The app MUST book a seat.

### US-2: Send a mail

- **Context:** FR-2: The app MUST send a mail.

## Open questions

- **Q-1:** What happens when the mail of FR-2 cannot be delivered?
- **Q-2:** Who may see what FR-1 and FR-2 store?
- **Q-3:** Who pays?
`;

it('takes the questions along that ask only of what went with a ticket', async () => {
  const { output } = await revise(tickets, 'remove US-2', 'Jira Tickets');
  expect(output).not.toContain('cannot be delivered');
  expect(output).toContain('Who may see what FR-1');
  expect(output).toContain('Who pays?');
});

it('keeps a question of what another ticket still serves', async () => {
  const shared = tickets.replace(
    'FR-1: The app MUST book a seat.',
    'FR-1 and FR-2: The app MUST book a seat.',
  );
  const { output } = await revise(shared, 'remove US-2', 'Jira Tickets');
  expect(output).toContain('cannot be delivered');
});

it('takes the questions along that cite only a requirement which goes', async () => {
  const spec = `# Seats

## Requirements

- **FR-1:** The app MUST book a seat.
- **FR-2:** The app MUST send a mail.

## Open questions

- **Q-1:** What happens when it cannot be delivered (FR-2): “The app must send a mail”?
- **Q-2:** Who may see what FR-1 and FR-2 store?
`;
  const { output } = await revise(spec, 'remove FR-2', 'Technical Spec');
  expect(output).not.toContain('cannot be delivered');
  expect(output).toContain('Who may see what FR-1');
});

it('takes the sentence of prose along that tells nothing but the requirement which goes', async () => {
  const spec = `# Seats

## Summary

We sell seats. We should send a mail after each sale. Mails cost money.

## Requirements

- **FR-1:** The app MUST book a seat.
- **FR-2:** The system SHOULD send a mail after each sale.
`;
  const { output } = await revise(spec, 'remove FR-2', 'Technical Spec');
  expect(output).toContain('We sell seats. Mails cost money.\n');
  expect(output).not.toContain('FR-2');
});
