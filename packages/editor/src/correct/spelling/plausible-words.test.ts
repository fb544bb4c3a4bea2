import { describe, expect, it } from 'vitest';
import { createPlausibility } from './plausible-words.ts';

describe('createPlausibility', () => {
  const ranks = new Map([
    ['sowas', 5],
    ['ganz', 8],
    ['zahl', 6],
    ['vielleicht', 11],
    ['viel', 9],
    ['licht', 5],
  ]);
  const isRight = createPlausibility({
    language: 'de',
    ranks: { has: (word) => ranks.has(word), get: (word) => ranks.get(word), words: () => ranks.keys() },
    isEnglish: (word) => word === 'selector',
    isOwn: (word) => ranks.has(word),
  });

  it.each([
    ['sowas', 'sows'],
    ['ganzzahl', 'glanzzahl'],
    ['selektor', 'seelektor'],
  ])('takes %s for what it is and not for %s', (word, meant) => {
    expect(isRight(word, meant)).toBe(true);
  });

  it.each([
    ['viellicht', 'vielleicht'],
    ['glanzzhal', 'glanzzahl'],
  ])('takes %s for %s', (word, meant) => {
    expect(isRight(word, meant)).toBe(false);
  });
});
