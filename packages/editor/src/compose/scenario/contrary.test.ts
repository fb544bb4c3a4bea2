import { expect, it } from 'vitest';
import { contraryKind, contraryOf } from './contrary.ts';

it.each([
  ['batches older than 5 years', 'batches that are not older than 5 years'],
  ['weight > 30', 'a weight ≤ 30'],
  ['age < 16', 'an age ≥ 16'],
  ['the parcels', null],
])('what %s leaves out is %s', (subject, expected) => {
  expect(contraryKind(subject)).toBe(expected);
});

it.each([
  ['the parcel has a tag', 'the parcel does not have a tag'],
  ['the parcels have several tags', 'the parcels do not have several tags'],
  ['a file has new columns', 'a file does not have new columns'],
  ['the parcel has gone', 'the parcel has not gone'],
  ['the parcel has arrived', 'the parcel has not arrived'],
])('the contrary of "%s" is "%s"', (condition, expected) => {
  expect(contraryOf(condition)).toBe(expected);
});
