import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withCaselessLetters } from './caseless-letters.ts';

const PATTERNS = [
  /(?<!\p{L})k(?:ey|lein)(?!\p{L})/giu,
  /^([\p{L}_-]{2,5}?) (?:is|ist) [^\p{L}\]]x\P{L}/iu,
  /a[\]\p{L}]{2}|\\p\{L\}|\[\p{L}\]/iu,
  /\p{Lu}[\p{L}]+\p{Ll}(?<=s\p{L})/iu,
];
/** Letters that have more than one other case, or none, and what only looks like a letter. */
const CHARACTERS = [...'kKeEyxXsisSaA_-]\\{}pL 1.', ...'\u212A\u017Fßẞıİιῃ字ⅠⅰⒶⓐ𝐀'];

for (const pattern of PATTERNS) {
  test(`${pattern} matches the same without the other case of letters`, () => {
    const caseless = new RegExp(withCaselessLetters(pattern.source), pattern.flags);
    const text = fc.string({ unit: fc.constantFrom(...CHARACTERS), maxLength: 12 });
    fc.assert(
      fc.property(text, (subject) => {
        pattern.lastIndex = 0;
        caseless.lastIndex = 0;
        expect(caseless.exec(subject)).toEqual(pattern.exec(subject));
      }),
      { numRuns: 2_000 },
    );
  });
}

test('only what names all letters is matched as it is written', () => {
  expect(withCaselessLetters(String.raw`^[a-z]\p{L}(?:[^\p{L}\p{N}]|\P{L})`)).toBe(
    String.raw`^[a-z](?-i:\p{L})(?:(?-i:[^\p{L}\p{N}])|(?-i:\P{L}))`,
  );
  for (const pattern of [String.raw`[a-z\p{Lu}]`, String.raw`\\p\{L\}`, String.raw`\[\d\p{Ll}`]) {
    expect(withCaselessLetters(pattern)).toBe(pattern);
  }
});
