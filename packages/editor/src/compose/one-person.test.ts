import { expect, it } from 'vitest';
import { isOnePerson } from './one-person.ts';

it('tells a person from what a program may be called as well', () => {
  expect(isOnePerson('The librarian')).toBe(true);
  expect(isOnePerson('A second person')).toBe(true);
  expect(isOnePerson('The agent')).toBe(false);
  expect(isOnePerson('The customer portal')).toBe(false);
  expect(isOnePerson('The export')).toBe(false);
});
