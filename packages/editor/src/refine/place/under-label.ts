import type { Draft } from '../draft.ts';
import { itemsUnder } from '../target/labelled-block.ts';
import { openLabel } from '../target/open-entries.ts';
import { afterItems } from './insert.ts';

/** The text with a question among those that stand under a label of a text without headings ("Open points:"); null where none do. */
export function questionUnderLabel(draft: Draft, question: string): string | null {
  const name = openLabel(draft);
  return name === undefined ? null : underLabel(draft, name, question);
}

/** The text with one more item in the list under a label; null where no list stands under one of that name. */
export function underLabel(draft: Draft, name: string, sentence: string): string | null {
  const items = itemsUnder(draft, name);
  return items.length === 0 ? null : afterItems(draft, items, sentence);
}
