import { describe, expect, it } from 'vitest';
import { isBorrowed } from './borrowed.ts';

describe('isBorrowed', () => {
  const english = new Set([
    'snapshot',
    'string',
    'setter',
    'wrap',
    'proxy',
    'lint',
    'parse',
    'tween',
    'shift',
    'commit',
  ]);

  it.each([
    ['pl', 'snapshoty'],
    ['pl', 'stringiem'],
    ['pl', 'settera'],
    ['pl', 'nieproxowanych'],
    ['de', 'geparst'],
    ['es', 'linting'],
    ['pt', 'tweening'],
    ['de', 'shiften'],
    ['pt', 'lintarão'],
    ['pt', 'committers'],
  ])('knows in %s %s', (language, word) => {
    expect(isBorrowed(word, language, english)).toBe(true);
  });

  it.each([
    ['pl', 'snapshtoy'],
    ['es', 'lintng'],
    ['pt', 'comming'],
    ['xx', 'geparst'],
  ])('does not know in %s %s', (language, word) => {
    expect(isBorrowed(word, language, english)).toBe(false);
  });
});
