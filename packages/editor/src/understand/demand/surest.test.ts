import { describe, expect, it } from 'vitest';
import { demandOf } from '../demand.ts';
import { restore } from '../mask.ts';
import { demandsByPieces } from './by-pieces.ts';
import { surestFirst } from './surest.ts';

function first(text: string): string {
  const masked = { text, tokens: [] };
  const framed = demandOf(masked, 'MUST', null, null);
  const [found] = surestFirst(framed && { demand: framed, said: text }, demandsByPieces(masked, 'MUST'));
  if (found === undefined) return '';
  const { subject, strength, isNegative, action, condition } = found.demand;
  return `${condition === null ? '' : `${restore(condition)} | `}${restore(subject)} | ${strength}${isNegative ? ' NOT' : ''} | ${restore(action)}`;
}

describe('surestFirst', () => {
  it.each([
    [
      'Bookings within two days of the concert need a deposit.',
      'Bookings within two days of the concert | MUST | need a deposit',
    ],
    [
      'On arrival the guest is offered a map and chooses a room.',
      'On arrival | the guest | MUST | be offered a map and choose a room',
    ],
    [
      'We are required to keep the receipts for six years.',
      'The system | MUST | keep the receipts for six years',
    ],
    ['No names of customers in the exec view.', 'There | MUST | be no names of customers in the exec view'],
  ])('goes by the labels where they are sure of another demand: %s', (text, parts) => {
    expect(first(text)).toBe(parts);
  });

  it.each([
    [
      'Nobody may book more than two seats.',
      'It | MUST NOT | be possible for anybody to book more than two seats',
    ],
    ['Delete after 30 days.', 'It | MUST | be deleted after 30 days'],
    ["Guests can see the menu but can't order.", 'Guests | MUST | be able to see the menu but not to order'],
  ])('goes by the form where the labels say the same in other words: %s', (text, parts) => {
    expect(first(text)).toBe(parts);
  });
});
