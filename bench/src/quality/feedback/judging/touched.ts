import { type Item, mentionsIn } from '../reading/items.ts';
import type { Unit } from '../reading/units.ts';
import { contentOf, likeness } from '../reading/words.ts';
import type { Revision } from '../revision.ts';

/** From here on a sentence tells a requirement again, as summaries and tests do. */
const RETOLD = 0.7;

/** Whether the line of a unit names one of the ids. */
export function naming(ids: readonly string[]): (unit: Unit) => boolean {
  return ({ line }) => mentionsIn(line).some((id) => ids.includes(id));
}

/** Whether the line of a unit names a part that a revision took away. */
export function namingGone({ line }: Unit): boolean {
  return /\b(?:N?FR|Q|R|A|US)-gone\b/u.test(line);
}

/** Whether a unit names a part of one version, by its id in either, or tells it again. */
export function about({ aligned }: Revision, item: Item): (unit: Unit) => boolean {
  const now = aligned.idNow.get(item.id);
  const named = now === undefined ? namingGone : naming([now]);
  return (unit) => named(unit) || retells(unit.text, item.text);
}

/** Whether a text tells another again. */
export function retells(text: string, told: string): boolean {
  return contentOf(text).size > 1 && contentOf(told).size > 1 && likeness(text, told) >= RETOLD;
}
