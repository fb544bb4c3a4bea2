import { expect, it } from 'vitest';
import { isAgeOfPeople } from './age-of-people.ts';

it.each(['drivers must be 18', 'All users have to be at least 16.', 'the guests should be over 21'])(
  'is an age: %s',
  (claim) => {
    expect(isAgeOfPeople(claim)).toBe(true);
  },
);

it.each([
  'the deposit should be 250',
  'users must be 20 per page',
  'sessions must be 60',
  'drivers must cancel 12 h before',
])('is none: %s', (claim) => {
  expect(isAgeOfPeople(claim)).toBe(false);
});
