import { expect, it } from 'vitest';
import { withoutPointing } from './pointing-back.ts';

it.each([
  ['get an email then', 'get an email'],
  ['show the top sellers instead', 'show the top sellers'],
  ['then', 'then'],
  ['be done by then or later', 'be done by then or later'],
])('takes what points at another sentence off the end of "%s"', (deed, said) => {
  expect(withoutPointing(deed)).toBe(said);
});
