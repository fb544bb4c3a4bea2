import type { Draft } from '../draft.ts';
import type { Target } from './target.ts';

/** The item that a sentence is all of, its key and labels aside; else the sentence itself. */
export function wholeItem(draft: Draft, part: Target): Target {
  const item = draft.items.find((one) => one.start <= part.start && one.end >= part.end && one.depth === 1);
  if (!item || part.kind !== 'sentence') return part;
  const rest =
    draft.text.slice(item.start, part.start).replace(/^\s*(?:[*+-]|\d{1,9}[.)])\s+/u, '') +
    draft.text.slice(part.end, item.end).replace(/\s[*_]{1,3}[\p{L} ]{3,40}\s?:[*_]{1,3}\s.*$/su, '');
  return rest.trim() === '' ? { ...part, kind: 'item', start: item.start, end: item.end } : part;
}
