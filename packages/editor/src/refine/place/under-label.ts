import { sectionIdsOf } from '../../formats/headings.ts';
import type { Draft } from '../draft.ts';
import { itemsUnder, plainLabels } from '../target/labelled-block.ts';
import { afterItems } from './insert.ts';

/** What people call their open questions beside the headings of documents. */
const openPoints =
  /^(?:open|offene|todo|to[- ]dos?|unresolved|points? (?:ouverts?|en suspens)|puntos? abiertos?)(?: \p{L}+)?$/iu;

/** The text with a question among those that stand under a label of a text without headings ("Open points:"); null where none do. */
export function questionUnderLabel(draft: Draft, question: string): string | null {
  const name = plainLabels(draft).find(
    (label) => sectionIdsOf(label).includes('open-questions') || openPoints.test(label),
  );
  return name === undefined ? null : underLabel(draft, name, question);
}

/** The text with one more item in the list under a label; null where no list stands under one of that name. */
export function underLabel(draft: Draft, name: string, sentence: string): string | null {
  const items = itemsUnder(draft, name);
  return items.length === 0 ? null : afterItems(draft, items, sentence);
}
