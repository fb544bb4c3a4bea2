import fc from 'fast-check';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { mayHaveBareAddresses, withoutBareAddresses } from './bare-addresses.ts';

const newParser = () =>
  unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).use(remarkFrontmatter, ['yaml', 'toml']);
const whole = newParser().freeze();
const without = newParser().use(withoutBareAddresses).freeze();

/** What Markdown is made of, and what comes close to an address. */
const PIECES =
  'a|W|h|www|http|https|mailto:|xmpp:|HTTPS|wWw|:|//|.|.com|-|_|+|1|*|**|~~|`|```\n|\n|\n\n|  \n|# |- |1. |> |[x] |[ ] |[a](b)|![|]|(|)|[^1]|[^1]: n|<|>|<b>|&amp;|\\|||---|\n---\n|ü| |\t'
    .split('|')
    .concat('|');

/** What a parser makes of a text: the tree, or that it stops, as the development build of its extension for tasks does at some empty items. */
function outcomeOf(parser: Pick<typeof whole, 'parse'>, text: string): unknown {
  try {
    return parser.parse(text);
  } catch (fault) {
    return String(fault);
  }
}

test('a text without a sign of an address makes the same tree', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }), (pieces) => {
      const text = pieces.join('');
      fc.pre(!mayHaveBareAddresses(text));
      expect(outcomeOf(without, text)).toEqual(outcomeOf(whole, text));
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  'http://a.b',
  'http:\\/\\/a.b',
  'www\\.a.b',
  'a&#64;b.c',
  'HTTPS://a.b',
  'www.a.b',
  'Www.a.b',
  'a@b.c',
  'mailto:a@b.c',
  'xmpp:a@b.c/d',
])('%s is a sign', (text) => {
  expect(mayHaveBareAddresses(`see ${text}`)).toBe(true);
});
