import type { Block } from '../read/source.ts';

/** A block of code, HTML or front matter as it stands, without the indentation or quote marks of what it stands in. */
export function verbatim(text: string, block: Block): string {
  const line = text.lastIndexOf('\n', block.start - 1) + 1;
  const width = block.start - line;
  const [first = '', ...rest] = block.text.split('\n');
  const bare = [first, ...rest.map((one) => withoutMargin(one, width))].join('\n').trimEnd();
  const isIndented = block.kind === 'code' && !/^(?:```|~~~)/u.test(bare);
  if (!isIndented) return bare;
  const fence = '`'.repeat(Math.max(3, longestRun(bare) + 1));
  return `${fence}\n${bare.replace(/^(?: {4}|\t)/gmu, '')}\n${fence}`;
}

/** Takes at most `width` columns of spaces and quote marks off a line. */
function withoutMargin(line: string, width: number): string {
  let at = 0;
  while (at < width && /[\s>]/u.test(line[at] ?? '')) at += 1;
  return line.slice(at);
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`{3,}/gu) ?? []).map(({ length }) => length));
}
