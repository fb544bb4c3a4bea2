import { expect, it } from 'vitest';
import { leavesBracketOpen } from './brackets.ts';

it('tells that a bracket is still open at the end of a text', () => {
  expect(leavesBracketOpen('Scans are kept (for a day')).toBe(true);
  expect(leavesBracketOpen('Scans (of pallets (and boxes) are kept')).toBe(true);
});

it('takes brackets that end, and ends without a beginning, for closed', () => {
  expect(leavesBracketOpen('Scans are kept')).toBe(false);
  expect(leavesBracketOpen('Scans (of pallets) are kept')).toBe(false);
  expect(leavesBracketOpen('1) scans 2) pallets')).toBe(false);
});
