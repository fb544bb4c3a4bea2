import { expect, test } from 'vitest';
import { read } from '../../read/read.ts';
import { dictatedClauses } from './dictation.ts';

/** The thoughts of a sentence, as long as one that somebody spoke. */
function thoughts(text: string): string[] | undefined {
  const source = read(text);
  const spans = dictatedClauses(source, { start: 0, end: text.length });
  return spans?.map(({ start, end }) => text.slice(start, end));
}

const REST =
  'and the admin needs a button that starts the nightly import of all the orders again by hand because somebody always forgets it on a Friday evening';

test('a condition behind what happens in it ends its thought', () => {
  expect(
    thoughts(`the list is slow when a shop has more than ten users I think we should page it ${REST}`),
  ).toEqual([
    'the list is slow when a shop has more than ten users',
    'I think we should page it',
    expect.stringMatching(/^and the admin needs/u),
  ]);
});

test('a condition in front waits for its outcome', () => {
  const [first] =
    thoughts(`when a shop has more than ten users and the list is open we should page it ${REST}`) ?? [];
  expect(first).toMatch(/^when .* we should page it$/u);
});
