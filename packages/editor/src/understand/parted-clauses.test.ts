import { expect, it } from 'vitest';
import { pairOfClauses } from './parted-clauses.ts';

it.each([
  ['Backfills are no part of a migration, they run as jobs', 'they run as jobs'],
  [
    'CI checks new metrics against a list of labels, per-user numbers belong in the logs',
    'per-user numbers belong in the logs',
  ],
  [
    'The button must be disabled after the first tap, and the server drops repeats with the same key',
    'the server drops repeats with the same key',
  ],
  [
    'The upload endpoint stores the file, then a worker makes the three sizes',
    'a worker then makes the three sizes',
  ],
])('parts %s', (text, second) => {
  expect(pairOfClauses(text)?.second).toBe(second);
});

it.each([
  'The button unlocks and writes down who did it',
  'Exports run at night, the vendor is slow',
  'batches of 200, not 5000',
  'The law must not apply, but the rule on health data does',
  'Couriers can list the lockers of a city, and see free rooms for a time range',
])('leaves %s whole', (text) => {
  expect(pairOfClauses(text)).toBeNull();
});
