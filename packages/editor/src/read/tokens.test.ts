import { describe, expect, it } from 'vitest';
import { countTokens } from './tokens.ts';

describe('countTokens', () => {
  it.each([
    ['', 0],
    ['hello world', 2],
    ['const x = 1;', 6],
  ])('counts %j as %i tokens of o200k', (text, tokens) => {
    expect(countTokens(text)).toBe(tokens);
  });

  it('counts what looks like a control token as text', () => {
    expect(countTokens('<|endoftext|>')).toBeGreaterThan(1);
  });
});
