import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LetterRuns } from './letter-runs.ts';

it('has every word it has seen, and words of the same runs', () => {
  const runs = new LetterRuns();
  for (const word of ['banana', 'nabob']) runs.add(word);
  expect(['banana', 'nabob', 'banabob'].filter((word) => runs.has(word))).toEqual([
    'banana',
    'nabob',
    'banabob',
  ]);
  expect(['bob', 'bana', 'nab', 'bananax'].filter((word) => !runs.has(word))).toEqual([
    'bob',
    'nab',
    'bananax',
  ]);
});

it('has every word it has seen, whatever the letters', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 6 })), (words) => {
      const runs = new LetterRuns();
      for (const word of words) runs.add(word);
      for (const word of words) expect(runs.has(word)).toBe(true);
    }),
  );
});
