import { expect, it } from 'vitest';

import { expand } from './contractions.ts';

it.each([
  ["The list shows who's been waiting longest.", 'The list shows who has been waiting longest.'],
  ["It's already got a lock.", 'It has already got a lock.'],
  ["It's a lock, and it's open.", 'It is a lock, and it is open.'],
])('expand writes out %s', (prose, expanded) => {
  expect(expand(prose)).toBe(expanded);
});
