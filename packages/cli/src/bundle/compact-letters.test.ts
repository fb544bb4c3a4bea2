import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withCompactLetters } from './compact-letters.ts';

const PATTERNS = [
  /(?<!\p{L})k(?:ey|lein)(?!\p{L})/giu,
  /^([\p{L}_-]{2,5}?) (?:is|ist) [^\p{L}\]]x\P{L}/iu,
  /a[\]\p{L}]{2}|\\p\{L\}|\[\p{L}\]/iu,
  /\p{Lu}[\p{L}]+\p{Ll}(?<=s\p{L})/iu,
  /[a-k\-\p{L}.&&(){}|/]{2}[^\P{L}x-z]/u,
  /[^\p{L}\p{N}\s][--/][\u{1F680}-\u{1F6FF}\x41-\u005A-]/u,
  /(?<first>\p{L})[\d-]\k<first>/su,
  /^\p{Lu}\p{Ll}+[^\p{Ll}\d]?[\p{Lu}\p{N}-]{1,2}(?!\p{Ll})/u,
  /[\p{Ll}&&(][^\p{L}]?\P{Lu}\p{Lu}*/u,
  /(?:\p{L}+|[a-k])[^x][s-x]|[\p{L}\p{N}]{2}[ſ-ẞ]|[\p{L}ⅰ]s/iu,
];
/** Letters that have more than one other case, or none, of all planes, and what only looks like a letter. */
const CHARACTERS = [...'kKeEyxXsisSaA_-]\\{}()|&/pL 1.', ...'\u212A\u017Fßẞıİιῃ字ⅠⅰⒶⓐ𝐀𠀀𞤀🚀²'];

for (const pattern of PATTERNS) {
  test(`${pattern} matches the same with compact letters`, () => {
    const compact = withCompactLetters({ pattern: pattern.source, flags: pattern.flags });
    const written = new RegExp(compact.pattern, compact.flags);
    const text = fc.string({ unit: fc.constantFrom(...CHARACTERS), maxLength: 12 });
    fc.assert(
      fc.property(text, (subject) => {
        pattern.lastIndex = 0;
        written.lastIndex = 0;
        expect(written.exec(subject)).toEqual(pattern.exec(subject));
      }),
      { numRuns: 2_000 },
    );
  });
}

test('what names no letters, or knows no sets, stays', () => {
  for (const { source, flags } of [/[a-z(]\p{Lu}/iu, /\\p{L}[(]/i, /\\p\{L\}[(]/u]) {
    expect(withCompactLetters({ pattern: source, flags })).toEqual({ pattern: source, flags });
  }
});

test.each(['u', 'iu'])('letters of the first plane are the same with the flags %s', (flags) => {
  const { pattern, flags: ofSets } = withCompactLetters({ pattern: String.raw`^[\p{L}_]$`, flags });
  const [letter, compact] = [new RegExp(String.raw`^[\p{L}_]$`, flags), new RegExp(pattern, ofSets)];
  const plane = Array.from({ length: 0x1_0000 }, (_, at) => String.fromCodePoint(at));
  expect(plane.filter((character) => letter.test(character) !== compact.test(character))).toEqual([]);
});

test('letters of one case are the same in all planes', () => {
  const all = Array.from({ length: 0x11_0000 }, (_, at) => String.fromCodePoint(at));
  for (const named of [String.raw`\p{Ll}`, String.raw`\p{Lu}`]) {
    const { pattern, flags } = withCompactLetters({ pattern: `^${named}$`, flags: 'u' });
    const [letter, compact] = [new RegExp(`^${named}$`, 'u'), new RegExp(pattern, flags)];
    expect(flags).toBe('v');
    expect(all.filter((character) => letter.test(character) !== compact.test(character))).toEqual([]);
  }
});

test('what was put together from compact patterns is compact again, and only once', () => {
  for (const flags of ['u', 'iu']) {
    const part = withCompactLetters({ pattern: String.raw`\p{L}[^\p{L}, ]`, flags });
    const whole = withCompactLetters({ pattern: `^[(.]${part.pattern}`, flags });
    expect(new RegExp(whole.pattern, whole.flags).test('.ſ.')).toBe(true);
    expect(whole.pattern).toContain(part.pattern);
  }
});

test('letters beyond the first plane are taken in stretches', () => {
  const { pattern, flags } = withCompactLetters({ pattern: String.raw`^\p{L}$`, flags: 'u' });
  const letter = new RegExp(pattern, flags);
  const ofPlanes = Array.from({ length: 0x30_000 }, (_, at) => String.fromCodePoint(0x1_0000 + at));
  const lost = ofPlanes.filter((character) => /\p{L}/u.test(character) && !letter.test(character));
  const gained = ofPlanes.filter((character) => /\p{Emoji}/u.test(character) && letter.test(character));
  expect([lost, gained]).toEqual([[], []]);
});
