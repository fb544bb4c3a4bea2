import { expect, test } from 'vitest';
import { lintEnglish } from './linter.ts';

const FAULTY = 'This is an test of of it.';

test('finds the same when a linter has made room for another, also for those who ask meanwhile', async () => {
  const before = await lintEnglish(FAULTY, 'american');
  expect(before.map(({ rule }) => rule)).toEqual(['AnA', 'RepeatedWords']);
  const long = 'Nothing is wrong here.\n\n'.repeat(1_000);
  const [, ...after] = await Promise.all(
    [long, FAULTY, FAULTY].map((prose) => lintEnglish(prose, 'american')),
  );
  expect(after).toEqual([before, before]);
});
