import { describe, expect, it } from 'vitest';
import { revise } from './samples/revise.ts';

const spec = `# Kiln booking

## Summary

Potters book a slot of 60 or 90 minutes.

## Context and problem

The kiln is often double booked. Excel was tried in 2022 by the evening class.

## Goals

- Nobody waits at the kiln.

## Requirements

### Functional requirements

- **FR-1:** Potters MUST be able to book a slot of 60 or 90 minutes.
- **FR-2:** The link to the receipt MUST be sent by e-mail and expire after 7 days.
- **FR-3:** Wardens MUST be able to lock the kiln. Each booking sends a mail through Postmark.
- **FR-4:** The service MUST store bookings in PostgreSQL.

### Non-functional requirements

- **NFR-1:** A booking MUST be confirmed within 2 seconds.

## Design

The service runs in one process and takes its jobs from RabbitMQ.

## Failure and edge cases

- Postmark is unreachable or slow: open, see Q-3.

## Test plan

- **T-1** (FR-1) Given a potter, When the potter books a slot of 60 or 90 minutes, Then this succeeds.
- **T-2** (FR-3) Given a warden, When the warden locks the kiln, Then the kiln is locked.

## Alternatives

None stated so far.

## Risks

None stated so far.

## Open questions

- **Q-1:** How long do we keep the receipts?
- **Q-2:** Should glazes be part of it?
- **Q-3:** What has to happen when Postmark is unreachable or slow?
- **Q-4:** What does somebody see who opens the link after 7 days (FR-2)?
`;
const input = 'How long do we keep the receipts? Should glazes be part of it?';
const refine = (feedback: string) => revise(spec, feedback, 'Technical Spec', input);
const changed = async (feedback: string) => {
  const { output } = await refine(feedback);
  const [was, is] = [spec.split('\n'), output.split('\n')];
  return { gone: was.filter((line) => !is.includes(line)), fresh: is.filter((line) => !was.includes(line)) };
};

describe('a part that is to say more, and the facts behind the wish', () => {
  it.each([
    ['Could you expand the context? Last year 40 slots were lost.', 'Last year 40 slots were lost.'],
    ['The context is thin. Last year 40 slots were lost.', 'Last year 40 slots were lost.'],
    ['Explain the design with a few more facts: each job is tried twice.', 'Each job is tried twice.'],
    ['Add a section on monitoring. We alert when 1% of bookings fail.', 'We alert when 1% of bookings fail.'],
  ])('holds them: %s', async (feedback, said) => {
    expect((await changed(feedback)).fresh.join('\n')).toContain(said);
  });

  it('is told of by name where a statement stands behind what it is about', async () => {
    expect(
      (await changed('What about receipts? They must be encrypted as well.')).fresh.join('\n'),
    ).toContain('Receipts MUST be encrypted as well.');
  });
});

describe('a value', () => {
  it('that is to hold as well stands among the others', async () => {
    expect((await changed('Slots of 120 minutes should be possible as well.')).fresh).toEqual(
      [
        '- **FR-1:** Potters MUST be able to book a slot of 60, 90 or 120 minutes.',
        '- **T-1** (FR-1) Given a potter, When the potter books a slot of 60, 90 or 120 minutes, Then this succeeds.',
      ].toSpliced(0, 0, 'Potters book a slot of 60, 90 or 120 minutes.'),
    );
  });

  it('that changes does so in what is derived of its demand', async () => {
    expect((await changed('The link expires after 14 days.')).fresh).toEqual([
      '- **FR-2:** The link to the receipt MUST be sent by e-mail and expire after 14 days.',
      '- **Q-4:** What does somebody see who opens the link after 14 days (FR-2)?',
    ]);
  });

  it('that bounds from the other side, or is said of another thing, is a demand of its own', async () => {
    const { gone, fresh } = await changed('Bookings must be kept for at least 30 days.');
    expect(gone.filter((line) => line.startsWith('- **'))).toEqual([]);
    expect(fresh.join('\n')).toContain('Bookings MUST be kept for at least 30 days.');
  });

  it('that the input asks for answers its question', async () => {
    const { gone, fresh } = await changed('We keep the receipts for 30 days.');
    expect(gone).toContain('- **Q-1:** How long do we keep the receipts?');
    expect(fresh.join('\n')).toContain('keep the receipts for 30 days.');
    expect(fresh.join('\n')).not.toContain('expire after 30 days');
  });

  it('bounds what somebody may do and not how well', async () => {
    const { output } = await refine('Add a requirement that potters can book at most 3 slots per week.');
    expect(output).toContain('- **FR-5:** Potters MUST be able to book at most 3 slots per week.');
  });
});

describe('what goes', () => {
  it('as one sentence of a demand leaves the other its key, and a test of its own', async () => {
    const { output } = await refine('I don’t think we need the part about locking the kiln.');
    expect(output).toContain('- **FR-3:** Each booking MUST send a mail through Postmark.');
    expect(output).not.toContain('lock the kiln');
  });

  it('as a name leaves the sentences that can do without it', async () => {
    const { output } = await refine('Remove all mentions of Postmark.');
    expect(output).not.toContain('Postmark');
    expect(output).toContain('Each booking sends a mail.');
    expect((await refine('Take out everything about RabbitMQ.')).output).not.toContain('RabbitMQ');
  });
});

describe('what is named', () => {
  it('as the answer without its question answers the one it is about', async () => {
    const { gone } = await changed('Answer to the open question: glazes come in the second release.');
    expect(gone).toContain('- **Q-2:** Should glazes be part of it?');
  });

  it('with where it stands and where it belongs moves there', async () => {
    const { output } = await refine('Put Excel under alternatives, not under the context.');
    expect(output).toMatch(/## Alternatives\n\n(?:- )?Excel was tried in 2022 by the evening class/u);
  });

  it('by what is asked of it and is known nowhere is told to be known nowhere', async () => {
    const { output, isOutOfScope, applied } = await refine('Explain why we chose PostgreSQL in more detail.');
    expect(output).toBe(spec);
    expect(isOutOfScope).toBe(false);
    expect(applied[0]?.message).toContain('says why we chose PostgreSQL');
  });
});
