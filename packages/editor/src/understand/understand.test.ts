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
