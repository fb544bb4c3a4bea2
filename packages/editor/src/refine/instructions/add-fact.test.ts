import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const record = `# Where readings are kept

## Context

The greenhouse has sensors.

## Consequences

- We operate a second database.

## Known problems

- The Pi reboots.
`;

describe('an entry of a list that a section is named for', () => {
  it.each([
    [
      'Add a consequence: we need a Postgres course.',
      '- We operate a second database.\n- We need a Postgres course.\n',
    ],
    ['Add a known problem: the dome leaks.', '- The Pi reboots.\n- The dome leaks.\n'],
  ])('stands there: %s', async (feedback, written) => {
    expect((await revise(record, feedback, 'Technical Spec')).output).toContain(written);
  });
});
