import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const doc = `# Quota

## Summary

Tenants can see how much of their quota is used.

## Requirements

### Functional requirements

- **FR-1:** A tenant MUST be able to see its use.

### Non-functional requirements

- **NFR-1:** The service MUST allow 100 requests per second, with bursts of up to 200 for a minute.

## Design

Counters are kept in Redis.

These parts are touched:

| Part | Requirements |
| --- | --- |
| Redis | FR-1 |

## Test plan

- **T-1** (FR-1) Given a tenant, When the tenant looks, Then the tenant sees its use.
- **T-2** (NFR-1) To measure: the service allows 100 requests per second, with bursts of up to 200 for a minute.

## Risks

- **R-1:** Tenants share keys; keys leak, old counters are wrong. *Mitigation:* a second key
`;
const revised = async (feedback: string) => await revise(doc, feedback, 'Technical Spec', doc);

describe('an order behind a remark that named its part', () => {
  it.each([
    'T-1 is badly put, better: Given a tenant, When the tenant opens the page, Then its use of today is shown.',
    'T-1 reads odd, make it: Given a tenant, When the tenant opens the page, Then its use of today is shown.',
  ])('gives it another text and keeps what it refers to: %s', async (feedback) => {
    const { output } = await revised(feedback);
    expect(output).toContain(
      '- **T-1** (FR-1) Given a tenant, When the tenant opens the page, Then its use of today is shown.',
    );
    expect(output).not.toContain('the tenant sees its use');
  });

  it('takes out a table with the words that only lead in to it', async () => {
    const { output } = await revised('that parts table in the design is useless, remove');
    expect(output).toContain('Counters are kept in Redis.\n\n## Test plan');
  });

  it('takes nothing away where somebody only dislikes a part', async () => {
    expect((await revised("I don't like the design section")).output).toBe(doc);
  });
});

describe('a removal', () => {
  it.each(['drop the burst thing', 'lose the bit about bursts please'])(
    'goes no further than what was named: %s',
    async (feedback) => {
      const { output } = await revised(feedback);
      expect(output).toBe(doc.replaceAll(', with bursts of up to 200 for a minute', ''));
    },
  );
});

describe('a list in one item', () => {
  it('becomes items of their own, each with its label', async () => {
    const { output } = await revised('split the risks into separate items');
    expect(output).toContain('- **R-1:** Tenants share keys. *Mitigation:* a second key\n');
    expect(output).toContain('- **R-2:** Keys leak. *Mitigation:* a second key\n');
    expect(output).toContain('- **R-3:** Old counters are wrong. *Mitigation:* a second key\n');
  });
});

describe('a proposed title', () => {
  it.each(['title must be something like Quota of a tenant', 'title: Quota of a tenant'])(
    'stands without what only proposes it: %s',
    async (feedback) => {
      expect((await revised(feedback)).output.startsWith('# Quota of a tenant\n')).toBe(true);
    },
  );
});
