import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Container markers a line may open before they are read as plain text; people do not nest deeper. */
const DEEPEST_NESTING = 60;

const MARKER_RUN = new RegExp(`^[ \\t>*+\\-\\d.)]{${DEEPEST_NESTING},}`, 'gm');

/** What opens a container: a long rule or underline of dashes does not. */
const OPENING_MARKER = />|[*+-][ \t]|\d[.)][ \t]/g;

/** Closing brackets in a row beyond these close nothing; the parser looks back over the whole text for each of them. */
const BRACKET_RUN = /\]{50,}/g;

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
    return run.replace(/[\x21-\x7e]/g, (mark) => String.fromCharCode(first + mark.charCodeAt(0)));
  };
  const defused = text
    .replace(MARKER_RUN, (run) =>
      (run.match(OPENING_MARKER)?.length ?? 0) >= DEEPEST_NESTING ? hide(run) : run,
    )
    .replace(BRACKET_RUN, hide);
  if (block === undefined) return { text, restore: () => undefined };
  const first = block;
  const hidden = new RegExp(`[${escaped(first + 0x21)}-${escaped(first + 0x7e)}]`, 'g');
  const shown = (value: string) =>
    value.replace(hidden, (mark) => String.fromCharCode(mark.charCodeAt(0) - first));
  return { text: defused, restore: (tree) => visit(tree, (node) => restoreNode(node, shown)) };
}

/** Fields of nodes that hold text of the source. */
const FIELDS = ['value', 'url', 'title', 'alt', 'label', 'lang', 'meta'] as const;

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
