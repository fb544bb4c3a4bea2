import { describe, expect, it } from 'vitest';
import { englishWords } from './english-words.ts';
import { furthestOf, isSeldom } from './rarity.ts';

describe('furthestOf', () => {
  const furthest = (written: string, word: string) => furthestOf(written, word, englishWords());

  it('lets a frequent word be as far as any', () => {
    expect(furthest('proffeser', 'professor')).toBe(Infinity);
  });

  it('wants what hardly anybody writes to be near', () => {
    expect(furthest('bitfield', 'lbitfield')).toBeLessThan(1);
    expect(furthest('taskset', 'tasset')).toBeLessThan(0.9);
  });

  it('lets a long word be further', () => {
    expect(furthest('selfconfdence', 'selfconfidence')).toBeGreaterThan(1);
  });
});

describe('isSeldom', () => {
  it('tells words of no list and rare ones from others', () => {
    expect(isSeldom('professer', englishWords())).toBe(true);
    expect(isSeldom('competency', englishWords())).toBe(false);
  });
});
