import { expect, test } from 'vitest';
import { read } from '../read/read.ts';
import { understand } from './understand.ts';

test.each(['', ' '.repeat(20), '\n\n\n', '!!!!!!!!!!!!', '---\n\n***\n', '#\n\n##\n'])(
  'a source without a word, such as %j, has a title',
  (text) => {
    expect(understand(read(text)).title).toBe('…');
  },
);

const PLAN = 'Employees can book a spot for a day. ';

test.each([
  ['Backend is kotlin + spring boot, db is postgres.', 'design'],
  ['The backend is written in Go.', 'design'],
  ['The database must be Postgres.', 'requirement'],
  ['The app is slow.', 'problem'],
  ['The facility team wants a monthly report, as csv per mail.', 'requirement'],
  ['Sales wants to see which quotes expired.', 'requirement'],
] as const)('in a plan, "%s" is a %s', (sentence, kind) => {
  const { statements } = understand(read(PLAN + sentence));
  expect(statements.at(-1)?.kind).toBe(kind);
});

test('what is wanted stays a demand though it tells of things and their parts', () => {
  const { statements } = understand(
    read(
      "Mill office. Drivers write weights on paper.\n\nWhat we'd like: the driver holds a card to the reader, the scale sends the weight, the farmer sees the delivery. Tare is taken at the gate.",
    ),
  );
  expect(statements.find(({ text }) => text.includes('holds a card'))?.kind).toBe('requirement');
});

test.each(['Could the guard print a list? Not decided.', 'The guard could print a list. Still undecided.'])(
  'what is said to be open is a question: %s',
  (open) => {
    const kinds = understand(
      read(`The gate must open by plate. It must close after 10 s.\n\n${open}`),
    ).statements.map(({ kind }) => kind);
    expect(kinds.slice(2)).toEqual(['question']);
  },
);

test.each(["I'd like: show the wait to each player.", 'We want: show the wait to each player.'])(
  'who wishes is no part of what is wished: %s',
  (wish) => {
    const { statements } = understand(read(`Players wait 90 s at night.\n\n${wish}`));
    expect(statements.at(-1)).toMatchObject({ kind: 'requirement', text: 'Show the wait to each player.' });
  },
);
