import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { defuse } from './defuse.ts';

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkFrontmatter, ['yaml', 'toml'])
  .freeze();

/**
 * Parses Markdown (CommonMark, GFM, front matter) to mdast. Runs of marks that would overflow the parser's stack, or take
 * it seconds, are read as letters.
 */
export function parseMarkdown(text: string): Root {
  const { text: safe, restore } = defuse(text);
  const tree = parser.parse(safe);
  restore(tree);
  return tree;
}
