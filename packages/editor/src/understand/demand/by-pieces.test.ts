import { expect, it } from 'vitest';
import { restore } from '../mask.ts';
import { demandsByPieces } from './by-pieces.ts';

function read(text: string): string | null {
  const [found] = demandsByPieces({ text, tokens: [] }, 'MUST');
  if (found === undefined) return null;
  const { subject, strength, isNegative, action, condition } = found.demand;
  return `${condition === null ? '' : `${restore(condition)} | `}${restore(subject)} | ${strength}${isNegative ? ' NOT' : ''} | ${restore(action)}`;
}

it.each([
  ['Fallback: initials on a gray circle.', 'For fallback | There | MUST | be initials on a gray circle'],
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
  [
    'Once it is your turn you get 10 minutes to buy.',
    'Once it is your turn | you | MUST | get 10 minutes to buy',
  ],
  [
    'Admins want to be told when a licence is about to expire.',
    'Admins | MUST | be told when a licence is about to expire',
  ],
  [
    "Use the existing library so we don't invent our own.",
    "The system | MUST | use the existing library so we don't invent our own",
  ],
  [
    "If the plate doesn't match the permit we shouldn't tell them why.",
    "If the plate doesn't match the permit | The system | MUST NOT | tell them why",
  ],
  ['You can pick a seat.', 'Users | MUST | be able to pick a seat'],
  ['It is forbidden to open the gate.', 'The system | MUST NOT | open the gate'],
  ['Only drivers may open the gate.', 'Only drivers | MUST | be able to open the gate'],
])('takes apart what no form of demand has to know: %s', (text, parts) => {
  expect(read(text)).toBe(parts);
});

it('takes no name of a thing for a clause', () => {
  expect(read('A new file format.') ?? '').not.toContain('A new file |');
});

it('parts no brackets', () => {
  expect(read('Priorities (low, normal, high).') ?? '').not.toContain('Priorities ( |');
});

it('makes no demand of a subject without a deed', () => {
  expect(read('The printer while it.')).toBeNull();
});
