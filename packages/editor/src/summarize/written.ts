import type { Source } from '../read/source.ts';
import type { Piece } from './piece.ts';

const OMISSION = '…';

/** Code points beside its text that a piece may take at most: marks of its container, and what parts it from others. */
export function roomFor({ block, opens, closes }: Piece): number {
  const marks = block.kind === 'listItem' ? 12 + 4 * block.depth : block.kind === 'heading' ? 7 : 4;
  return marks + 2 + (opens ? 0 : 2) + (closes ? 0 : 2);
}

/** Pieces as Markdown, in the order of the source, each block in its own shape. */
export function written(pieces: readonly Piece[], source: Source): string {
  const blocks = Map.groupBy(
    pieces.toSorted((left, right) => left.index - right.index),
    ({ blockIndex }) => blockIndex,
  );
  const indents = new Map<number, string>();
  let result = '';
  let before: Piece | null = null;
  for (const [at, own] of blocks) {
    const [first] = own;
    if (first === undefined) continue;
    const { block } = first;
    const marks = block.kind === 'listItem' ? markerOf(source, block.start) : '';
    const indent = indentOf(source, at, indents);
    if (block.kind === 'listItem') indents.set(at, indent + ' '.repeat(marks.length));
    const isTight = before?.block.kind === 'listItem' && block.kind === 'listItem';
    if (before !== null) result += isTight ? '\n' : '\n\n';
    result += inShape(joined(own, source), block.kind, block.depth, indent, marks);
    before = first;
  }
  return result;
}

function inShape(text: string, kind: string, depth: number, indent: string, marks: string): string {
  const lines = text.split('\n');
  if (kind === 'heading') return `${'#'.repeat(depth)} ${text}`;
  if (kind === 'quote') return lines.map((line) => `> ${line}`).join('\n');
  const rest = indent + ' '.repeat(marks.length);
  return lines.map((line, at) => (at === 0 ? indent + marks : line === '' ? '' : rest) + line).join('\n');
}

/** Sentences follow each other as in the source, on one line or on lines of their own; what is left out of one shows. */
function joined(pieces: readonly Piece[], source: Source): string {
  let text = '';
  let before: Piece | null = null;
  for (const piece of pieces) {
    if (before === null) text += piece.opens ? '' : `${OMISSION} `;
    else if (before.sentence === piece.sentence)
      text += piece.start - before.end <= 3 && piece.index === before.index + 1 ? ' ' : ` ${OMISSION} `;
    else {
      if (!before.closes) text += ` ${OMISSION}`;
      text += between(before, piece, source);
      if (!piece.opens) text += `${OMISSION} `;
    }
    text += piece.text;
    before = piece;
  }
  return before?.closes === false ? `${text} ${OMISSION}` : text;
}

/** A line break where the source has one; between sentences of scripts that put no space there, nothing. */
function between(before: Piece, piece: Piece, source: Source): string {
  if (source.text.slice(before.end, piece.start).includes('\n')) return '\n';
  return /[。！？]$/u.test(before.text) ? '' : ' ';
}

/** The mark of the list item whose content begins here: "- ", "3. ", "- [ ] ". */
function markerOf(source: Source, start: number): string {
  const line = source.text.slice(source.text.lastIndexOf('\n', start - 1) + 1, start);
  const found = /(?:[-*+]|\d{1,9}[.)])[ \t]{1,4}(?:\[[ xX]\][ \t]{1,4})?$/u.exec(line)?.[0];
  return found?.replace(/[ \t]+/gu, ' ') ?? '- ';
}

/** Where the content of the nearest kept item that a block stands in begins. */
function indentOf(source: Source, at: number, indents: ReadonlyMap<number, string>): string {
  const block = source.blocks[at];
  if (block === undefined || block.depth === 0 || block.kind === 'heading') return '';
  let depth = block.kind === 'listItem' ? block.depth - 1 : block.depth;
  for (let index = at - 1; index >= 0 && depth > 0; index -= 1) {
    const above = source.blocks[index];
    if (above === undefined || above.kind === 'heading') return '';
    if (above.kind !== 'listItem' || above.depth !== depth) continue;
    const indent = indents.get(index);
    if (indent !== undefined) return indent;
    depth -= 1;
  }
  return '';
}
