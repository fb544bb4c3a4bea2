import { expect, it } from 'vitest';
import { presentBase } from './verb-forms.ts';

it.each([
  ['carries', 'carry'],
  ['matches', 'match'],
  ['is', 'be'],
  ['has', 'have'],
  ['prolongs', 'prolong'],
  ['send', 'send'],
  ['bananas', null],
])('the base form of %s is %s', (form, base) => {
  expect(presentBase(form)).toBe(base);
});
