import { expect, it } from 'vitest';
import { restore } from '../mask.ts';
import { demandByPieces } from './by-pieces.ts';

function read(text: string): string | null {
  const found = demandByPieces({ text, tokens: [] }, 'MUST');
  if (found === null) return null;
  const { subject, strength, isNegative, action, condition } = found.demand;
  return `${condition === null ? '' : `${restore(condition)} | `}${restore(subject)} | ${strength}${isNegative ? ' NOT' : ''} | ${restore(action)}`;
}

it.each([
  [
    'Need a history entry for each refund: who, when, which amount.',
    'There | MUST | be a history entry for each refund: who, when, which amount',
  ],
  ['Parcels over two kilos need to be weighed again.', 'Parcels over two kilos | MUST | be weighed again'],
  ["Please don't show the price to guests.", 'The system | MUST NOT | show the price to guests'],
  [
    'If the printer is offline, the label is queued.',
    'If the printer is offline | the label | MUST | be queued',
  ],
  [
    'Theft of a card = block the card and log it',
    'In case of theft of a card | The system | MUST | block the card and log it',
  ],
  ['Only drivers may open the gate.', 'Only drivers | MUST | be able to open the gate'],
])('takes apart what no form of demand has to know: %s', (text, parts) => {
  expect(read(text)).toBe(parts);
});

it('makes no demand of a subject without a deed', () => {
  expect(read('The printer while it.')).toBeNull();
});
