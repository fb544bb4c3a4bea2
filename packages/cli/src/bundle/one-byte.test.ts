import { expect, test } from 'vitest';
import { inOneByte } from './one-byte.ts';

/** What a module exports by default. */
const exported = async (code: string): Promise<unknown> =>
  (await import(`data:text/javascript,${encodeURIComponent(code)}`)).default;

/** Expressions, of which each is written in another way. */
const SAYS_THE_SAME = [
  "'it’s — 👍 \\’ \\\\’'",
  '`a “${`b ”`}”`',
  'String.raw`\\b’\\’\\\\’${"“"}\\n`',
  '/[‘’]\\s👍\\’/.test("’ 👍’")',
  '/^[👍-👏]$/u.test("👎")',
  '((parts) => parts.raw.join("") + parts.join(""))`it’s`',
  '{ größe: "größer", őr: 1 }.őr ?? /* ’ */ 2 // ’',
];

for (const expression of SAYS_THE_SAME) {
  test(`${expression} says the same`, async () => {
    const code = `export default ${expression.startsWith('{') ? `(${expression}\n)` : expression}`;
    expect(await exported(inOneByte(code))).toEqual(await exported(code));
  });
}

test('code fits into one byte a character', () => {
  expect(inOneByte("/’/.test('ő’') || String.raw`’ü`")).toBe(
    "/\\u2019/.test('\\u0151\\u2019') || String.raw`${'\\u2019'}ü`",
  );
});

test('a template that another function reads as it is written stays', () => {
  expect(inOneByte("read`’` + '’'")).toBe("read`’` + '\\u2019'");
});

test('code that fits already stays', () => {
  const code = "'größer' + `\\\\`";
  expect(inOneByte(code)).toBe(code);
});
