import { describe, expect, it } from 'vitest';
import { billingTickets } from '../samples/billing-tickets.ts';
import { exportSpec } from '../samples/export-spec.ts';
import { revise } from '../samples/revise.ts';

describe('what is left out of scope', () => {
  for (const feedback of [
    'FR-3 is out of scope, mention it there',
    'FR-3 is not for this release. Take it out of the requirements and list it under Non-goals instead.',
    'the retries belong to phase 2: out of scope, mention it there',
    'descope FR-3',
    'drop FR-3 and put it under out of scope',
    'FR-3 is not planned, it belongs to the non-goals, not to the requirements',
    'Please move FR-3 to Non-goals',
  ])
    it(`leaves the requirements with its test and is named: ${feedback}`, async () => {
      const { output, applied } = await revise(exportSpec, feedback, 'Technical Spec');
      expect(applied.map((one) => one.status)).toEqual(['applied']);
      expect(output).not.toContain('FR-3');
      expect(output).toMatch(
        /## Non-goals\n\n- A new file format\.\n- .*(?:retries|Retries).*\n\n## Requirements/u,
      );
    });

  it('takes a ticket out and makes the place where it is named', async () => {
    const { output } = await revise(
      billingTickets,
      'BILL-102 is out of scope, mention it there',
      'Jira Tickets',
    );
    expect(output).not.toMatch(/^#+ BILL-102/mu);
    expect(output).toMatch(/(?:## Non-goals|\*\*Out of scope\*\*)\n\n- /u);
  });

  it('names what the document does not hold where the place is named', async () => {
    const { output } = await revise(exportSpec, 'list gift cards under Non-goals', 'Technical Spec');
    expect(output).toContain('- A new file format.\n- Gift cards.\n');
  });

  it('leaves what is named as left out where it is', async () => {
    const { output } = await revise(exportSpec, 'a new file format is out of scope', 'Technical Spec');
    expect(output).toBe(exportSpec);
  });
});
