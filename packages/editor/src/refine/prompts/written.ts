import type { Item } from '../../document/items.ts';
import { endOf, type Section } from '../../document/outline.ts';
import type { Draft } from '../draft.ts';
import { lineBreakOf, type Splice, splice } from '../editing/splice.ts';
import { insertInto } from '../place/insert.ts';
import { isLastStep, itemsUnder } from './parts.ts';

/** The text with a rule in a part of a prompt, as its neighbours are written: before the last step of the instructions, or before all of them. */
export function withRule(draft: Draft, section: Section, rule: string, isFirst = false): string {
  const items = itemsUnder(draft, section);
  const last = items.at(-1);
  if (!last) {
    const words = section.nodes.find((node) => node.type === 'paragraph');
    if (!words) return insertInto(draft, section, rule, 'item');
    const newline = lineBreakOf(draft.text);
    return splice(draft.text, [
      { start: endOf(words), end: endOf(words), text: `${newline}${newline}- ${rule}` },
    ]);
  }
  const at = isFirst ? 0 : isLastStep(draft, last) ? items.length - 1 : items.length;
  const next = items[at];
  const marker = markerOf(draft, items[at] ?? last);
  const place = next?.start ?? last.end;
  const numbered = marker.replace(/^\d+/u, (number) => String(next ? Number(number) : Number(number) + 1));
  const newline = lineBreakOf(draft.text);
  return splice(draft.text, [
    next
      ? { start: place, end: place, text: `${numbered}${rule}${newline}` }
      : { start: place, end: place, text: `${newline}${numbered}${rule}` },
    ...items.slice(at).map((item) => renumbered(draft, item, 1)),
  ]);
}

function markerOf(draft: Draft, item: Item): string {
  return /^(?:[*+-]|\d{1,9}[.)])[ \t]+/u.exec(draft.text.slice(item.start, item.end))?.[0] ?? '- ';
}

/** The number of an item moved on; nothing where it has none. */
function renumbered(draft: Draft, item: Item, by: number): Splice {
  const number = /^\d{1,9}/u.exec(draft.text.slice(item.start, item.end))?.[0];
  const end = item.start + (number?.length ?? 0);
  return { start: item.start, end, text: number === undefined ? '' : String(Number(number) + by) };
}
