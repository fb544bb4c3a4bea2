import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const spec = `# Seat reservations

## Summary

The cinema keeps its seats in Redis or Postgres.

## Requirements

### Functional requirements

- **FR-1:** The service MUST keep held seats for 10 minutes in Redis or Postgres.
- **FR-2:** Tickets MUST be printed by the Zebra printer or the Epson API.

## Design

| Part | Requirements |
| --- | --- |
| Redis | FR-1 |
| Postgres | FR-1 |

## Failure and edge cases

- Postgres is unreachable or slow: open, see Q-2.

## Test plan

- **T-1** (FR-2) Given the system is in use, When there are tickets, Then they are printed by the Zebra printer or the Epson API.

## Open questions

- **Q-1:** Sessions kept in Memcached or Valkey?
- **Q-2:** What has to happen when Postgres is unreachable or slow?
`;
const refine = async (feedback: string) => (await revise(spec, feedback, 'Technical Spec', spec)).output;

describe('a choice between things that stand side by side', () => {
  it.each([
    'we decided on redis, not postgres',
    'Redis it is',
    "let's go with Redis because it is faster",
    'postgres is off the table',
    'Postgres is out, too expensive',
    'Postgres is no option for us',
    'Seats: we go for Redis',
    'we use Redis instead of Postgres',
  ])('is made wherever they stand: %s', async (feedback) => {
    const output = await refine(feedback);
    expect(output).toContain('keeps its seats in Redis.');
    expect(output).toContain('for 10 minutes in Redis.');
    expect(output).toContain('| Redis | FR-1 |\n\n');
    expect(output).toContain('- Redis is unreachable or slow: open, see Q-2.');
    expect(output).not.toContain('Postgres');
  });

  it('keeps the article of what is taken, in tests too', async () => {
    const output = await refine('we take the Epson API for the tickets');
    expect(output).toContain('Tickets MUST be printed by the Epson API.');
    expect(output).toContain('Then they are printed by the Epson API.');
  });

  it('answers the question for it, and is written down', async () => {
    const output = await refine('we went with Valkey');
    expect(output).not.toContain('Q-1');
    expect(output).toContain('- Sessions kept in Valkey.');
  });

  it('is read in German', async () => {
    const german =
      '# Sitze im Kino\n\n## Anforderungen\n\n- **FR-1:** Die Sitze MÜSSEN wir in Redis oder MongoDB speichern.\n';
    const { output } = await revise(
      german,
      'Wir haben uns für MongoDB entschieden',
      'Technical Spec',
      german,
    );
    expect(output).toContain('Die Sitze MÜSSEN wir in MongoDB speichern.');
  });

  it.each([
    'when Redis is down the service returns 503',
    'Redis needs a password',
    "we can't decide on Redis here",
    'Redis is not what we want',
  ])('is none where more is said than which it is: %s', async (feedback) => {
    expect(await refine(feedback)).toContain('in Redis or Postgres');
  });
});
