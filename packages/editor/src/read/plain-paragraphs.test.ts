import fc from 'fast-check';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { plainParagraphs } from './plain-paragraphs.ts';

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkFrontmatter, ['yaml', 'toml'])
  .freeze();

/** Words, code, and all that Markdown is made of, so that whatever is taken for words is held against the parser. */
const PIECES = [
  ...[
    'word',
    'Ü',
    '12',
    ' ',
    ' ',
    ', ',
    '.',
    ':',
    '!',
    '(',
    ')',
    '"',
    "'",
    '“',
    '…',
    '\u00a0',
    '\u2028',
    '😀',
  ],
  ...['`', '`code`', '`a b`', '`*_<[`', '\n', '\n', '\n\n', '\n\n\n', '|', '---', '===', '+', '-', '#', '>'],
  ...[
    '1. ',
    '1) ',
    '*',
    '_',
    '~~',
    '[',
    ']',
    '(a)',
    '<b>',
    '&amp;',
    '\\',
    '\t',
    '\0',
    '\r\n',
    '\uFEFF',
    '$',
    '^',
    '{',
    '=',
  ],
  ...['www', 'http', '://', '@', '.de', '+++', '```', '%', ';', '?', '/'],
  ...[
    'a_b',
    '__',
    ' * ',
    ' ** ',
    '~',
    '<',
    '< ',
    '<=',
    '&',
    '&copy',
    'R&D',
    '[x]',
    '[x](a)',
    '![',
    '[^1]',
    ']:',
    '•',
    '→',
    '—',
  ],
];

const SAFE = [
  'word',
  'Ü',
  '12',
  ' ',
  ', ',
  '.',
  ':',
  '(',
  ')',
  '`code`',
  ' `*_<[` ',
  '\n',
  '\n\n',
  '|',
  ' - ',
  '…',
  '#',
  '=',
  '$',
  '+',
  '😀',
  ...[
    'order_id',
    ' * ',
    '~',
    ' < ',
    ' <= 5',
    '&',
    'R&D',
    '[x]',
    '[',
    ']',
    '[^1]',
    '/',
    '@',
    '•',
    '→',
    '—',
    '!',
  ],
];

for (const [kind, pieces] of [
  ['anything', PIECES],
  ['what people write', SAFE],
] as const) {
  test(`of ${kind}, what is read as plain paragraphs has the tree that the parser makes`, () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), (parts) => {
        const text = parts.join('');
        const tree = plainParagraphs(text);
        if (tree !== null) expect(tree).toEqual(parser.parse(text));
      }),
      { numRuns: 3_000 },
    );
  });
}

test.each([
  'The service restarts every night (ticket 7), see `deploy.sh`.',
  '“Why?” she asked.\nNobody knew.\n\nIt was 3 o’clock - or later.\n',
  '`npm test` fails.',
])('%j is plain paragraphs', (text) => {
  expect(plainParagraphs(text)).toEqual(parser.parse(text));
});

test.each([
  '# Title',
  '- item',
  '1. item',
  'see *this*',
  'a\n---',
  '``a``',
  'two  \nlines',
  'https://a.b',
  '',
])('%j is left to the parser', (text) => {
  expect(plainParagraphs(text)).toBeNull();
});
