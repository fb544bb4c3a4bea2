import { expect, it } from 'vitest';
import { statedAnswer } from './wh-answer.ts';

const asked = 'Who pays for the second region?';

it.each([
  ['Finance', 'Finance pays for the second region'],
  ['Finance pays for it', 'Finance pays for the second region'],
])('says what was asked once: %s', (said, whole) => {
  expect(statedAnswer(asked, said)).toBe(whole);
});

it('leaves an answer with a verb of its own', () => {
  expect(statedAnswer(asked, 'Finance pays one half of the price')).toBeNull();
});

it('says what may be done with what was asked about', () => {
  expect(statedAnswer('Who may see the loans of a child?', 'the parents may see them')).toBe(
    'the parents may see the loans of a child',
  );
});
