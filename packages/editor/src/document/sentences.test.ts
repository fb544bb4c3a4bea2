import { expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

it('ends sentences at their marks', () => {
  expect(sentencesOf('Is it open? Yes. It closes at 6 p.m. on Sundays.')).toEqual([
    'Is it open?',
    'Yes.',
    'It closes at 6 p.m. on Sundays.',
  ]);
});

it.each(['Ask `GET /books?query=` first, then the rest.', 'See https://example.com/a?b=c for more.'])(
  'ends none within code or an address: %s',
  (sentence) => {
    expect(sentencesOf(sentence)).toEqual([sentence]);
  },
);
