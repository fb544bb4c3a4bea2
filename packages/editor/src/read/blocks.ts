import type { List, ListItem, Nodes, Root, Table } from 'mdast';
import { toString as contentOf } from 'mdast-util-to-string';
import { isCodeParagraph } from './code-line.ts';
import { narrowPiece } from './narrow.ts';
import { spanOf } from './protection/markdown.ts';
import { splitSentences } from './sentences.ts';
import type { Block, BlockKind, Protected, Span } from './source.ts';

/** What the containers around a leaf say about it. */
type Container = Pick<Block, 'kind' | 'depth' | 'ordered' | 'checked'>;

const TOP: Container = { kind: 'paragraph', depth: 0, ordered: false, checked: null };

/** Leaves that are kept whole and have no sentences; TOML front matter is no type of mdast's own. */
const VERBATIM: Readonly<Record<string, BlockKind>> = {
  code: 'code',
  html: 'html',
  yaml: 'frontMatter',
  toml: 'frontMatter',
  table: 'table',
};

/** A leaf node with its place among containers. */
interface Leaf {
  readonly node: Nodes;
  readonly container: Container;
}

/** Flattens a tree to its leaf blocks in reading order. */
export function readBlocks(text: string, tree: Root, spans: readonly Protected[]): Block[] {
  const blocks = leaves(tree, TOP).flatMap((leaf) => {
    const block = toBlock(leaf, text, spans);
    return block === null ? [] : [block];
  });
  const parts = blocks.flatMap((block, at) =>
    blocks[at + 1]?.kind === 'listItem' ? labelApart(block, text, spans) : [block],
  );
  const isTitled = parts.filter((block) => titleLineOf(block) !== '').length >= fewestTitles;
  return parts
    .flatMap((block) => (isTitled ? headingApart(block, titleLineOf(block), text, spans) : [block]))
    .flatMap((block, at, { length }) => boldHeadingApart(block, at === length - 1, text, spans));
}

