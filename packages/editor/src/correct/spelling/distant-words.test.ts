import { expect, it } from 'vitest';
import { makeWordTable } from '../../prepared/word-table.ts';
import { DistantWords, distantContents } from './distant-words.ts';

it('finds words of the same beginning within reach, and no others', () => {
  const contents = distantContents(['environment', 'entertainment', 'environments', 'movement']);
  const words = new DistantWords(
    makeWordTable(contents.words),
    makeWordTable(contents.starts),
    makeWordTable(contents.ends),
  );
  expect(words.near('enviromnet', 2)).toEqual(['environment']);
  expect(words.near('enviromnet', 0.5)).toEqual([]);
  expect(words.near('', 2)).toEqual([]);
});
