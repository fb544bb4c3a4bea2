import { expect, it } from 'vitest';
import { caseIn } from './case.ts';

it.each([
  ['When no badge:', 'When there is no badge'],
  ['thirty years after its date', 'thirty years after its date'],
  ['if the price changes, then', 'if the price changes'],
])('opens a demand with the case %s', (written, said) => {
  expect(caseIn(written)).toBe(said);
});
