import { expect, test } from 'vitest';
import { leavesClauseOpen } from './open-clause.ts';

test.each([
  'Two members can book the same court because the check',
  'It is refused when the tenant of the other account',
  'We lose rows if each worker',
  'Should the courier refuse',
])('“%s” waits for a verb', (before) => {
  expect(leavesClauseOpen(before)).toBe(true);
});

test.each([
  'Two members can book the same court because the check is late',
  'It has been slow since the release',
  'We stop when the disk is full',
  'It fails because of the cache',
  'Should be kept',
])('“%s” is over', (before) => {
  expect(leavesClauseOpen(before)).toBe(false);
});
