import { expect, test } from 'vitest';
import { byMisspeltStem } from './misspelt-stems.ts';

const anything = (): boolean => true;

test('another form of a listed misspelling tells what is meant', () => {
  expect(byMisspeltStem('virtaulised', anything)).toBe('virtualised');
  expect(byMisspeltStem('worstly', anything)).toBeNull();
});

test('an outcome that is no word is none', () => {
  expect(byMisspeltStem('virtaulised', () => false)).toBeNull();
});
