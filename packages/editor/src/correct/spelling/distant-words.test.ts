import { expect, it } from 'vitest';
import { DistantWords } from './distant-words.ts';

it('finds words of the same beginning within reach, and no others', () => {
  const words = new DistantWords();
  for (const word of ['environment', 'environments', 'entertainment', 'movement']) words.add(word);
  expect(words.near('enviromnet', 2)).toEqual(['environment']);
  expect(words.near('enviromnet', 0.5)).toEqual([]);
  expect(words.near('', 2)).toEqual([]);
});
