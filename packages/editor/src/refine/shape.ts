import { endOf, startOf } from '../document/outline.ts';
import { splitSentences } from '../read/sentences.ts';
import type { Draft } from './draft.ts';
import type { Target } from './target/target.ts';

/** A run of blocks that can take another shape, with its lines. */
export interface Shaped {
  readonly start: number;
  readonly end: number;
  /** The Markdown of each line: an item, a row or a sentence. */
  readonly lines: readonly string[];
  /** Cells of each row where it is a table, the header first. */
  readonly rows: readonly (readonly string[])[];
  readonly form: 'list' | 'numbered' | 'table' | 'prose';
}

/** The first block of a target that can take another shape; null where there is none. */
export function shapedIn(draft: Draft, target: Target, wanted: readonly Shaped['form'][]): Shaped | null {
  const nodes = [
    ...draft.outline.preface,
    ...draft.outline.sections.flatMap((section) => section.nodes),
  ].filter((node) => startOf(node) < target.end && endOf(node) > target.start);
  for (const node of nodes) {
    const place = { start: startOf(node), end: endOf(node) };
    if (node.type === 'list' && wanted.includes(node.ordered ? 'numbered' : 'list')) {
      const lines = node.children.map((item) =>
        draft.text.slice(startOf(item), endOf(item)).replace(/^(?:[*+-]|\d{1,9}[.)])[ \t]*/u, ''),
      );
      return { ...place, lines, rows: [], form: node.ordered ? 'numbered' : 'list' };
    }
    if (node.type === 'table' && wanted.includes('table')) {
      const rows = node.children.map((row) =>
        row.children.map((cell) =>
          draft.text
            .slice(startOf(cell), endOf(cell))
            .replace(/^\||\|$/gu, '')
            .trim(),
        ),
      );
      return { ...place, lines: [], rows, form: 'table' };
    }
    if (node.type === 'paragraph' && wanted.includes('prose')) {
      const lines = splitSentences(draft.text, place, []).map((sentence) => sentence.text);
      return { ...place, lines, rows: [], form: 'prose' };
    }
  }
  return null;
}
