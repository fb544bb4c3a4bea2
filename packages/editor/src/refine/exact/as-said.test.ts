import { expect, it } from 'vitest';
import { asksOnly } from './as-said.ts';

it.each([
  'can an act be performed by an animal without a keeper?',
  'may a pet have several owners?',
  'can the same locker be rented twice?',
  'how many seats does a tent have?',
])('"%s" only asks', (message) => {
  expect(asksOnly(message)).toBe(true);
});

it.each([
  'can we add a field weight?',
  'can an index be added on price?',
  'can you rename pet to animal?',
  'could a sample stay 120 days?',
  'can a sample stay 120 days?',
  'can a new endpoint list the lockers?',
])('"%s" may be a wish', (message) => {
  expect(asksOnly(message)).toBe(false);
});
