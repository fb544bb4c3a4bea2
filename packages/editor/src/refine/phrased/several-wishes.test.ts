import { describe, expect, test } from 'vitest';
import { courierTickets } from '../samples/courier-tickets.ts';
import { exportSpec } from '../samples/export-spec.ts';
import { revise } from '../samples/revise.ts';

describe('several wishes in words of their own', () => {
  test('are carried out one after the other', async () => {
    const { output, applied } = await revise(
      courierTickets,
      'Priya is going to take care of US-2. By the way, US-1 feels like 8 points to us.',
      'Jira Tickets',
    );
    expect(applied.map(({ status }) => status)).toEqual(['applied', 'applied']);
    expect(output).toMatch(/Priya/u);
    expect(output).toMatch(/8/u);
  });

  test('are carried out where one sentence joins them', async () => {
    const { output, applied } = await revise(
      exportSpec,
      'FR-1 should only be a nice-to-have and please drop FR-2',
      'Technical Spec',
    );
    expect(applied.map(({ status }) => status)).toEqual(['applied', 'applied']);
    expect(output).toContain('The job SHOULD write rows');
    expect(output).not.toContain('see the progress');
  });
});
