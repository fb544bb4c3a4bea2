import { type Item, itemsOf, MENTION } from './items.ts';
import { likeness } from './words.ts';

/** Below this two numbered parts are not the same one said otherwise. */
const LEAST_LIKENESS = 0.6;
/** The same where both have one id: of a short question hardly more is left when its subject is called otherwise. */
const LEAST_WITH_ID = 0.3;

/** Two versions of a document under one numbering, so that a part which only got another number does not count as changed. */
export interface Aligned {
  /** The former version with the ids of the later one; an id whose part is gone reads `FR-gone`. */
  readonly before: string;
  readonly after: string;
  /** Ids of the later version whose parts the former one lacks. */
  readonly added: readonly string[];
  /** Parts of the former version that the later one lacks. */
  readonly gone: readonly Item[];
  /** The id in the later version of each part of the former one that is still there. */
  readonly idNow: ReadonlyMap<string, string>;
}

/** Lays the numbering of `before` over that of `after`, part by part: those that say the same first, then those that say nearly the same. */
export function aligned(before: string, after: string): Aligned {
  const former = itemsOf(before).filter(({ prefix }) => prefix !== 'T');
  const left = itemsOf(after).filter(({ prefix }) => prefix !== 'T');
  const idNow = new Map<string, string>();
  const match = (same: (one: Item, other: Item) => boolean) => {
    for (const item of former) {
      if (idNow.has(item.id)) continue;
      const at = left.findIndex((other) => other.prefix === item.prefix && same(item, other));
      if (at < 0) continue;
      idNow.set(item.id, left[at]?.id ?? '');
      left.splice(at, 1);
    }
  };
  match((one, other) => one.id === other.id && one.text === other.text);
  match((one, other) => withoutIds(one.text) === withoutIds(other.text));
  match((one, other) => one.id === other.id && likeness(one.text, other.text) >= LEAST_LIKENESS);
  match((one, other) => likeness(one.text, other.text) >= LEAST_LIKENESS);
  match((one, other) => one.id === other.id && likeness(one.text, other.text) >= LEAST_WITH_ID);
  match((one, other) => one.id === other.id && one.prefix === 'US');
  return {
    before: renumbered(before, (id, prefix) => idNow.get(id) ?? `${prefix}-gone`),
    after: renumbered(after, (id) => id),
    added: left.map(({ id }) => id),
    gone: former.filter(({ id }) => !idNow.has(id)),
    idNow,
  };
}

function renumbered(text: string, idOf: (id: string, prefix: string) => string): string {
  return text.replace(MENTION, (id: string, prefix: string) => (prefix === 'T' ? 'T-n' : idOf(id, prefix)));
}

function withoutIds(text: string): string {
  return text.replace(MENTION, '');
}
