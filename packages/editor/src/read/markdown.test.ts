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
