import { expect, it } from 'vitest';
import { contraryOf } from './contrary.ts';

it.each([
  ['the parcel has a tag', 'the parcel does not have a tag'],
  ['the parcels have several tags', 'the parcels do not have several tags'],
  ['a file has new columns', 'a file does not have new columns'],
  ['the parcel has gone', 'the parcel has not gone'],
  ['the parcel has arrived', 'the parcel has not arrived'],
  ['the first call fails or does not answer', 'the first call does not fail and answers'],
  ['a call comes in while the first is still running', 'a call comes in when the first is no longer running'],
  ['no seats are left', 'seats are left'],
])('the contrary of "%s" is "%s"', (condition, expected) => {
  expect(contraryOf(condition)).toBe(expected);
});
