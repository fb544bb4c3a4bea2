import { describe, expect, it } from 'vitest';
import { isTermCompound } from './term-compounds.ts';

describe('isTermCompound', () => {
  const known = new Set(['regel', 'kwaliteit', 'Schnittstelle', 'Kunden']);
  const knows = (word: string): boolean => known.has(word);

  it.each([
    ['nl', 'logregel'],
    ['nl', 'tokentool'],
    ['nl', 'kwaliteitsdashboard'],
    ['de', 'clientschnittstelle'],
    ['de', 'kundenserver'],
  ])('knows in %s %s', (language, word) => {
    expect(isTermCompound(word, language, knows)).toBe(true);
  });

  it.each([
    ['nl', 'logrgel'],
    ['nl', 'tokn'],
    ['fr', 'logregel'],
  ])('does not know in %s %s', (language, word) => {
    expect(isTermCompound(word, language, knows)).toBe(false);
  });
});
