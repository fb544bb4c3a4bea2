import { describe, expect, it } from 'vitest';
import { revise } from '../../samples/revise.ts';

const rfc = `# Laundry by subscription

## Summary

Guests rent linen. A van brings it.

## Motivation

Guests carry linen by hand. Towels are lost every week. Nobody counts the sheets.
`;
const refine = (feedback: string) => revise(rfc, feedback, 'RFC', rfc);

describe('a part that is to have so many sentences', () => {
  it('is left as it is where it has no more', async () => {
    const { output, applied } = await refine('summary in two sentences please');
    expect(output).toBe(rfc);
    expect(applied[0]?.status).toBe('no-effect');
  });

  it('loses what tells least', async () => {
    const { output } = await refine('two sentences for the motivation');
    expect(output.split('## Motivation')[1]?.match(/\./gu)).toHaveLength(2);
  });

  it('stays where another part is removed and it is only to be shorter', async () => {
    const { output } = await refine('go with b, drop c, and shorten the motivation');
    expect(output).toContain('## Motivation');
  });
});
