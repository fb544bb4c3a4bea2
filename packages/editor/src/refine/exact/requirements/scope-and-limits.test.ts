import { describe, expect, it } from 'vitest';
import { revise } from '../../samples/revise.ts';

const spec = `# Climbing wall

## Summary

Climbers book a slot, up to 3 guests per slot. The wall takes kids between 6 and 14 years.

## Goals

- Climbers book a slot, up to 3 guests per slot (FR-1).

## Non-goals

- Not doing a cafe for now.

## Requirements

### Functional requirements

- **FR-1:** Climbers MUST be able to book a slot, up to 3 guests per slot.
- **FR-2:** The system MUST send the invoice by email. Fallback is letter.
- **FR-3:** Cards MUST expire after 5 years.

### Non-functional requirements

- 3 guests (FR-1).
- 5 years (FR-3).

## Test plan

- **T-1** (FR-1) Given a slot with 3 guests, When another guest is added, Then it is rejected with an error and nothing changes.
- **T-2** (FR-2) Given the change is in place, When the system sends the invoice, Then it is sent by email.
`;

const changed = async (feedback: string) => {
  const { output } = await revise(spec, feedback, 'Technical Spec');
  const [before, after] = [spec, output].map((text) => text.split('\n'));
  return {
    gone: (before ?? []).filter((line) => !after?.includes(line)),
    fresh: (after ?? []).filter((line) => !before?.includes(line)),
  };
};

describe('a limit that is lifted', () => {
  it('goes from the requirement and from all that tells it', async () => {
    const { gone, fresh } = await changed('no limit on guests');
    expect(gone).toContain('- 3 guests (FR-1).');
    expect(fresh).toEqual(
      expect.arrayContaining([
        'Climbers book a slot. The wall takes kids between 6 and 14 years.',
        '- Climbers book a slot (FR-1).',
        '- **FR-1:** Climbers MUST be able to book a slot.',
      ]),
    );
  });

  it('is no value that bounds nothing', async () => {
    expect((await changed('unlimited ropes')).gone).toEqual([]);
  });
});

describe('what is in scope and what is not', () => {
  it('is a goal without the words that denied it', async () => {
    const { gone, fresh } = await changed('move the cafe to the goals');
    expect(gone).toEqual(['- Not doing a cafe for now.']);
    expect(fresh).toContain('- Cafe.');
  });

  it('leaves what stands beside the clause that tells of it', async () => {
    expect(await changed('move letter fallback to non-goals')).toEqual({
      gone: ['- **FR-2:** The system MUST send the invoice by email. Fallback is letter.'],
      fresh: ['- Letter fallback.', '- **FR-2:** The system MUST send the invoice by email.'],
    });
  });
});

describe('a range', () => {
  it('gets another end, or both, and no single value does', async () => {
    const ages = (range: string) => [
      `Climbers book a slot, up to 3 guests per slot. The wall takes kids between ${range} years.`,
    ];
    expect((await changed('from 4 years on')).fresh).toEqual(ages('4 and 14'));
    expect((await changed('ages 5 to 12')).fresh).toEqual(ages('5 and 12'));
  });

  it('stays where no end is spoken of', async () => {
    expect((await changed('from 4 weeks on')).gone.filter((line) => line.includes('between'))).toEqual([]);
  });
});
