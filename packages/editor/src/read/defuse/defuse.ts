import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { hideCrowdedMarks } from './crowded-marks.ts';
import { hideDeepNesting } from './deep-nesting.ts';
import { joinEndlessLines } from './endless-lines.ts';
import type { Hide } from './hide.ts';
import { hideManyUnderlines } from './many-underlines.ts';
import { hideSignatureLine } from './signature-line.ts';

/**
 * Each takes away one thing on which the parser's time grows with the square of the text, or its stack overflows, where there is
 * more of it than people write, so that what is left takes time in proportion to the text; the last, a mark that nobody sets as one.
 */
const FUSES: readonly ((text: string, hide: Hide) => string)[] = [
  hideDeepNesting,
  hideCrowdedMarks,
  hideManyUnderlines,
  joinEndlessLines,
  hideSignatureLine,
];

/** A text that the parser reads in bounded time and depth, with the same offsets. */
export interface Defused {
  readonly text: string;
  /** Puts the characters that were replaced back into a tree that was parsed from it. */
  restore(tree: Root): void;
}

/** Private characters stand for what would overflow the parser's stack or its patience, and are put back after. */
export function defuse(text: string): Defused {
  let block: number | undefined;
  const hide = (run: string) => {
    block ??= freeBlock(text);
    const first = block;
    return run.replace(/[\n\r\x21-\x7e]/g, (mark) => String.fromCharCode(first + mark.charCodeAt(0)));
  };
  const defused = FUSES.reduce((safe, fuse) => fuse(safe, hide), text);
  if (block === undefined) return { text, restore: () => undefined };
  const first = block;
  const hidden = new RegExp(`[${escaped(first)}-${escaped(first + 0x7e)}]`, 'g');
  const shown = (value: string) =>
    value.replace(hidden, (mark) => String.fromCharCode(mark.charCodeAt(0) - first));
  return { text: defused, restore: (tree) => visit(tree, (node) => restoreNode(node, shown)) };
}

/** Fields of nodes that hold text of the source. */
const FIELDS = ['value', 'url', 'title', 'alt', 'label', 'identifier', 'lang', 'meta'] as const;

function restoreNode(node: Nodes, shown: (value: string) => string): void {
  const fields = node as unknown as Record<string, unknown>;
  for (const field of FIELDS) {
    const value = fields[field];
    if (typeof value === 'string') fields[field] = shown(value);
  }
}

/** The start of a block of private characters that the text does not use; the last one where it uses them all. */
function freeBlock(text: string): number {
  for (let start = 0xe100; start < 0xf800; start += 0x80) {
    const used = new RegExp(`[${escaped(start)}-${escaped(start + 0x7f)}]`);
    if (!used.test(text)) return start;
  }
  return 0xf800;
}

function escaped(code: number): string {
  return `\\u${code.toString(16).padStart(4, '0')}`;
}
