import type { Composition } from '../composition.ts';
import { fittedTitle, longest, orderTitle } from '../order-title.ts';
import type { WorkItem } from './work-item.ts';

/** A title of at most 80 characters that says what to do, unlike every title in `taken`. */
export function ticketTitle(item: WorkItem, composition: Composition, taken: ReadonlySet<string>): string {
  const title =
    composition.language === 'en'
      ? orderTitle(item.statement, item.requirement?.demand ?? null, composition)
      : fittedTitle(item.statement.text);
  if (!taken.has(title.toLowerCase())) return title;
  return `${[...title].slice(0, longest - item.id.length - 3).join('')} (${item.id})`;
}
