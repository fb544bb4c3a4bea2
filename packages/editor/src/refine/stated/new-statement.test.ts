import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const spec = `# Seed library

## Summary

Members borrow seeds. Alerts can be muted for 12 hours.

## Context and problem

Loans are noted in a book of 400 members.

## Non-goals

- Maybe a shop later.
- Postage

## Requirements

### Functional requirements

- **FR-1:** Members MUST be able to borrow seeds for 8 months.
- **FR-2:** If seeds are not returned in 3 days, the system MUST remind the member again.
- **FR-3:** Keepers MUST see a chart of the last 30 days.
- **FR-4:** Alerts MUST be able to be muted for 12 hours.
- **FR-5:** Keepers MUST see the daily report.

### Non-functional requirements

- 12 hours (FR-4).

## Test plan

- **T-1** (FR-4) Given an alert, When a keeper mutes it, Then it is muted for 12 hours.
`;

const changed = async (feedback: string) => {
  const { output } = await revise(spec, feedback, 'Technical Spec');
  const [before, after] = [spec, output].map((text) => text.split('\n'));
  return {
    gone: (before ?? []).filter((line) => !after?.includes(line)),
    fresh: (after ?? []).filter((line) => !before?.includes(line) && !line.includes('**T-')),
  };
};

describe('a statement of what the document does not say', () => {
  it.each([
    [
      'members under 16: the reminder goes to the parent',
      'For members under 16, the reminder MUST go to the parent.',
    ],
    ['borrowed seeds never leave the country', 'Borrowed seeds MUST NOT leave the country.'],
    ['keepers also need to see the stock', 'Keepers MUST see the stock.'],
    ['keepers also need a monthly report', 'Keepers MUST have a monthly report.'],
    ['members over 65 get 10 months', 'Members over 65 MUST get 10 months.'],
    [
      'results must show when they were counted for members',
      'Results MUST show when they were counted for members.',
    ],
    [
      'members must give a reason of at least 10 characters',
      'Members MUST give a reason of at least 10 characters.',
    ],
    ['cancelled loans must stay visible to members', 'Cancelled loans MUST stay visible to members.'],
  ])('is a requirement, and changes nothing that stands: %s', async (feedback, said) => {
    const { gone, fresh } = await changed(feedback);
    expect(gone).toEqual([]);
    expect(fresh).toEqual([expect.stringContaining(said)]);
  });

  it('stands beside what holds for others, whatever value it has', async () => {
    const { gone, fresh } = await changed('members in the valley borrow seeds for 12 months');
    expect(gone).toEqual([]);
    expect(fresh).toHaveLength(1);
  });
});

describe('a statement of what the document says', () => {
  it.each([
    ['the chart shows 90 days', '- **FR-3:** Keepers MUST see a chart of the last 90 days.'],
    [
      'members must be able to borrow seeds for 6 months',
      '- **FR-1:** Members MUST be able to borrow seeds for 6 months.',
    ],
  ])('takes the place of it: %s', async (feedback, line) => {
    expect((await changed(feedback)).fresh).toContain(line);
  });

  it.each(['the server may be down', 'the second requirement can go'])('is none: %s', async (feedback) => {
    expect((await changed(feedback)).fresh).not.toContainEqual(expect.stringContaining('MUST'));
  });
});

describe('what goes or moves', () => {
  it('takes along the entry that says nothing without it', async () => {
    expect(await changed('remove the shop')).toEqual({ gone: ['- Maybe a shop later.'], fresh: [] });
  });

  it.each(['remove FR-4', 'drop the muting'])('goes wherever it is told: %s', async (feedback) => {
    const { gone, fresh } = await changed(feedback);
    expect(gone).toContain('- **FR-4:** Alerts MUST be able to be muted for 12 hours.');
    expect(gone).toContain('- 12 hours (FR-4).');
    expect(fresh.filter((line) => line !== 'None.')).toEqual(['Members borrow seeds.']);
  });

  it('leaves the place that it stood in', async () => {
    const { gone, fresh } = await changed('move muting to the non-goals');
    expect(gone).toContain('- **FR-4:** Alerts MUST be able to be muted for 12 hours.');
    expect(fresh).toContain('- Muting.');
  });
});
