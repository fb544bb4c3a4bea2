import { describe, expect, it } from 'vitest';
import { read } from '../read/read.ts';
import { understand } from './understand.ts';

function kindsOf(text: string): string[] {
  return understand(read(text)).statements.map(({ kind }) => kind);
}

describe('a short request that tells how it is, then orders', () => {
  it.each([
    [
      'The login endpoint has no rate limiting. Add a limit of 5 attempts per minute.',
      ['problem', 'quality'],
    ],
    [
      'The nightly export dies when a file is over 2 GB, we need it split into 512 MB parts.',
      ['problem', 'requirement'],
    ],
    [
      'The database goes to 100% CPU every morning. Cache the aggregates in Redis.',
      ['problem', 'requirement'],
    ],
    ['Sessions live in memory. Put them into Redis.', ['problem', 'requirement']],
    ['The API returns 500 for invalid JSON. It should be 400 with a message.', ['problem', 'requirement']],
    ['The CLI has no exit codes. It should exit with 3 if a file is missing.', ['problem', 'requirement']],
    [
      'The audit log only has the user id. For compliance we need the ip address in each entry.',
      ['problem', 'requirement'],
    ],
    ['Search returns deleted products. Filter them out in the query.', ['problem', 'requirement']],
    [
      'If a user uploads a virus we only notice when others download it. Scan uploads with ClamAV.',
      ['problem', 'requirement'],
    ],
  ])('binds nobody to what is: %s', (text, kinds) => {
    expect(kindsOf(text)).toEqual(kinds);
  });

  it.each([
    // what is yet to be, and what people may do with it
    'A bot posts the rota every Monday. Add an opt-out.',
    'Members get an email 3 days before. Add an opt-out.',
    // what is to be built comes first
    'Let us build a service which shortens links. Links expire after a year. Add a page with the clicks.',
    // nothing is ordered behind it
    'The link expires after 48 hours. The page is cached for 5 minutes.',
  ])('leaves what is wanted: %s', (text) => {
    expect(kindsOf(text)[0]).not.toBe('problem');
  });
});

it('takes what is listed behind a wish for demands', () => {
  const told =
    "so the backup is empty. we need: exit code 1 when the dump fails, check that it is at least 80% of the size of yesterday's, and a weekly restore test.";
  expect(understand(read(told)).statements.map(({ kind }) => kind)).toEqual([
    'problem',
    'requirement',
    expect.stringMatching(/requirement|quality/u),
    'requirement',
  ]);
});
