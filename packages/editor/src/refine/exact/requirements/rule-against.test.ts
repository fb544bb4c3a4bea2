import { describe, expect, it } from 'vitest';
import { revise } from '../../samples/revise.ts';

const spec = `# Marina berths

## Summary

Skippers book a berth online. Visitors can only see berths that are free.

## Requirements

### Functional requirements

- **FR-1:** Skippers MUST be able to book a berth online.
- **FR-2:** Boats over 15 m MUST call the harbour master.
- **FR-3:** Visitors MUST only see berths that are free.
- **FR-4:** Members MUST get the full deposit back.
- **FR-5:** The warden MUST print the weekly berth list.
- **FR-6:** Staff MUST be able to close a pier.

## Interfaces and data

- The warden prints the weekly berth list (FR-5).

## Test plan

- **T-1** (FR-2) Given the system is in use, When there are boats over 15 m, Then they call the harbour master.
- **T-2** (FR-3) Given a visitor, When the visitor looks, Then the visitor only sees berths that are free.

## Open questions

- **Q-1:** Which columns belong in it (FR-5): “The warden prints the weekly berth list”?
`;

const changed = async (feedback: string) => {
  const { output } = await revise(spec, feedback, 'Technical Spec');
  const [before, after] = [spec, output].map((text) => text.split('\n'));
  return {
    gone: (before ?? []).filter((line) => !after?.includes(line)),
    fresh: (after ?? []).filter((line) => !before?.includes(line)),
  };
};

describe('a rule that cannot stand beside another', () => {
  it.each(['boats over 15 m can book a berth online too', 'boats over 15 m can book a berth online instead'])(
    'takes the place of the one for the same case: %s',
    async (feedback) => {
      expect((await changed(feedback)).fresh).toEqual([
        '- **FR-2:** Boats over 15 m MUST be able to book a berth online.',
        '- **T-1** (FR-2) Given the system is in use, When there are boats over 15 m, Then they can book a berth online.',
      ]);
    },
  );

  it('takes the place of the one that it names as no longer so', async () => {
    expect(
      (await changed('boats over 15 m must anchor outside instead of calling the harbour master')).fresh,
    ).toContain('- **FR-2:** Boats over 15 m MUST anchor outside.');
  });

  it('denies what stood, in the summary too', async () => {
    expect((await changed('visitors must not see anything at all')).fresh).toEqual([
      'Skippers book a berth online. Visitors must not see anything at all.',
      '- **FR-3:** Visitors MUST NOT see anything at all.',
      '- **T-2** (FR-3) Given a visitor, When the visitor looks, Then the visitor does not see anything at all.',
    ]);
  });

  it('gives another measure of the same', async () => {
    expect((await changed('members get only half the deposit back')).fresh).toEqual([
      '- **FR-4:** Members MUST get only half the deposit back.',
    ]);
  });

  it('stands beside what it does not go against', async () => {
    for (const feedback of [
      'boats over 15 m can also pay by invoice',
      'visitors can also see the weather',
      'skippers can book a berth at the kiosk too',
    ])
      expect((await changed(feedback)).gone.filter((line) => line.startsWith('- **FR-'))).toEqual([]);
  });
});

describe('somebody else', () => {
  it('does what the one requirement of the deed bound another to, wherever that is told', async () => {
    expect((await changed('the secretary prints the berth list, not the warden')).fresh).toEqual([
      '- **FR-5:** The secretary MUST print the weekly berth list.',
      '- The secretary prints the weekly berth list (FR-5).',
      '- **Q-1:** Which columns belong in it (FR-5): “The secretary prints the weekly berth list”?',
    ]);
    expect((await changed('only the harbour master can close a pier')).fresh).toEqual([
      '- **FR-6:** Only the harbour master MUST be able to close a pier.',
    ]);
  });

  it('takes nothing over of which the document says nothing', async () => {
    expect(
      (await changed('the secretary mows the lawn, not the warden')).gone.filter((line) =>
        line.startsWith('- **FR-'),
      ),
    ).toEqual([]);
  });
});
