import { expect, it } from 'vitest';
import { asksForThing, isMisreadNoun } from './misread-noun.ts';

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

it('tells whoever asks for a thing from whoever is asked', () => {
  expect(asksForThing('Sponsors asked for lead scanning with the same codes')).toBe(true);
  expect(asksForThing('Guests are asked for consent')).toBe(false);
  expect(asksForThing('The clerk is asked for a second signature')).toBe(false);
});
