import { describe, expect, it } from 'vitest';
import { revise } from '../../samples/revise.ts';

const spec = `# Kiln booking

## Summary

Potters book the kiln, up to 6 trays per firing. Beginners get 20% off.

## Requirements

### Functional requirements

- **FR-1:** Potters SHOULD book the kiln, up to 6 trays per firing.
- **FR-2:** Beginners MUST get 20% off.
- **FR-3:** The kiln MUST report its temperature every 15 minutes.
- **FR-4:** Each course MUST have max 12 people and 8 evenings.
- **FR-5:** If somebody misses more than 3 evenings, there MUST be no refund of the 30 EUR deposit.
- **FR-6:** Staff MUST be able to cancel a course with fewer than 4 people.

### Non-functional requirements

- 6 trays (FR-1).
- **NFR-1:** Photos MUST be at most 400 MB.

## Test plan

- **T-1** (FR-1) Given a firing with 6 trays, When another tray is added, Then it is rejected with an error and nothing changes.
- **T-2** (FR-3) Given the kiln is in use, When it reports, Then it reports its temperature every 15 minutes.

## Rollout and rollback

The kiln opens for 20 potters in May.
`;

const changed = async (feedback: string) => {
  const { output } = await revise(spec, feedback, 'Technical Spec');
  const [before, after] = [spec, output].map((text) => text.split('\n'));
  return (after ?? []).filter((line) => !before?.includes(line));
};

const trays = (count: string) => [
  `Potters book the kiln, up to ${count} per firing. Beginners get 20% off.`,
  `- **FR-1:** Potters SHOULD book the kiln, up to ${count} per firing.`,
  `- ${count} (FR-1).`,
  `- **T-1** (FR-1) Given a firing with ${count}, When another tray is added, Then it is rejected with an error and nothing changes.`,
];

describe('values wished of a specification', () => {
  it.each([
    'make it 9 trays',
    '9 trays instead',
    'only 9 trays',
    'raise the trays to 9',
    'up to 9 trays please',
  ])('give the only value of their kind anew wherever it stands: %s', async (feedback) => {
    expect(await changed(feedback)).toEqual(trays('9 trays'));
  });

  it('multiply and move the value that stands', async () => {
    expect(await changed('double the trays')).toEqual(trays('12 trays'));
    expect(await changed('only 1 tray')).toEqual(trays('1 tray'));
    expect(await changed('halve the interval')).toEqual([
      '- **FR-3:** The kiln MUST report its temperature every 7.5 minutes.',
      '- **T-2** (FR-3) Given the kiln is in use, When it reports, Then it reports its temperature every 7.5 minutes.',
    ]);
    expect(await changed('raise the deposit by 5 EUR')).toEqual([
      '- **FR-5:** If somebody misses more than 3 evenings, there MUST be no refund of the 35 EUR deposit.',
    ]);
    expect(await changed('halve the discount')).toEqual([
      'Potters book the kiln, up to 6 trays per firing. Beginners get 10% off.',
      '- **FR-2:** Beginners MUST get 10% off.',
    ]);
  });

  it('may be in another unit of the same kind', async () => {
    expect(await changed('make it 1 GB')).toEqual(['- **NFR-1:** Photos MUST be at most 1 GB.']);
    expect(await changed('every 10 min is enough')).toContain(
      '- **FR-3:** The kiln MUST report its temperature every 10 minutes.',
    );
  });

  it('give a least nothing of a most', async () => {
    expect(await changed('minimum is 5 people')).toEqual([
      '- **FR-6:** Staff MUST be able to cancel a course with fewer than 5 people.',
    ]);
  });

  it('change nothing where two values can be meant, or none', async () => {
    expect(await changed('make it 9 evenings')).toEqual([]);
    expect(await changed('make it 3 ovens')).toEqual([]);
    expect(await changed('double the ovens')).toEqual([]);
  });

  it('keep headings of which a word is said', async () => {
    expect(await changed('rollout in June instead')).toEqual(['The kiln opens for 20 potters in June.']);
  });
});
