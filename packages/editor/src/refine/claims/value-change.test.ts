import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const trucks = `# Truck positions

## Context

The poller asks for 1,400 trucks every 30 seconds. We start with 50 trucks.

## Design

Messages go to a topic with 24 partitions, retention 3 days. A job runs every 15 minutes and deletes what is older.

## Requirements

- **NFR-1:** The service MUST take 120 requests per minute per key.
- **NFR-2:** Raw positions MUST be kept 13 months, daily figures 10 years.
- **NFR-3:** It goes live on May 12.
`;

/** Feedback, what stands, and what takes its place; everything else stays. */
const changes: readonly [feedback: string, old: string, fresh: string][] = [
  ['we have 1,650 trucks by now', '1,400 trucks', '1,650 trucks'],
  ['set the trucks to 1,650', '1,400 trucks', '1,650 trucks'],
  ['retention of the topic is a week', 'retention 3 days', 'retention 1 week'],
  ['rate limit is 60 per minute', '120 requests per minute', '60 requests per minute'],
  ['raw positions are kept for two years', '13 months', 'two years'],
  ['the job runs hourly', 'every 15 minutes', 'every hour'],
  ['it goes live on June 2', 'May 12', 'June 2'],
  ['the job takes its turn every half an hour, not every 15 minutes', '15 minutes', '30 minutes'],
];

describe('a value that feedback gives anew', () => {
  for (const [feedback, old, fresh] of changes) {
    it(`takes the place of the one that is meant: ${feedback}`, async () => {
      const { output } = await revise(trucks, feedback, 'Technical Spec');
      expect(output).toBe(trucks.replace(old, () => fresh));
    });
  }

  for (const feedback of ['we have 7,000 drivers', 'a report is sent weekly', 'reports take 2 hours']) {
    it(`leaves the values of other things: ${feedback}`, async () => {
      const { output } = await revise(trucks, feedback, 'Technical Spec');
      for (const line of trucks.split('\n').filter((one) => /\d/u.test(one))) expect(output).toContain(line);
    });
  }
});

const gym = `# Gym

## Context

Members book a class.

## Requirements

### Functional requirements

- **FR-1:** There MUST be at most 60 people per class.
- **FR-2:** A spot MUST be kept for 15 min if the payment provider is down.

### Non-functional requirements

None stated so far.

## Limits

The input sets no limit; see Q-1.

## Open questions

- **Q-1:** Which limits apply?
- **Q-2:** In which time zone is 2:00 meant?
- **Q-3:** Who gives out keys?
`;

describe('a statement', () => {
  const said: readonly [feedback: string, old: string, fresh: string][] = [
    ['spots are held for 10 min when the provider is unreachable', '15 min', '10 min'],
    ['the trainers say 60 is too many, at most 45 people are allowed', '60 people', '45 people'],
    ['class size: 60 people is unrealistic. Make it 40', '60 people', '40 people'],
  ];
  for (const [feedback, old, fresh] of said) {
    it(`gives a value anew in other words than the draft's: ${feedback}`, async () => {
      const { output } = await revise(gym, feedback, 'Technical Spec');
      expect(output).toBe(gym.replace(old, () => fresh));
    });
  }

  it('answers the question that asks for it in other words', async () => {
    const { output } = await revise(gym, 'keys are handed out by the front desk', 'Technical Spec');
    expect(output).not.toContain('Q-3');
    expect(output).toMatch(/[Kk]eys (?:are|MUST be) handed out by the front desk\./);
  });

  it('of another case or of another size changes no value', async () => {
    const { output } = await revise(gym, 'a spot costs 30 s of compute', 'Technical Spec');
    expect(output).toContain('15 min');
  });

  it('that gives only values stands under the heading it names', async () => {
    const { output } = await revise(
      gym,
      'limits: 1000 requests per minute and bodies up to 64 KB',
      'Technical Spec',
    );
    expect(output).toContain('## Limits\n\n1000 requests per minute and bodies up to 64 KB.\n');
  });
});
