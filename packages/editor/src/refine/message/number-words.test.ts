import { describe, expect, it } from 'vitest';
import { withNumbersInDigits } from './number-words.ts';

describe('withNumbersInDigits', () => {
  it.each([
    ['thirteen swimmers', '13 swimmers'],
    ['keep it for one hundred and twenty days', 'keep it for 120 days'],
    ['forty-five minutes, not sixty', '45 minutes, not 60'],
    ['a hundred users', '100 users'],
  ])('writes "%s" as "%s"', (words, digits) => {
    expect(withNumbersInDigits(words, () => false)).toBe(digits);
  });

  it.each(['five days', 'the twenty-first day', 'hundreds of users'])('leaves "%s"', (words) => {
    expect(withNumbersInDigits(words, () => false)).toBe(words);
  });

  it('leaves the words that a document has', () => {
    expect(withNumbersInDigits('thirty days', (word) => word === 'thirty')).toBe('thirty days');
  });
});
