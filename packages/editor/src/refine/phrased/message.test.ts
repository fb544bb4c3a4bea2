import { expect, test } from 'vitest';
import { withoutTold, wordsIn } from './message.ts';

const heading = { kind: 'heading', words: 'Test plan', name: 'Test plan' } as const;

test('a stretch that names a part is one word', () => {
  expect(wordsIn('Say in Test plan, that it works', [heading]).map(({ text }) => text)).toEqual([
    'Say',
    'in',
    'Test plan',
    ',',
    'that',
    'it',
    'works',
  ]);
});

test('what a message brings along becomes one word, and what it names stays', () => {
  const message = 'Say in Test plan that it works in Test plan';
  const words = wordsIn(message, [heading]);
  const start = message.indexOf('it works');
  const framed = withoutTold(words, [{ start, end: message.length }]);
  expect(framed.map(({ text, isTold }) => (isTold ? '…' : text))).toEqual([
    'Say',
    'in',
    'Test plan',
    'that',
    '…',
    'Test plan',
  ]);
});
