import { expect, it } from 'vitest';
import { withoutCourtesy } from './courtesy.ts';
import { isMereTalk } from './mere-talk.ts';

it.each([
  'Quick brain dump before I go on vacation.',
  'Omg.',
  "Sorry for the late reply, it's been one of those weeks.",
  "I'm new so sorry if it's a stupid idea.",
  'Thank you for reading so far.',
  "I'll have a look at it tomorrow.",
])('takes what is only said of the message, its writer or its readers for talk: %s', (sentence) => {
  expect(isMereTalk(sentence)).toBe(true);
});

it.each([
  'The page says sorry.',
  'Thanks to the cache the list opens at once.',
  'No hurry with the export.',
  'Call me when the water is above the mark.',
  'The note has to be short and quick to write.',
])('takes nothing for talk that names anything else: %s', (sentence) => {
  expect(isMereTalk(sentence)).toBe(false);
});

it('takes thanks off the beginning and a promise off the end', () => {
  expect(withoutCourtesy('thx, no hurry with the export, end of Q1 is fine', 'en')).toBe(
    'no hurry with the export, end of Q1 is fine',
  );
  expect(withoutCourtesy("That's the join on availability, I'll look at it.", 'en')).toBe(
    "That's the join on availability.",
  );
});
