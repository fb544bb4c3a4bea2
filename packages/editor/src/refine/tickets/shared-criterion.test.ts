import { describe, expect, it } from 'vitest';
import { courierTickets } from '../samples/courier-tickets.ts';
import { revise } from '../samples/revise.ts';
import { criterionWithout } from './requirement-parts.ts';

const bodyOf = (text: string, key: string) => text.split(`### ${key}:`)[1]?.split(/\n##/u)[0] ?? '';

describe('a criterion that checks several requirements', () => {
  it('names those that stay, and no others', () => {
    const text = 'To verify by inspection, as worded: FR-7, FR-8, NFR-1.';
    expect(criterionWithout(text, ['FR-8'])).toBe('To verify by inspection, as worded: FR-7, NFR-1.');
    expect(criterionWithout(text, ['FR-7', 'FR-8', 'NFR-1'])).toBeNull();
    expect(criterionWithout(text, ['FR-9'])).toBeNull();
    expect(criterionWithout('The total is right (FR-7).', ['FR-7'])).toBeNull();
  });

  it('goes along with each of them when a ticket is divided', async () => {
    const shared = courierTickets.replace(
      /(### US-1:[\s\S]*?Acceptance criteria\*\*\n)[\s\S]*?(- \*\*Tasks\*\*\n)[\s\S]*?(- \*\*Dependencies)/u,
      '$1  1. To verify by inspection, as worded: FR-1, FR-2.\n$2  - Implement FR-1: show it (criterion 1).\n  - Implement FR-2: keep it (criterion 1).\n$3',
    );
    const { output } = await revise(
      shared,
      'US-1 does too much, one ticket per requirement please',
      'Jira Tickets',
    );
    expect(bodyOf(output, 'US-1')).toContain('1. To verify by inspection, as worded: FR-1.');
    expect(bodyOf(output, 'US-4')).toContain('1. To verify by inspection, as worded: FR-2.');
    expect(bodyOf(output, 'US-4')).toContain('Implement FR-2: keep it (criterion 1)');
  });
});
