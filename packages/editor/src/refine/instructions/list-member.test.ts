import { describe, expect, it } from 'vitest';
import { revise } from '../samples/revise.ts';

const invoicing = `# Invoicing

## Requirements

- **FR-1:** Countries MUST be Germany, Austria and Switzerland.
- **FR-2:** An invoice can be paid by card, sepa or fax order.
- **FR-3:** The system MUST send reminders by mail and push 15 minutes before it starts.
- **FR-4:** The client reads \`fast\`, \`safe\`, and \`dry\` as modes.

## Test plan

- Given an invoice, When somebody looks at it, Then countries are Germany, Austria and Switzerland.
- “Countries: Germany, Austria and Switzerland” stands on the form.

## Risks

- Austria and Switzerland change their rates.
`;

const changes: readonly [feedback: string, ...replacements: (readonly [old: string, fresh: string])[]][] = [
  [
    'add Poland to the countries',
    ['be Germany, Austria and Switzerland', 'be Germany, Austria, Switzerland and Poland'],
    ['are Germany, Austria and Switzerland', 'are Germany, Austria, Switzerland and Poland'],
  ],
  [
    'take Germany out of the countries',
    ['be Germany, Austria and', 'be Austria and'],
    ['are Germany, Austria and', 'are Austria and'],
  ],
  [
    'countries are Germany and Poland only, no Austria',
    ['be Germany, Austria and Switzerland', 'be Germany and Poland'],
    ['are Germany, Austria and Switzerland', 'are Germany and Poland'],
  ],
  [
    'add a country "Malta" after Germany',
    ['be Germany, Austria', 'be Germany, Malta, Austria'],
    ['are Germany, Austria', 'are Germany, Malta, Austria'],
  ],
  ['take fax out of the ways to pay', ['card, sepa or fax order', 'card or sepa']],
  ['remove push from the reminders', ['mail and push 15', 'mail 15']],
  ['sms is missing in the reminders', ['mail and push 15', 'mail, push and sms 15']],
  ['remove fast from the modes', ['`fast`, `safe`, and `dry`', '`safe` and `dry`']],
  ['add slow to the modes', ['`safe`, and `dry`', '`safe`, `dry`, and `slow`']],
  [
    'add Poland to the countries and drop push from the reminders',
    ['be Germany, Austria and Switzerland', 'be Germany, Austria, Switzerland and Poland'],
    ['are Germany, Austria and Switzerland', 'are Germany, Austria, Switzerland and Poland'],
    ['mail and push 15', 'mail 15'],
  ],
];

describe('lists within sentences', () => {
  for (const [feedback, ...replacements] of changes) {
    it(`follows, and nothing else changes: ${feedback}`, async () => {
      const { output } = await revise(invoicing, feedback, 'Technical Spec');
      expect(output).toBe(
        replacements.reduce((text, [old, fresh]) => text.replace(old, () => fresh), invoicing),
      );
    });
  }

  it('leaves what is added to a section to stand by itself', async () => {
    const { output } = await revise(invoicing, 'add "the bank is closed" to the risks', 'Technical Spec');
    expect(output).toContain('- Austria and Switzerland change their rates.\n- The bank is closed');
  });

  it('puts in nothing that the list has', async () => {
    const { output, applied } = await revise(invoicing, 'add Austria to the countries', 'Technical Spec');
    expect(output).toBe(invoicing);
    expect(applied[0]?.status).toBe('no-effect');
  });
});
