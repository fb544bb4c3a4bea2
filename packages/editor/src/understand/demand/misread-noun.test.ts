import { expect, it } from 'vitest';
import { isMisreadNoun } from './misread-noun.ts';

it.each([
  ['count of messages per room', true],
  ['list of open orders', true],
  ['count all of the messages', false],
  ['think of a name', false],
  ['consist of three parts', false],
  ['approve of it', false],
])('says of «%s» whether it is a thing: %s', (action, expected) => {
  expect(isMisreadNoun(action)).toBe(expected);
});
