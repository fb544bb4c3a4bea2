import { expect, it } from 'vitest';
import { sharedWishJoins } from './shared-wish.ts';

it.each([
  'We get 300 letters a day and want a robot to sort them.',
  'We print labels by hand and need a machine to do it.',
])('parts a wish from what its writers tell: %s', (text) => {
  expect(sharedWishJoins(text)).toHaveLength(1);
});

it.each([
  'We want a list and need a filter.',
  'They get letters and want a robot.',
  'We know who they are and want to call them.',
])('leaves what is one wish, or that of others: %s', (text) => {
  expect(sharedWishJoins(text)).toEqual([]);
});
