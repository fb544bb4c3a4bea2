import fc from 'fast-check';
import { countTokens as reference } from 'gpt-tokenizer/encoding/o200k_base';
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

  it.each(['🦊', 'a', ' ', '=', '日', 'ab', '\n'])(
    'counts a long run of %j as the published encoder does',
    (sign) => {
      const text = sign.repeat(700);
      expect(countTokens(text)).toBe(reference(text, { disallowedSpecial: new Set() }));
    },
  );

  it('counts a text of one word, as long as a workspace may be, as the sum of what can be counted apart', () => {
    // Foxes are three tokens each, which nothing merges across.
    expect(countTokens('🦊'.repeat(150_000))).toBe(3 * 150_000);
  });

  it('counts what the published encoder counts, whatever the script', () => {
    const words = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom(
        ' straße',
        ' użytkownika',
        ' 構成ファイル',
        ' ошибка',
        "we're",
        ' 2024-06-03T09:14',
        '\r\n\r\n',
        ' 🧑‍🚀',
      ),
      fc.stringMatching(/^ ?[a-zA-Z]{1,24}$/),
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        expect(countTokens(text)).toBe(reference(text, { disallowedSpecial: new Set() }));
      }),
      { numRuns: 200 },
    );
  });
});
