import { describe, expect, it } from 'vitest';
import type { Parts } from './parts.ts';
import { toldWhole } from './told-whole.ts';

function parts(subject: string, whole: string, more: Partial<Parts> = {}): Parts {
  return {
    subject,
    whole,
    action: whole,
    condition: null,
    isNegative: false,
    isSequel: false,
    ability: null,
    ...more,
  };
}

describe('toldWhole', () => {
  it.each([
    ['the button', 'unlock and write down who did it', 'the button unlocks and writes down who did it'],
    [
      'the oven list',
      'come out at 16:05, sorted by oven',
      'the oven list comes out at 16:05, sorted by oven',
    ],
    ['pets, wheelchairs and power', 'be shown', 'pets, wheelchairs and power are shown'],
    ['the system', 'keep original files 10 years (law)', 'the system keeps original files 10 years'],
    ['a refund', 'go back onto the card, never cash', 'a refund goes back onto the card, never cash'],
    ['the report', 'be kept unless somebody deletes it', 'the report is kept unless somebody deletes it'],
  ])('%s: %s', (subject, whole, told) => {
    expect(toldWhole(parts(subject, whole))).toBe(told);
  });

  it('says where something holds before its clause', () => {
    expect(toldWhole(parts('the tablet', 'collect the changes', { condition: 'Without wifi' }))).toBe(
      'without wifi, the tablet collects the changes',
    );
  });

  it.each([
    ['it', 'be short'],
    ['the system', 'send a mail; otherwise call'],
    ['the system', 'provide a bid in the last two minutes prolongs the lot'],
  ])('leaves alone: %s %s', (subject, whole) => {
    expect(toldWhole(parts(subject, whole))).toBeNull();
  });
});
