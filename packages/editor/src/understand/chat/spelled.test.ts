import { expect, it } from 'vitest';

import { spellOut } from './spelled.ts';

const spelled = (sentence: string): string => spellOut({ text: sentence, tokens: [] }, 'en').text;

it.each([
  ['The job takes like two hours.', 'The job takes about two hours.'],
  ["It's kind of slow.", "It's slow."],
  ['It was like totally gone.', 'It was totally gone.'],
  ['Let users hide + reorder columns.', 'Let users hide and reorder columns.'],
])('writes out how people chat: %s', (written, meant) => {
  expect(spelled(written)).toBe(meant);
});

it.each([
  "I'd like one service for all of them.",
  'It listens on ports like 8080.',
  'They choose the kind of repair.',
  'It is like a folder.',
  'The name = supplier number + date.',
  'It opens with Ctrl + shift + k.',
])('leaves what only looks like it: %s', (sentence) => {
  expect(spelled(sentence)).toBe(sentence);
});

it('leaves Dutch "\'s" small where it opens a sentence', () => {
  expect(spellOut({ text: "'s ochtends om 9 krijgt iedereen een mail", tokens: [] }, 'nl').text).toMatch(
    /^'s Ochtends om 9/u,
  );
});
