import { part } from '../voice/english.ts';
import { isNamedIn, type NamedThing, thingsNamedIn, wordsIn } from './named-things.ts';
import type { WorkItem } from './work-item.ts';

/** The thing that most of the demands of a ticket name and few others: "recovery code"; null where they share nothing that has a name. English. */
export function sharedThing(items: readonly WorkItem[], all: readonly WorkItem[]): NamedThing | null {
  if (items.length < 2) return null;
  const words = new Map(all.map((item) => [item, wordsIn(item.statement.text)] as const));
  const holders = (thing: NamedThing, among: readonly WorkItem[]) =>
    among.filter((item) => isNamedIn(thing, words.get(item) ?? new Set())).length;
  const others = all.filter((item) => !items.includes(item));
  const [best] = items
    .flatMap(thingsNamedIn)
    .map((thing) => ({
      thing,
      held: holders(thing, items),
      worth:
        holders(thing, items) / items.length -
        holders(thing, others) / Math.max(1, others.length) / 2 +
        (thing.key.includes(' ') ? better : 0) +
        (items.some((item) => isOf(item, thing)) ? better : 0),
    }))
    .filter(({ held, worth }) => held >= 2 && held * 3 >= items.length * 2 && worth >= enough)
    .toSorted((a, b) => b.worth - a.worth);
  return best?.thing ?? null;
}

/** How much more a name of two words says, and the name of what one of the demands is about. */
const better = 0.15;
/** What a name is worth that tells a ticket from the others. */
const enough = 0.45;

/** Whether a demand is about a thing. */
function isOf({ requirement }: WorkItem, thing: NamedThing): boolean {
  const subject = requirement?.demand ? part(requirement.demand.subject) : '';
  return isNamedIn(thing, wordsIn(subject));
}
