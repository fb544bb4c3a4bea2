import { expect, it } from 'vitest';
import { fieldsOfPair } from './field-pairs.ts';

it.each([
  ['valid from/to', ['valid from', 'valid to']],
  ['start/end date', ['start date', 'end date']],
  ['lat/lng', ['lat', 'lng']],
  ['min/max price (EUR)', ['min price (EUR)', 'max price (EUR)']],
  ['created/updated at', ['created at', 'updated at']],
  ['gültig von/bis', ['gültig von', 'gültig bis']],
])('two fields in one: %s', (part, fields) => {
  expect(fieldsOfPair(part)).toEqual(fields);
});

it.each(['size S/M/L', 'active yes/no', 'status open/closed', 'from/to/via', 'path src/to', 'name'])(
  'one field: %s',
  (part) => {
    expect(fieldsOfPair(part)).toEqual([part]);
  },
);
