import { expect, it } from 'vitest';
import { saidUnit } from './said-unit.ts';
import { readTraits } from './traits.ts';

it.each([
  ['must be between 1 and 2000 kg', 'kg'],
  ['at most 90 minutes', 'minutes'],
  ['an integer in cents', 'cents'],
  ['between 1 kg and 20 kg', 'kg'],
  ['(integer, mm, optional)', 'mm'],
])('"%s" measures in %s', (words, unit) => {
  expect(saidUnit(words)?.unit).toBe(unit);
});

it.each(['at most 200 characters', 'an integer in the range 1-5', 'min 3', '(integer, min 3)', 'in order'])(
  '"%s" names no unit',
  (words) => {
    expect(saidUnit(words)).toBeNull();
  },
);

it('a bound is read with its unit', () => {
  expect(readTraits('must be between 1 and 2000 kg').traits).toEqual({ least: 1, most: 2000, unit: 'kg' });
});
