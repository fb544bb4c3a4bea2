import { expect, test } from 'vitest';
import { sentencesOf } from './sentences-of.ts';

test('parts a text at its full stops, but not within what is protected', () => {
  const text = 'Drop v2.1. Then call `run. Now` twice.\nDone';
  expect(sentencesOf(text).map((one) => one.text)).toEqual([
    'Drop v2.1.',
    'Then call `run. Now` twice.',
    'Done',
  ]);
  expect(sentencesOf(text)).toBe(sentencesOf(text));
});

test('keeps a range of two dots and a rank with its name in one sentence', () => {
  const text = 'Reject what is outside -2..+9 m, says Capt. Reyes. Keep the rest.';
  expect(sentencesOf(text).map((one) => one.text)).toEqual([
    'Reject what is outside -2..+9 m, says Capt. Reyes.',
    'Keep the rest.',
  ]);
});

test('ends a sentence at a unit before a count of something, but not within one time or behind what only opens it', () => {
  const text = 'Wait 10 min. 5 failed logins lock it. It takes 5 min. 30 sec. at most.';
  expect(sentencesOf(text).map((one) => one.text)).toEqual([
    'Wait 10 min.',
    '5 failed logins lock it.',
    'It takes 5 min. 30 sec. at most.',
  ]);
  expect(sentencesOf('After 10 min. 5 people get it.')).toHaveLength(1);
  expect(sentencesOf('It lasts 2 years acc. to the vendor.')).toHaveLength(1);
});
