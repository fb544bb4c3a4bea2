import { describe, expect, it } from 'vitest';
import { refineDocument } from '../refine.ts';

const spec = `# Seed bank

## Summary

Jars are checked by a volunteer once a week. A reminder by mail goes out 24 hours before the visit.

## Requirements

### Functional requirements

- **FR-1:** Jars MUST be checked by a volunteer once a week.
- **FR-2:** A reminder by mail MUST go out 24 hours before the visit.
- **FR-3:** Samples MUST be held 90 days, after that they are discarded.
- **FR-4:** A cooling alarm MUST go to Ilse.

### Non-functional requirements

- **NFR-1:** The catalogue MUST load in under 2 seconds.
- **NFR-2:** The search for a jar MUST answer in 400 ms.

## Risks

- **R-1:** The cold room loses power. *Mitigation:* open, see Q-2
- **R-2:** Volunteers forget the keys. *Mitigation:* open, see Q-3

## Open questions

- **Q-1:** Who pays for the jars?
- **Q-2:** How is this risk reduced: the cold room loses power?
- **Q-3:** How is this risk reduced: volunteers forget the keys?
`;

async function revised(feedback: string, previousOutput = spec) {
  const request = { originalInput: spec, previousOutput, feedback, format: 'Technical Spec' } as const;
  return refineDocument({ ...request, audience: 'Senior Dev', context: 'Backend', tone: 50 });
}

const lines = (text: string) => text.split('\n');
const fresh = (output: string) => lines(output).filter((line) => !lines(spec).includes(line));

describe('words against words', () => {
  it('give way where they stand and where that is said again', async () => {
    const { output } = await revised('The reminder has to go by text message, not by mail.');
    expect(fresh(output)).toEqual([
      'Jars are checked by a volunteer once a week. A reminder by text message goes out 24 hours before the visit.',
      '- **FR-2:** A reminder by text message MUST go out 24 hours before the visit.',
    ]);
  });

  it('give way to a clause where only a form of the word stands', async () => {
    const { output } = await revised('after 90 days they go to a school, not to the discard');
    expect(fresh(output)).toEqual([
      '- **FR-3:** Samples MUST be held 90 days, after 90 days they go to a school.',
    ]);
  });
});

describe('a value that is said of a thing', () => {
  it('takes the place of the one of its kind, in every sentence that says it', async () => {
    const { output } = await revised('But the reminder should go 48 hours before.');
    expect(output).not.toContain('24 hours');
    expect(output).toContain('2 seconds');
  });

  it.each([
    ['Could a sample stay 120 days?', 'Samples MUST be held 120 days', '90 days'],
    ['NFR-2: 600 ms is fine.', 'MUST answer in 600 ms', '400 ms'],
    ['looking for a jar has to take 250 ms', 'MUST answer in 250 ms', '400 ms'],
  ])('is found by its kind and what stands beside it: %s', async (feedback, now, old) => {
    const { output } = await revised(feedback);
    expect(output).toContain(now);
    expect(output).not.toContain(old);
  });

  it.each(['Could a volunteer stay 90 days?', 'I waited 3 days for my jar of honey'])(
    'is none where the value stands, or is of the speaker: %s',
    async (feedback) => {
      expect((await revised(feedback)).output).toBe(spec);
    },
  );

  it('does not change the number of other things', async () => {
    const { output } = await revised('This page has 7 lines too many, not 90.');
    expect(output).toContain('90 days');
  });
});

describe('what is done about a risk', () => {
  it.each([
    'The risk with the keys: Marek keeps a spare set',
    'the risk about forgotten keys can be mitigated by a spare set at the gate',
  ])('is its mitigation: %s', async (feedback) => {
    const { output } = await revised(feedback);
    expect(output).toMatch(/R-2:\*\* Volunteers forget the keys\. \*Mitigation:\* .*spare set/u);
    expect(output).toContain('R-1:** The cold room loses power. *Mitigation:* open');
    expect(output).not.toContain('Q-3');
  });

  it('is no opinion of it', async () => {
    expect((await revised('The risk with the keys: too vague')).output).toContain(
      'forget the keys. *Mitigation:* open',
    );
  });
});
