import { describe, expect, it } from 'vitest';
import { isCognate } from './cognates.ts';

describe('isCognate', () => {
  const english = new Set([
    'deprecation',
    'architectural',
    'typographic',
    'selector',
    'modularity',
    'specific',
  ]);
  const isEnglish = (word: string) => english.has(word);

  it.each([
    ['nl', 'deprecatie'],
    ['nl', 'architecturele'],
    ['de', 'typografische'],
    ['de', 'selektoren'],
    ['pt', 'modularidade'],
  ])('knows in %s %s', (language, word) => {
    expect(isCognate(word, language, isEnglish)).toBe(true);
  });

  it.each([
    ['nl', 'deprectaie'],
    ['de', 'selektren'],
    ['de', 'specifische'],
    ['xx', 'deprecatie'],
  ])('does not know in %s %s', (language, word) => {
    expect(isCognate(word, language, isEnglish)).toBe(false);
  });
});
