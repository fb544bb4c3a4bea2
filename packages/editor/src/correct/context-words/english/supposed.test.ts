import { describe, expect, it } from 'vitest';
import { isSupposed } from './supposed.ts';

const at = (sentence: string, word: string): boolean => {
  const words = ['', ...sentence.split(' '), ''];
  return isSupposed(words, words.indexOf(word));
};

describe('isSupposed', () => {
  it.each([
    ['had we known it', 'known'],
    ['we would have asked had we known it', 'known'],
    ['had the retry been logged , we would have seen it', 'been'],
    ['had the author of the patch known it , it would be gone', 'known'],
  ])('«%s»: %s', (sentence, word) => {
    expect(at(sentence, word)).toBe(true);
  });

  it.each([
    ['the retry had been logged', 'been'],
    ['had enough , we been logged out', 'been'],
    ['had', 'had'],
  ])('and not «%s»: %s', (sentence, word) => {
    expect(at(sentence, word)).toBe(false);
  });
});
