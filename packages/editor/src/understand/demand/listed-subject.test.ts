import { expect, it } from 'vitest';
import { isFirstOfList } from './listed-subject.ts';

it('tells the first of several things from a reason', () => {
  expect(isFirstOfList('Every change of a role', 'a permission or a password policy')).toBe(true);
  expect(isFirstOfList('The certificates expire', 'the owner and the lead')).toBe(false);
  expect(isFirstOfList('The night shift', 'the lead')).toBe(false);
  expect(isFirstOfList('At night', 'the lead and the owner')).toBe(false);
});