/** "- dark mode", then "Later:" at the start of the next line: a label right under an item announces the items that follow it. */
function labelApart(block: Block, text: string, spans: readonly Protected[]): Block[] {
  const label =
    block.kind === 'listItem' ? (/\n(\p{L}[\p{L}'’ -]{1,30}:)$/u.exec(block.text)?.[1] ?? '') : '';
  if (label === '') return [block];
  const start = block.end - label.length;
  const item = { start: block.start, end: start - 1 };
  const head = { start, end: block.end };
  return [
    {
      ...block,
      ...item,
      text: text.slice(item.start, item.end),
      sentences: splitSentences(text, item, spans),
    },
    { ...block, ...TOP, ...head, text: label, sentences: splitSentences(text, head, spans) },
  ];
}

/** "**Describe the solution**" on a line of its own, above the text of its part: a heading by another mark. */
function boldHeadingApart(block: Block, isLast: boolean, text: string, spans: readonly Protected[]): Block[] {
  const [line = '', , name = ''] =
    (block.kind === 'paragraph' && block.depth === 0
      ? /^(\*\*|__)([^*_\n]{2,80})\1:?[ \t]*(?:\n|$)/u.exec(block.text)
      : null) ?? [];
  const rest = { start: block.start + line.length, end: block.end };
  const isAlone = rest.start >= rest.end;
  if (!isHeadingText(name) || (isLast && isAlone)) return [block];
  const start = block.start + 2;
  const head = { start, end: start + name.length };
  const heading: Block = {
    ...block,
    ...TOP,
    ...head,
    kind: 'heading',
    depth: BOLD_DEPTH,
    text: name,
    sentences: splitSentences(text, head, spans),
  };
  const below = {
    ...block,
    ...rest,
    text: text.slice(rest.start, rest.end),
    sentences: isAlone ? [] : splitSentences(text, rest, spans),
  };
  return isAlone ? [heading] : [heading, below];
}

/** Paragraphs under a line of their own from which on such lines are headings. */
const fewestTitles = 2;

/** "Scanner" above the lines of its paragraph: what the paragraph is about; empty where it has no such line. */
function titleLineOf({ kind, depth, text }: Block): string {
  const [, line = ''] =
    kind === 'paragraph' && depth === 0
      ? (/^(\p{Lu}[\p{L}\d]{2,}(?:[ /&-][\p{L}\d]+){0,3})\n(?:\S+[ \t]+){4,}\S/u.exec(text) ?? [])
      : [];
  return line.length <= LONGEST_TITLE ? line : '';
}

const LONGEST_TITLE = 32;

/** A paragraph without its first line, which is a heading. */
function headingApart(block: Block, line: string, text: string, spans: readonly Protected[]): Block[] {
  if (line === '') return [block];
  const head = { start: block.start, end: block.start + line.length };
  const rest = { start: head.end + 1, end: block.end };
  return [
    {
      ...block,
      ...TOP,
      ...head,
      kind: 'heading',
      depth: BOLD_DEPTH,
      text: line,
      sentences: splitSentences(text, head, spans),
    },
    {
      ...block,
      ...rest,
      text: text.slice(rest.start, rest.end),
      sentences: splitSentences(text, rest, spans),
    },
  ];
}

/** Below every heading that has a mark of its own. */
const BOLD_DEPTH = 6;

/** Few words that neither close a sentence nor bind somebody; a form asks "Is this a problem? Please describe." */
function isHeadingText(name: string): boolean {
  return (
    name.split(/\s+/u).length <= 11 &&
    /\p{L}/u.test(name) &&
    (!/[.!;,]$/u.test(name) || /\? \p{L}+ \p{L}+\.$/u.test(name)) &&
    !binding.test(name)
  );
}

const binding =
  /(?<!\p{L})(?:must|should|shall|will|cannot|never|not|don['’]t|only|muss|müssen|soll|darf|nicht|nur|doit|doivent|faut|debe|deben|hay que)(?!\p{L})/iu;

function leaves(node: Nodes, container: Container): Leaf[] {
  if (VERBATIM[node.type] !== undefined || node.type === 'paragraph' || node.type === 'definition') {
    return [{ node, container }];
  }
  if (node.type === 'heading') return [{ node, container: { ...TOP, kind: 'heading', depth: node.depth } }];
  if (node.type === 'list') return listLeaves(node, container);
  if (!('children' in node)) return [];
  const inside: Container =
    node.type === 'blockquote' && container.kind !== 'listItem' ? { ...container, kind: 'quote' } : container;
  return node.children.flatMap((child) => leaves(child, inside));
}

function listLeaves(list: List, container: Container): Leaf[] {
  const depth = container.depth + 1;
  return list.children.flatMap((item) =>
    itemLeaves(item, {
      kind: 'listItem',
      depth,
      ordered: list.ordered === true,
      checked: item.checked ?? null,
    }),
  );
}

/** The first paragraph is the item; what follows in it are paragraphs of the same depth. */
function itemLeaves(item: ListItem, container: Container): Leaf[] {
  return item.children.flatMap((child, index) => {
    const follows = index > 0 && child.type === 'paragraph';
    return leaves(child, follows ? { ...container, kind: 'paragraph', checked: null } : container);
  });
}

function toBlock({ node, container }: Leaf, text: string, spans: readonly Protected[]): Block | null {
  const verbatim = VERBATIM[node.type];
  const span = 'children' in node && verbatim === undefined ? contentSpan(node) : spanOf(node);
  if (span === null || span.end <= span.start) return null;
  if (node.type === 'paragraph' && isCodeParagraph(text.slice(span.start, span.end))) {
    const content = text.slice(span.start, span.end);
    return { ...TOP, kind: 'code', ...span, text: content, codeLanguage: null, rows: [], sentences: [] };
  }
  return {
    ...(verbatim === undefined ? container : { ...TOP, kind: verbatim }),
    ...span,
    text: narrowPiece(text.slice(span.start, span.end), text),
    codeLanguage: node.type === 'code' ? (node.lang ?? null) : null,
    rows: node.type === 'table' ? rowsOf(node) : [],
    sentences: verbatim === undefined ? sentencesOf(node, span, text, spans) : [],
  };
}

/** Where the content of a prose node lies: without heading hashes and task boxes. */
function contentSpan(node: Nodes): Span | null {
  if (!('children' in node)) return spanOf(node);
  const first = node.children[0];
  const last = node.children.at(-1);
  const start = first === undefined ? null : spanOf(first);
  const end = last === undefined ? null : spanOf(last);
  return start === null || end === null ? null : { start: start.start, end: end.end };
}

/** A link definition is no prose, but it carries an address that a document must not lose: one sentence. */
function sentencesOf(node: Nodes, span: Span, text: string, spans: readonly Protected[]): Block['sentences'] {
  if (node.type === 'definition') return [{ ...span, text: text.slice(span.start, span.end) }];
  return splitSentences(text, span, spans);
}

function rowsOf(table: Table): string[][] {
  return table.children.map((row) => row.children.map((cell) => contentOf(cell)));
}
