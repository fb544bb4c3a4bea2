import type { Block, BlockKind, Source } from '../read/source.ts';
import type { Statement } from './statement.ts';

/** A block of the input that is carried whole: code, a table, HTML, front matter. */
export interface Carried {
  readonly block: Block;
  /** Its bytes, fence and all. */
  readonly text: string;
  /** Index of the statement that introduces it, or -1. */
  readonly introducedBy: number;
  readonly heading: string | null;
}

const whole: ReadonlySet<BlockKind> = new Set(['code', 'table', 'html', 'frontMatter']);

/** The blocks carried whole, with the sentence right before each where that is short enough to introduce it. */
export function carriedBlocks(source: Source, statements: readonly Statement[]): Carried[] {
  let heading: string | null = null;
  const carried: Carried[] = [];
  source.blocks.forEach((block, position) => {
    if (block.kind === 'heading') heading = block.text;
    if (!whole.has(block.kind)) return;
    const before = source.blocks[position - 1];
    const last = statements.findLast(
      (one) => before !== undefined && one.start >= before.start && one.end <= before.end,
    );
    carried.push({
      block,
      text: unindented(source, block),
      introducedBy: last && last.text.length <= 160 && before?.kind !== 'heading' ? last.index : -1,
      heading,
    });
  });
  return carried;
}

/** A block within a list is indented; it is carried with the indentation of its first line taken off. */
function unindented(source: Source, block: Block): string {
  const lineStart = source.text.lastIndexOf('\n', block.start - 1) + 1;
  const indent = source.text.slice(lineStart, block.start);
  const text = source.text.slice(block.start, block.end);
  return /^[ \t]{1,12}$/u.test(indent) ? text.replaceAll(`\n${indent}`, '\n') : text;
}
