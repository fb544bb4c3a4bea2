import { isNamedIn, wordsIn } from './named-things.ts';
import { sharedThing } from './shared-thing.ts';
import type { WorkItem } from './work-item.ts';

/** What tells for a demand as the one that the others of its ticket hang on. */
const weights = {
  deed: 1,
  build: 0.5,
  thing: 0.6,
  quality: -1,
  denial: -0.8,
  case: -0.3,
  later: -0.15,
  pointing: -2,
} as const;

/**
 * The item of a ticket whose order names the piece of work: what somebody does or what is built, of the thing that the items share, before what only
 * bounds or forbids it. English.
 *
 * @param orderOf the order of an item as a title, null where it makes none that reads
 */
export function leadingItem(
  items: readonly WorkItem[],
  all: readonly WorkItem[],
  orderOf: (item: WorkItem) => string | null,
): WorkItem | undefined {
  const thing = sharedThing(items, all);
  const worth = (item: WorkItem, at: number): number => {
    const order = orderOf(item);
    const demand = item.requirement?.demand;
    return (
      (order !== null &&
      !onlyBounds.test(order) &&
      !(setsState.test(order) && state.test(demand?.action.text ?? ''))
        ? weights.deed
        : 0) +
      (order !== null ? weights.build : 0) +
      (thing && isNamedIn(thing, wordsIn(order ?? '')) ? weights.thing : 0) +
      (item.requirement?.isQuality ? weights.quality : 0) +
      (demand?.isNegative ? weights.denial : 0) +
      (demand?.condition ? weights.case : 0) +
      (pointing.test(order ?? '') ? weights.pointing : 0) +
      at * weights.later
    );
  };
  return items.map((item, at) => ({ item, worth: worth(item, at) })).toSorted((a, b) => b.worth - a.worth)[0]
    ?.item;
}

/** "Refuse these", "make them say which": what a pronoun stands for is told by another. */
const pointing =
  /^(?:(?:make|let|give|send|show) )?(?:\p{L}+ )?(?:these|those|them|it|this|that)(?=$|[,.;]| (?!\p{L}+s?$)(?:if|when|by|to|at|in|on|for|after|before|with|be|say|do|get|have|choose|pick|see|know|again|too)(?!\p{L}))/iu;

/** What says how something is to be, and not what is to be done. */
const onlyBounds = /^(?:ensure|prevent|enforce|meet|be|have|provide|stay|fix)(?!\p{L})/iu;
/** "Make a voucher valid for 2 years" of what is to be valid: the same in an order's words. */
const setsState = /^(?:make|set|give|keep|allow)(?!\p{L})/iu;
const state = /^(?:be|have|get|receive|stay|remain)(?!\p{L})/u;
