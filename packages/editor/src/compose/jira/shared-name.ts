import { pluralOf } from '../../understand/api/nouns.ts';
import { hintOf } from '../../understand/hints.ts';
import { lowerWord } from '../../understand/lower-word.ts';
import { part } from '../voice/english.ts';
import { isNamedIn, type NamedThing, thingsNamedIn, wordsIn } from './named-things.ts';
import type { WorkItem } from './work-item.ts';

/**
 * What the demands of a ticket share, as it is called behind "the rules for": the thing that most of them name and few others, "recovery codes", else the
 * heading they stand under. Null where they share nothing that has a name. English.
 */
export function sharedName(items: readonly WorkItem[], all: readonly WorkItem[]): string | null {
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
  return best ? asSaid(best.thing, items) : headingOf(items);
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

/** A thing as a title has it: in the plural where any of its kind is meant, else as the demands have it. */
function asSaid({ key }: NamedThing, items: readonly WorkItem[]): string {
  const same = items.flatMap(thingsNamedIn).filter((thing) => thing.key === key);
  const [first] = same;
  const said = lowerWord(first?.words ?? key);
  const several = same.find(({ words }) => words.toLowerCase() !== key);
  if (several !== undefined) return lowerWord(several.words);
  if (same.some(({ article }) => article === 'one')) return pluralOf(said);
  return same.some(({ article }) => article === 'the') ? `the ${said}` : said;
}

/** The heading that all stand under, where it is the name of a thing. */
function headingOf(items: readonly WorkItem[]): string | null {
  const [heading] = items.map(({ statement }) => statement.heading);
  const isOfAll = items.every(({ statement }) => statement.heading === heading);
  return heading &&
    isOfAll &&
    /^\p{L}[\p{L} -]{2,30}$/u.test(heading) &&
    !asks.test(heading) &&
    hintOf(heading) === null
    ? lowerWord(heading)
    : null;
}

/** A heading that asks or says what is there about anything. */
const asks =
  /(?<!\p{L})(?:what|why|how|who|when|which|we|our|you|requirements?|needs?|features?|functional|general|overview|details?|notes?|scope|others?|misc|backend|frontend|must|should|solution|proposal|plan|ideas?)(?!\p{L})/iu;
