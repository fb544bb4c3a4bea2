import { describe, expect, it } from 'vitest';
import { tokensOf } from './tokens.ts';
import { WordClasses } from './word-classes.ts';

const wordsOf = (prose: string) => tokensOf(prose, new WordClasses(new Uint32Array(2))).words;

describe('tokensOf', () => {
  it('puts a boundary before and behind each sentence', () => {
    expect(wordsOf('It works. We know.')).toEqual(['', 'it', 'works', '.', '', 'we', 'know', '.', '']);
  });

  it('ends no sentence at an abbreviation or within a number', () => {
    expect(wordsOf('Use e.g. 1.5 of it').filter((word) => word === '')).toHaveLength(2);
  });

  it('keeps compounds and contractions whole, and what stands for code as it is', () => {
    expect(wordsOf('The well-known Qx doesn’t run')).toEqual([
      '',
      'the',
      'well-known',
      'Qx',
      "doesn't",
      'run',
      '',
    ]);
  });
});
