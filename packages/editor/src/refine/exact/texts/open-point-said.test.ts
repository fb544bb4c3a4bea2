import { describe, expect, it } from 'vitest';
import { revise } from '../../samples/revise.ts';

const rfc = `# Laundry by subscription

## Summary

Guests rent linen.

## Unresolved questions

- **Q-1:** Who washes on Sundays?
`;
const refine = async (feedback: string) => (await revise(rfc, feedback, 'RFC', rfc)).output;

describe('a point that feedback says is open', () => {
  it.each([
    ['who pays for the van is still unclear', 'Who pays for the van?'],
    ["we still don't know whether the hotel owns the towels", 'Does the hotel own the towels?'],
    ['it is unclear how the linen is counted', 'How is the linen counted?'],
    ['add to the open points that the dryer is broken', 'What is done about this: the dryer is broken?'],
    ['put on the list of open questions: price of a towel', 'What is the price of a towel?'],
  ])('is asked: %s', async (feedback, question) => {
    expect(await refine(feedback)).toBe(`${rfc}- **Q-2:** ${question}\n`);
  });

  it('is not asked twice', async () => {
    expect(await refine('who washes on Sundays is still open')).toBe(rfc);
  });
});
