import { negativeWords } from '../../quality/data/labels.ts';
import type { Composition } from '../composition.ts';
import { doneHere } from '../scenario/only-people.ts';
import { inOwnWords, notInOwnWords } from '../scenario/own-words.ts';
import {
  counterScenarioOf,
  failureOf,
  type Scenario,
  scenarioOf,
  scenariosOf,
} from '../scenario/scenario.ts';
import type { Steps } from '../scenario/steps.ts';
import type { WorkItem } from './work-item.ts';

/** What a work item can be seen by. */
interface OfItem {
  /** Whether it names nothing to be tried, so that its scenario only says it in its own words. */
  readonly isOnlyTold: boolean;
  /** A scenario for each deed it consists of. */
  readonly each: readonly Scenario[];
  /** One for the whole, where there is no room for more. */
  readonly whole: readonly Scenario[];
  /** What it rules out. */
  readonly counter: Scenario | null;
  /** That it cannot be carried out, for a ticket of which nothing else says what goes wrong. */
  readonly failure: Scenario | null;
}

/** What each work item of a document can be seen by, worked out once. */
export type KnownCriteria = ReadonlyMap<WorkItem, OfItem>;

/** What a ticket is accepted by. */
export interface Criteria {
  /** The scenarios of each item, in the order of the items; none for an item of which only the contrary can be tried. */
  readonly shown: readonly (readonly Scenario[])[];
  /** What goes wrong or must not come about. */
  readonly against: readonly Scenario[];
  /** What becomes of the ticket where nothing else says what goes wrong. */
  readonly refused: readonly Scenario[];
}

/** Work items with what they can be seen by. */
export function knownCriteria(items: readonly WorkItem[], composition: Composition): KnownCriteria {
  return new Map(
    items.map((item) => {
      const { requirement } = item;
      if (!requirement) return [item, onlyTold(item, null, composition)];
      const whole = [scenarioOf(requirement, composition)].flatMap((one) => one ?? []);
      const each = scenariosOf(requirement, composition);
      const counter = counterScenarioOf(requirement, composition);
      if (each.length + whole.length === 0 && counter === null)
        return [item, onlyTold(item, failureOf(requirement, composition), composition)];
      const isKnown = counter && (counter.trigger === doneHere || has(each, counter));
      const failure = whole.length > 0 && counter === null ? failureOf(requirement, composition) : null;
      return [item, { isOnlyTold: false, each, whole, counter: isKnown ? null : counter, failure }];
    }),
  );
}

/** What names nothing that a test could begin with. */
function onlyTold(item: WorkItem, failure: Scenario | null, composition: Composition): OfItem {
  const told = [inOwnWords(item, composition)];
  return { isOnlyTold: true, each: told, whole: told, counter: null, failure };
}

function has(all: readonly Scenario[], { given, trigger }: Scenario): boolean {
  return all.some((one) => one.given === given && one.trigger === trigger);
}

/** Criteria a ticket has at most. */
const most = 7;

/** The criteria of a ticket from its items, and from what the input tells of failures of the same things. */
export function criteriaFor(
  items: readonly WorkItem[],
  failures: readonly Steps[],
  known: KnownCriteria,
): Criteria {
  const shown: (readonly Scenario[])[] = [];
  for (const [at, item] of items.entries()) {
    const { each, whole } = known.get(item) ?? nothing;
    const left = most - 1 - shown.flat().length - (items.length - at - 1);
    shown.push(each.length <= left ? each : whole.slice(0, Math.max(0, left)));
  }
  const told = failures.map((steps) => ({ requirement: '', ...steps }));
  const counters = [...items.flatMap((item) => known.get(item)?.counter ?? []), ...told].filter(
    (one, at, all) => !has(all.slice(0, at), one) && !has(shown.flat(), one),
  );
  // Of an item that has nothing else the contrary is all there is.
  const isNeeded = ({ requirement }: Scenario) =>
    items.some(({ id }, at) => id === requirement && shown[at]?.length === 0);
  const further = counters
    .filter((one) => !isNeeded(one))
    .slice(0, Math.max(0, most - shown.flat().length - counters.filter(isNeeded).length));
  const denied = counters.filter((one) => isNeeded(one) || further.includes(one));
  const isTold = [...shown.flat(), ...denied].some(isNegative);
  const [failure] = isTold ? [] : items.flatMap((item) => known.get(item)?.failure ?? []);
  const against = failure ? [...denied, failure] : denied;
  return { shown, against, refused: [] };
}

const nothing: OfItem = { isOnlyTold: true, each: [], whole: [], counter: null, failure: null };

/** Whether a ticket of these items would be accepted by enough: two criteria, one of them of what goes wrong. */
export function isEnough(items: readonly WorkItem[], known: KnownCriteria): boolean {
  const { shown, against } = criteriaFor(items, [], known);
  const all = [...shown.flat(), ...against];
  return all.length >= fewest && all.some(isNegative);
}

const fewest = 2;

function isNegative({ given, trigger, outcome }: Scenario): boolean {
  return negativeWords.test(`${given}, ${trigger}, ${outcome}`);
}

/** Criteria of a ticket that stands by itself: at least two, one of which says what goes wrong. */
export function completed(
  { shown, against }: Criteria,
  [first]: readonly WorkItem[],
  composition: Composition,
): Criteria {
  const all = [...shown.flat(), ...against];
  const isWhole = all.length >= fewest && all.some(isNegative);
  return { shown, against, refused: isWhole || !first ? [] : [notInOwnWords(first, composition)] };
}
