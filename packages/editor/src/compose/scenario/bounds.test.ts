import { expect, it } from 'vitest';
import { beyondBound, ownOnly } from './bounds.ts';

it.each([
  ['cancel a booking up to 2 hours before it starts', 'cancel a booking less than 2 hours before it starts'],
  ['dispute an invoice line within 30 days', 'dispute an invoice line after more than 30 days'],
  ['enter grades until 6 weeks after the exam', 'enter grades more than 6 weeks after the exam'],
  ['extend the loan once by 2 weeks', 'extend the loan a second time by 2 weeks'],
  ['be lent to one member at a time', 'be lent to a second member at the same time'],
  ['be under 3 s', 'be 3 s or more'],
  ['hold at most 12 children', 'hold more than 12 children'],
])('says what lies beyond the bound of a demand (%s)', (action, beyond) => {
  expect(beyondBound(action)).toBe(beyond);
});

it('finds no bound where a demand sets none', () => {
  expect(beyondBound('send a reminder to the owner')).toBeNull();
});

it('knows what somebody sees of their own alone', () => {
  expect(ownOnly('see only their own turbines')).toBe('turbines');
  expect(ownOnly('see the list for their own site only')).toBe('site');
  expect(ownOnly('see their own turbines')).toBeNull();
});
