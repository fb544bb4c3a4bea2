import { describe, expect, it } from 'vitest';
import { revise } from '../../samples/revise.ts';

const rfc = `# Laundry by subscription

## Summary

Guests rent linen. A dresser brings it.

## Motivation

Dressers carry linen by hand. Renting is slow, and a towel was rented twice. Nobody knew who rents what, in order to bill it.

## Drawbacks

- **R-1:** Guests rent more than they need. *Mitigation:* open, see Q-1

## Unresolved questions

- **Q-1:** How is this risk reduced: guests rent more than they need?
`;
const refine = async (feedback: string) => (await revise(rfc, feedback, 'RFC', rfc)).output;

describe('one term in the place of another', () => {
  it.each([
    [
      'rent should be lease everywhere',
      'Guests lease linen.',
      'Leasing is slow, and a towel was leased twice.',
    ],
    [
      'rent -> borrow throughout',
      'Guests borrow linen.',
      'Borrowing is slow, and a towel was borrowed twice.',
    ],
    ['say person instead of guest', 'People rent linen.', 'People rent more than they need.'],
    ['call the dressers attendants', 'An attendant brings it.', 'Attendants carry linen'],
    ["don't call them guests, call them residents", 'Residents rent linen.', 'Residents rent more'],
    ['dresser sounds odd, better porter', 'A porter brings it.', 'Porters carry linen'],
  ])('comes in each form: %s', async (feedback, ...said) => {
    const output = await refine(feedback);
    for (const one of said) expect(output).toContain(one);
  });

  it.each([
    'only in the motivation, call the dressers staff',
    'in the motivation say staff instead of dressers',
    'use staff, not dressers, in the motivation only',
    'staff instead of dressers everywhere except in the summary',
  ])('comes where the wish says: %s', async (feedback) => {
    expect(await refine(feedback)).toBe(rfc.replace('Dressers carry', 'Staff carry'));
  });

  it('is looked for nowhere else than where the wish says', async () => {
    expect(await refine('only in the drawbacks, call the dressers staff')).toBe(rfc);
  });

  it('spares words that only look like it', async () => {
    expect(await refine('say booking instead of order')).toContain('in order to bill it');
  });

  it.each([
    'the headings should be bold everywhere',
    'guests should be free everywhere',
    'call the guests every week',
  ])('is none where something is told of a thing: %s', async (feedback) => {
    expect(await refine(feedback)).toContain('Guests rent linen.');
  });
});
