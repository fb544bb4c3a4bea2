import { expect, it } from 'vitest';
import { withoutShortForms } from './shortened.ts';

it.each([
  ["if the box is full, it's closed", 'if the box is full, it is closed'],
  ['they’re blocked', 'they are blocked'],
  ["it's been closed since May", "it's been closed since May"],
  ["the shop's owner closes it", "the shop's owner closes it"],
])('writes verbs out: %s', (prose, expected) => {
  expect(withoutShortForms(prose)).toBe(expected);
});
