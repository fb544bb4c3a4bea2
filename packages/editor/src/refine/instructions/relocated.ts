import type { Draft } from '../draft.ts';
import { lineBreakOf } from '../editing/splice.ts';
import { applied, type Outcome } from '../instruction.ts';
import type { Target } from '../target/target.ts';

/** A section behind a paragraph or list, a paragraph or list beside another; null for other parts. */
export function besideBlock(draft: Draft, target: Target, other: Target, before: boolean): Outcome | null {
  if (target.kind === 'section' && other.kind === 'block' && other.section && !before) {
    const { level, bodyEnd, end } = other.section;
    const text = relocated(draft, target, level === 1 ? bodyEnd : end);
    return applied(draft, text, `Moved ${target.name} after ${other.name}.`);
  }
  if (target.kind === 'block' && other.kind === 'block') {
    const text = relocated(draft, withGap(draft, target), before ? other.start : withGap(draft, other).end);
    return applied(draft, text, `Moved ${target.name} ${before ? 'before' : 'after'} ${other.name}.`);
  }
  return null;
}

/** A block with the blank lines behind it. */
function withGap(draft: Draft, block: Target): Target {
  const gap = /^\s*/u.exec(draft.text.slice(block.end))?.[0].length ?? 0;
  return { ...block, end: block.end + gap };
}

/** The text with a section at another place; blank lines between sections stay as they are. */
export function relocated(draft: Draft, target: Target, at: number): string {
  const { text } = draft;
  const newline = lineBreakOf(text);
  const isLast = target.end >= text.length;
  const piece = `${text.slice(target.start, target.end).trimEnd()}${newline}${newline}`;
  const without = isLast
    ? `${text.slice(0, target.start).trimEnd()}${newline}`
    : text.slice(0, target.start) + text.slice(target.end);
  const place = at >= target.end ? at - (target.end - target.start) : at;
  if (place >= without.length) return `${without.trimEnd()}${newline}${newline}${piece.trimEnd()}${newline}`;
  return without.slice(0, place) + piece + without.slice(place);
}
