import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const spec = `# Lane booking

## Summary

Members book a lane at the pool.

## Requirements

### Functional requirements

- **FR-1:** Members MUST be able to cancel a booking.

## Design

The desk uses the existing app.
`;
const refine = (feedback: string) => revise(spec, feedback, 'Technical Spec', spec);

describe('what feedback states', () => {
  it.each([
    [
      'we also need a waiting list: if a slot is full, members can put themselves on a waiting list',
      'If a slot is full, members MUST be able to put themselves on a waiting list.',
    ],
    [
      'Members should be able to see their past bookings.',
      'Members SHOULD be able to see their past bookings.',
    ],
  ])('becomes a requirement where it wants something: %s', async (feedback, written) => {
    expect((await refine(feedback)).output).toContain(`- **FR-2:** ${written}`);
  });

  it.each([
    'The front desk will be so relieved.',
    'Nobody reads ledgers any more, who dreams that up',
    'Approve all bookings that are waiting.',
  ])('is not written where it is a remark or work for somebody: %s', async (feedback) => {
    expect((await refine(feedback)).output).toBe(spec);
  });
});
