import type { Block, Document, Item } from '../compose/document.ts';

/** A document as Markdown. Texts are written as they are; only what would open another block is escaped. */
export function renderMarkdown(document: Document): string {
  const parts = [`# ${line(document.title)}`];
  for (const section of document.sections) {
    parts.push(`${'#'.repeat(section.level)} ${line(section.heading)}`);
    parts.push(...section.blocks.map((block) => renderBlock(block)));
  }
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function renderBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return guarded(block.text);
    case 'list':
      return block.items
        .map((item, index) => renderItem(item, block.isOrdered ? `${index + 1}. ` : '- '))
        .join('\n');
    case 'table':
      return [
        block.header,
        block.header.map(() => '---'),
        ...block.rows.map((row) => fitted(row, block.header.length)),
      ]
        .map((row) => `| ${row.map((cell) => line(cell)).join(' | ')} |`)
        .join('\n');
    case 'code':
      return fenced(block.language, block.text);
    case 'raw':
      return closedFence(block.text);
  }
}

function renderItem(item: Item, mark: string): string {
  const indent = ' '.repeat(mark.length);
  const head = `${mark}${guarded(item.text).replaceAll('\n', `\n${indent}`)}`;
  const children = (item.children ?? []).map((child) => {
    const text = renderBlock(child).replaceAll('\n', `\n${indent}`);
    return `${child.kind === 'list' ? '' : '\n'}${indent}${text}`;
  });
  return [head, ...children].join('\n');
}

/** Escapes what would make a text begin another kind of block. */
function guarded(text: string): string {
  return text
    .split('\n')
    .map((one) =>
      one
        // before the marks: what stood behind the indent opens a block once it is gone
        .replace(/^[ \t]{0,3}(?:\t| {4})[ \t]*/u, '')
        .replace(/^(\s{0,3})(>|(?:#{1,6}|[+*-]|~{3,}|`{3,}|=+$|\|)(?=\s|$|[`~]))/u, '$1\\$2')
        .replace(/^(\s{0,3}\d{1,9})([.)])(?=\s|$)/u, '$1\\$2'),
    )
    .join('\n');
}

function line(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/gu, ' ').trim();
}

function fitted(row: readonly string[], width: number): string[] {
  return Array.from({ length: width }, (_, index) => row[index] ?? '');
}

/** A fence longer than any run of backticks within. */
function fenced(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,40}/gu)].map((match) => match[0].length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** Code carried from the input; a fence that was never closed is closed. */
function closedFence(text: string): string {
  const opened = /^[ \t]{0,3}(`{3,}|~{3,})/u.exec(text);
  if (!opened) return text;
  const mark = opened[1] ?? '```';
  const last = text.trimEnd().split('\n').at(-1) ?? '';
  const isClosed =
    text.includes('\n') &&
    new RegExp(`^[ \\t>]*${mark[0] === '`' ? '`' : '~'}{${mark.length},}[ \\t]*$`, 'u').test(last);
  return isClosed ? text : `${text.replace(/\n$/u, '')}\n${mark}`;
}
