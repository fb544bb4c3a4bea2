import { describe, expect, it } from 'vitest';
import { billingTickets } from '../samples/billing-tickets.ts';
import { exportSpec } from '../samples/export-spec.ts';
import { revise } from '../samples/revise.ts';

const reminders = `# Reminders

## Coverage map

| Requirement | Ticket |
| --- | --- |
| FR-1: Send reminders by mail and push | US-1 |
| FR-2: Show them | US-2 |

## Tickets

### US-1: Send reminders by mail and push

- **Story:** As a user, I want reminders by mail and push.
- **Estimate:** 3

### US-2: Show them

- **Estimate:** 1
`;

describe('what is split into given parts', () => {
  for (const feedback of [
    'split US-1 into backend and frontend',
    'split US-1: backend, frontend',
    'US-1 should be two tickets, one for the backend and one for the frontend',
    'please split US-1. one ticket for the backend, the other for the frontend',
  ]) {
    it(`is a ticket for each, and the coverage names both: ${feedback}`, async () => {
      const { output } = await revise(reminders, feedback, 'Jira Tickets');
      expect(output).toContain('| FR-1: Send reminders by mail and push | US-1, US-3 |');
      expect(output).toMatch(
        /### US-1: Send reminders by mail and push \(backend\)\n[\s\S]+?### US-3: Send reminders by mail and push \(frontend\)\n/u,
      );
      expect(output.match(/I want reminders by mail and push\./gu)).toHaveLength(2);
      expect(output).toContain('| FR-2: Show them | US-2 |');
      expect(output).toContain('### US-2: Show them\n\n- **Estimate:** 1\n');
    });
  }

  it('loses in each ticket what its lists say of the others', async () => {
    const { output } = await revise(
      reminders,
      'split US-1 into mail reminders and push reminders',
      'Jira Tickets',
    );
    expect(output).toContain(
      '### US-1: Send reminders by mail\n\n- **Story:** As a user, I want reminders by mail.',
    );
    expect(output).toContain(
      '### US-3: Send reminders by push\n\n- **Story:** As a user, I want reminders by push.',
    );
  });

  it('takes a part that says enough as the title', async () => {
    const { output } = await revise(
      billingTickets,
      'split BILL-101 into: showing the VAT of each line; printing the reverse charge note',
      'Jira Tickets',
    );
    expect(output).toContain('## BILL-101: Show the VAT of each line\n\nAs a customer');
    expect(output).toContain('## BILL-103: Print the reverse charge note\n\nAs a customer');
  });

  it('is a requirement for each, in the words that are given', async () => {
    const { output } = await revise(
      exportSpec,
      'split FR-2 into: the user sees the progress; the user gets a mail at the end',
      'Technical Spec',
    );
    expect(output).toContain(
      '- **FR-2**: The user MUST see the progress.\n- **FR-4**: The user MUST get a mail at the end.\n- **FR-3**',
    );
  });

  it('is split at its own joint where the parts only name its thoughts', async () => {
    const { output } = await revise(
      exportSpec,
      'FR-2 is really two things: progress and mail',
      'Technical Spec',
    );
    expect(output).toContain(
      '- **FR-2**: The user MUST see the progress.\n- **FR-4**: The user MUST get a mail.\n',
    );
  });

  for (const feedback of ['split FR-9 into backend and frontend', 'split the work into small steps'])
    it(`has to be in the document: ${feedback}`, async () => {
      const { output } = await revise(exportSpec, feedback, 'Technical Spec');
      expect(output).toBe(exportSpec);
    });
});
