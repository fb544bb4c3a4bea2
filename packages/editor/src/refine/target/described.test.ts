import { describe, expect, it } from 'vitest';
import { draftOf } from '../draft.ts';
import { describedPart } from './described.ts';

const text = `# Games

## Summary

Parties stay together, and the window widens to 250 after 90 secs.

## Requirements

- **FR-1:** The window MUST start at 100 and widen to 250 after 90 secs.
- **FR-2:** Parties of up to 5 MUST stay together.
- **FR-3:** Logs MUST be kept for 90 days.
- **FR-4:** The queue MUST answer within 40 ms.
- **FR-5:** The queue MUST survive a restart.
- **FR-6:** A season pass MUST cost 9 EUR.

## Risks

- **R-1:** Parties leave the queue when they wait.
`;
const draft = draftOf(text, {
  originalInput: '',
  previousOutput: text,
  feedback: '',
  audience: 'Senior Dev',
  context: 'Backend',
  format: 'Technical Spec',
  tone: 50,
});
const said = (phrase: string) => {
  const part = describedPart(draft, phrase);
  return part && text.slice(part.start, part.end);
};

describe('a part that is described', () => {
  for (const [phrase, key] of [
    ['the one with 100 / 250 / 90 secs', 'FR-1'],
    ['the bit about parties of 5', 'FR-2'],
    ['the price of the season pass', 'FR-6'],
    ['the response time of the queue', 'FR-4'],
    ['the restart thing', 'FR-5'],
    ['"Parties leave … they wait"', 'R-1'],
  ] as const)
    it(`is found where it says most of it: ${phrase}`, () => expect(said(phrase)).toContain(`**${key}:**`));

  for (const phrase of ['the queue', 'the thing about the moon', 'the bit about parties'])
    it(`is none where two fit equally, or nothing does: ${phrase}`, () => expect(said(phrase)).toBeNull());
});
