import { toString as contentOf } from 'mdast-util-to-string';
import { expect, test } from 'vitest';
import { parseMarkdown } from './markdown.ts';

test.each([
  ['quote marks', '>'.repeat(5_000)],
  ['closing brackets', `a ${']'.repeat(5_000)} b`],
  ['list marks', '- '.repeat(2_000)],
])('a run of %s is read as the letters it is', (_what, text) => {
  const tree = parseMarkdown(text);
  expect(contentOf(tree)).toBe(text.trim());
  expect(tree.position?.end.offset).toBe(text.length);
});

/** On each of these the parser's time grew with the square of the text, or its stack overflowed. */
const HOSTILE: readonly (readonly [string, string])[] = [
  ['brackets that close nothing', ']a'],
  ['brackets and parentheses', ']('],
  ['brackets on lines that look like items', '2. ]\n'],
  ['destinations without an end', 'a](b'],
  ['titles without an end', '[x](a ('],
  ['notes without an end', '[^a'],
  ['notes in notes', '[^1]: '],
  ['emphasis without an end', '*a'],
  ['emphasis of words', 'a**b*c'],
  ['emphasis in emphasis', '*_'],
  ['deletion without an end', '~~a'],
  ['comments without an end', 'a <!-- '],
  ['instructions without an end', 'a <?'],
  ['character data without an end', 'a <![CDATA['],
  ['underlined headings', 'a\n=\n'],
  ['headings underlined by a dash', 'a\n-\n'],
];

const LONGEST = 50_000;

function processorMs(work: () => void): number {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1_000;
}

test.each(HOSTILE)('a document of %s is read in bounded time, and no letter is lost', (_what, unit) => {
  const text = unit.repeat(LONGEST / unit.length);
  const spent = processorMs(() => expect(parseMarkdown(text).position?.end.offset).toBe(text.length));
  // each took 4 to 40 seconds
  expect(spent).toBeLessThan(3_000);
});

test('the lines of an endless paragraph in a list are read in bounded time', () => {
  const text = `- a\n${'b\n'.repeat(LONGEST / 2)}`;
  const spent = processorMs(() => expect(contentOf(parseMarkdown(text))).toBe(text.slice(2).trimEnd()));
  expect(spent).toBeLessThan(3_000);
});

test('a long list of links without a blank line is a list of links', () => {
  const text = '- [a](https://example.com/a) and **b**\n'.repeat(1_200);
  const [list] = parseMarkdown(text).children;
  expect(list).toMatchObject({ type: 'list' });
  const [paragraph] = list?.type === 'list' ? (list.children.at(-1)?.children ?? []) : [];
  expect(paragraph).toMatchObject({ children: [{ type: 'link' }, { type: 'text' }, { type: 'strong' }] });
});

test('code beside more marks than people write is code', () => {
  const text = `${'*a'.repeat(2_000)} \`b[0]*c\`\n\n*d* [e](f)\n`;
  const [crowded, other] = parseMarkdown(text).children;
  expect(crowded).toMatchObject({ children: [{ type: 'text' }, { type: 'inlineCode', value: 'b[0]*c' }] });
  expect(other).toMatchObject({ children: [{ type: 'emphasis' }, { type: 'text' }, { type: 'link' }] });
});

test('nesting and brackets as people write them are read as Markdown', () => {
  const tree = parseMarkdown('> > - [a](b) ]]\n');
  expect(tree.children[0]?.type).toBe('blockquote');
  expect(contentOf(tree)).toBe('a ]]');
});

test('private characters of the text stay what they are beside a run', () => {
  const text = `\uE17D ${']'.repeat(60)} \uE15D`;
  expect(contentOf(parseMarkdown(text))).toBe(text);
});

test('a byte order mark moves no offset', () => {
  const text = '\uFEFF---\ntitle: a\n---\n\nSome *words* here\n';
  const [, paragraph] = parseMarkdown(text).children;
  expect(paragraph?.type).toBe('paragraph');
  expect(text.slice(paragraph?.position?.start.offset, paragraph?.position?.end.offset)).toBe(
    'Some *words* here',
  );
});

test.each([
  ['an address of a page', 'see https://example.com/a for it'],
  ['an address without its protocol', 'see WWW.example.com for it'],
  ['an address of mail', 'ask ops@example.com for it'],
])('%s that stands bare is a link', (_what, text) => {
  const [paragraph] = parseMarkdown(text).children;
  const kinds = paragraph !== undefined && 'children' in paragraph ? paragraph.children : [];
  expect(kinds.map(({ type }) => type)).toEqual(['text', 'link', 'text']);
});
