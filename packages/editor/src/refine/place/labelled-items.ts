import type { Item } from '../../document/items.ts';
import type { Key } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';

/** A key that stands before the words of an item, and is no word of its sentence: "NFR-1 is measured" speaks of NFR-1. */
const label =
  /^(?:[*+-]|\d{1,9}[.)])?\s*(?:\[[ xX]\]\s+)?(?:[*_`[(]+[A-Z]{1,8}-\d{1,6}|[A-Z]{1,8}-\d{1,6}(?:\s?[:.)]|\s[–—-]\s))/u;

/** The key that an item is labelled with; null where it has none of its own. */
export function labelOf(draft: Draft, { key, start, end }: Item): Key | null {
  return key !== null && label.test(draft.text.slice(start, end)) ? key : null;
}
