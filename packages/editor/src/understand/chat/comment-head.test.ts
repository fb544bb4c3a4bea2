import { expect, it } from 'vitest';
import { commentHeader, commentLine } from './comment-head.ts';

it.each([
  ['anna commented:', 'Anna'],
  ['**@tom** replied 3 days ago', 'Tom'],
  ['Lena Vogt commented on 12 May:', 'Lena Vogt'],
  ['Marek schrieb:', 'Marek'],
])('reads «%s» as the line above a comment', (line, speaker) => {
  expect(commentHeader(line)?.speaker).toBe(speaker);
});

it.each(['we replied:', 'Who answered?', 'The server answered with 503 on the second call, then it stopped'])(
  'reads no other line as one: %s',
  (line) => {
    expect(commentHeader(line)).toBeNull();
  },
);

it('reads whose comment a sentence gives', () => {
  expect(commentLine('Reply from maintainer: a plugin would do.')).toEqual({
    speaker: 'maintainer',
    time: null,
    said: 'A plugin would do.',
  });
  expect(commentLine('Answer within a second: the cache holds it.')).toBeNull();
});
