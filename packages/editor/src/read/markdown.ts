import type { Nodes, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { mayHaveBareAddresses, withoutBareAddresses } from './bare-addresses.ts';
import { defuse } from './defuse/defuse.ts';
import { plainParagraphs } from './plain-paragraphs.ts';

const BYTE_ORDER_MARK = '\uFEFF';

const newParser = () =>
  unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).use(remarkFrontmatter, ['yaml', 'toml']);

const parser = newParser().freeze();
/** For texts without bare addresses, of which it makes the same tree. */
const faster = newParser().use(withoutBareAddresses).freeze();

/**
 * Parses Markdown (CommonMark, GFM, front matter) to mdast. Marks that would overflow the parser's stack, or take
 * it seconds, because there are more of them than people write, are read as letters.
 */
export function parseMarkdown(text: string): Root {
  const { text: safe, restore } = defuse(text);
  const tree = plainParagraphs(safe) ?? (mayHaveBareAddresses(safe) ? parser : faster).parse(safe);
  restore(tree);
  if (text.startsWith(BYTE_ORDER_MARK)) visit(tree, moveOn);
  return tree;
}

/** The parser leaves the mark out of its count, so that all it finds lies one further on in the text. */
function moveOn({ position }: Nodes): void {
  for (const point of [position?.start, position?.end]) {
    if (point?.offset !== undefined) point.offset += BYTE_ORDER_MARK.length;
  }
}
