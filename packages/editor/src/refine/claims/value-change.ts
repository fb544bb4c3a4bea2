import type { Draft } from '../draft.ts';
import type { Splice } from '../editing/splice.ts';
import { isInStatusCell } from '../endpoints/operations.ts';
import { homeOf } from '../target/keyed.ts';
import { isAgeOfPeople } from './age-of-people.ts';
import { type Claim, claimOf, claimOfOrder, type ValueOrder } from './claim.ts';
import { type Measure, measuresIn } from './measure.ts';
import { sameCounts } from './same-counts.ts';
import { againstStanding } from './standing.ts';
import { type Fitting, fittingsOf, type Search, stated } from './value-search.ts';
import { inPlaceOf, splicedValue } from './value-text.ts';
import { changedInCode } from './values-in-code.ts';

/** What a claim makes of the values the draft gives for the same thing. */
export type ValueChange =
  | {
      readonly kind: 'changes';
      readonly splices: readonly Splice[];
      readonly old: string;
      readonly fresh: string;
    }
  /** The draft says the same already. */
  | { readonly kind: 'stands' }
  /** The draft gives several values that may be meant. */
  | { readonly kind: 'unclear'; readonly values: readonly string[] };

/** Sentences that speak of nearly as much as the best are meant as well as it. */
const NEARLY = 0.08;
/** Values that are at most so many times as large as a fresh one are near it; others have to be further off. */
const NEAR = 3;
const FAR = 6;
/** A statement that would change a value more than so many times speaks of another thing, unless it names the old one. */
const TOO_FAR = 60;

/** Of a sentence that speaks of so much of a claim it is sure that it is meant. */
const SURE = 0.75;

function givesElsewhere({ text, units }: Draft, wanted: Measure): boolean {
  return (
    wanted.kind !== 'count' &&
    units.some(({ start, end }) =>
      measuresIn(text, start, end).some((one) => one.kind === wanted.kind && one.amount === wanted.amount),
    )
  );
}

/** What became of a value, for the person who gave the feedback. */
export function changedMessage(old: string, fresh: string, splices: readonly Splice[]): string {
  return `Changed ${old} to ${fresh} in ${splices.length} place${splices.length > 1 ? 's' : ''}.`;
}

/** Compares the one value of a statement with the values the draft gives for the same thing; null where it gives none. */
export function valueChange(draft: Draft, clause: string): ValueChange | null {
  const [, key = '', said = ''] = /^([A-Z]{1,8}-\d{1,6})\s?:\s(.{3,})$/su.exec(clause) ?? [];
  const home = key === '' ? null : homeOf(draft, key);
  const claim = againstStanding(draft, claimOf(home ? said : clause));
  return home === null && isOfNothing(claim) ? null : changeOf(draft, claim, { ...stated, place: home });
}

/** "Max 100" alone is said of nothing: any number of the draft could be meant. */
function isOfNothing({ topic, against, measures: [only] }: Claim): boolean {
  return topic.length === 0 && against === null && only?.kind === 'count' && only.counted.length === 0;
}

/** As `valueChange` for an order that names the thing and its value. */
export function orderedValue(draft: Draft, order: ValueOrder & Search): ValueChange | null {
  const claim = claimOfOrder(order);
  if (!claim || (claim.topic.length === 0 && claim.against === null && order.place === null)) return null;
  return changeOf(draft, claim, order);
}

function changeOf(draft: Draft, claim: Claim, search: Search): ValueChange | null {
  const fitting = fittingsOf(draft, claim, search);
  const [best] = fitting;
  if (!best) return null;
  const { wanted } = best;
  const close = fitting.filter((one) => one.match.share >= best.match.share - NEARLY);
  const meant = ofOneSize(close, best);
  const amounts = new Set(meant.map((one) => one.measure.amount));
  if (amounts.size > 1)
    return amounts.has(wanted.amount) && claim.against === null
      ? { kind: 'stands' }
      : { kind: 'unclear', values: [...new Set(meant.map((one) => one.measure.text))] };
  const [first = best] = meant;
  const old = first.measure;
  if (old.kind !== 'count' && isAgeOfPeople(claim.text)) return null;
  // a value that the draft gives of something else is no news of this
  if (!search.isOrder && claim.against === null && best.match.share < SURE && givesElsewhere(draft, wanted))
    return null;
  if (!search.isOrder && claim.against === null && timesApart(old, wanted) > TOO_FAR) return null;
  if (old.amount === wanted.amount && old.kind === wanted.kind && old.per === wanted.per)
    return { kind: 'stands' };
  const same = fitting
    .filter((one) => one.measure.amount === old.amount && one.measure.kind === old.kind)
    .map((one) => one.measure)
    .filter(({ start }) => !isInStatusCell(draft, start));
  const splices = [...same, ...sameCounts(draft, first, same)].map((measure) =>
    splicedValue(draft.text, measure, inPlaceOf(measure, wanted)),
  );
  return {
    kind: 'changes',
    splices: [...splices, ...changedInCode(draft, claim.topic, old.text, splices[0]?.text ?? '')],
    old: old.text,
    fresh: splices[0]?.text ?? wanted.text,
  };
}

/** Of values that count the same, those of the size of the fresh one: 1,400 trucks and not the 50 first ones give way to 1,650. */
function ofOneSize(found: readonly Fitting[], { wanted }: Fitting): readonly Fitting[] {
  const times = ({ measure }: Fitting) => timesApart(measure, wanted);
  const near = found.filter((one) => times(one) <= NEAR);
  const others = found.filter((one) => !near.includes(one));
  return near.length > 0 && others.every((one) => times(one) >= FAR) ? near : found;
}

/** How many times as large the larger of two values is; NaN where they cannot be compared. */
function timesApart(one: Measure, other: Measure): number {
  const [left, right] = [Number(one.amount), Number(other.amount)];
  return left > 0 && right > 0 ? Math.max(left / right, right / left) : Number.NaN;
}
