import { contentWords } from '../../document/content-words.ts';
import { detectLanguage } from '../../read/language.ts';
import type { Span } from '../../read/source.ts';
import type { Draft } from '../draft.ts';
import type { Claim } from './claim.ts';
import { areKin } from './kin.ts';
import { type Match, matchesOf } from './matches.ts';
import { isSameValue, type Measure, measuresIn } from './measure.ts';
import { playsSameRole } from './time-role.ts';
import {
  areOfOne,
  counts,
  type Direction,
  fits,
  goes,
  isAgainst,
  isOfCase,
  isOfSubject,
  isOften,
  isSameRate,
  isSpecific,
} from './value-fits.ts';

/** Where the value of a claim is looked for, and how strictly. */
export interface Search {
  /** The whole draft where null. */
  readonly place: Span | null;
  readonly direction: Direction;
  /** An order says that the draft gives the value, so more kinds of values can be meant than with a statement. */
  readonly isOrder: boolean;
}

/** A statement may speak of anything in the draft. */
export const stated: Search = { place: null, direction: null, isOrder: false };

/** A value of the draft that a claim gives anew. */
export interface Fitting {
  readonly match: Match;
  readonly measure: Measure;
  /** The value of the claim that takes its place. */
  readonly wanted: Measure;
}

/** How much of a claim's topic a sentence has to speak of; less where the claim names the value it replaces. */
const ENOUGH = 0.6;
const ENOUGH_WITH_OLD = 0.25;

/**
 * The values of the draft that a claim can mean, those of the best sentence first: values of the same kind where the draft
 * speaks of the same thing, and where it has other words for it, the only ones that can be meant.
 */
export function fittingsOf(draft: Draft, claim: Claim, search: Search): Fitting[] {
  const enough = claim.against === null ? ENOUGH : ENOUGH_WITH_OLD;
  const told = placesOf(draft, claim, search)
    .filter(
      (match) =>
        match.share >= enough &&
        (search.isOrder || (isSpecific(match, claim) && isOfCase(match, claim) && isOfSubject(match, claim))),
    )
    .flatMap((match) => fittingIn(draft, match, claim, search));
  const counting = told.filter(({ measure }) => counts(measure, claim.topic));
  if (counting.length > 0 && claim.measures.length === 1) return counting;
  return told.length > 0 ? told : onlyOnes(draft, claim, search);
}

/** Sentences that speak of a claim's topic; an order that names none but a place or an old value means any there. */
function placesOf(draft: Draft, claim: Claim, { place }: Search): Match[] {
  const found = claim.topic.length === 0 ? everywhere(draft) : matchesOf(draft, claim.topic);
  return found.filter((match) => !place || (match.start >= place.start && match.end <= place.end));
}

function everywhere(draft: Draft): Match[] {
  return draft.units
    .filter((unit) => unit.kind !== 'heading' || unit.section?.level !== 1)
    .map((unit) => ({
      start: unit.start,
      end: unit.end,
      share: 1,
      shared: 1,
      words: contentWords(unit.text),
    }));
}

/**
 * The values of a sentence that a claim gives anew. Values both have are only what tells the case: "after 5 attempts" in
 * a claim about how long an account is locked.
 */
function fittingIn(draft: Draft, match: Match, claim: Claim, search: Search): Fitting[] {
  const own = measuresIn(draft.text, match.start, match.end);
  const fresh =
    claim.measures.length === 1
      ? claim.measures
      : claim.measures.filter((one) => !own.some((other) => isSameValue(one, other)));
  const [wanted, ...others] = fresh;
  if (!wanted || others.length > 0) return [];
  const open = own.filter(
    (one) => claim.measures.length === 1 || !claim.measures.some((other) => isSameValue(one, other)),
  );
  const found = open
    .filter(
      (measure) =>
        fits(measure, wanted, { match, count: open.length, claim, isOrder: search.isOrder }) &&
        isOften(draft, measure, wanted) &&
        isAgainst(measure, claim) &&
        (claim.against !== null || playsSameRole(measure, draft.text, wanted, claim.text)) &&
        goes(search.direction, measure, wanted),
    )
    .map((measure) => ({ match, measure, wanted }));
  return new Set(found.map((one) => one.measure.amount)).size > 1 ? nearest(draft, found, claim) : found;
}

/** Of several values of a sentence, those of the part that speaks most of the topic, and there the closest to its words. */
function nearest(draft: Draft, found: readonly Fitting[], claim: Claim): Fitting[] {
  const scores = found.map(({ match, measure }) => {
    const words = [...draft.text.slice(match.start, match.end).matchAll(/[\p{L}\p{N}]+/gu)]
      .map((word) => ({ at: match.start + word.index, text: word[0] }))
      .filter(({ text }) =>
        contentWords(text).some((one) => claim.topic.some((other) => areKin(one, other))),
      );
    const distances = words.map(({ at, text }) =>
      at < measure.start ? measure.start - at - text.length : at - measure.end,
    );
    const together = words.filter(
      ({ at }) =>
        !/[,;.](?!\d)|[|]|\b(?:then|but|and|und|et|y)\b/u.test(between(draft.text, at, measure.start)),
    );
    return { together: together.length, distance: Math.min(...distances) };
  });
  const most = Math.max(...scores.map((one) => one.together));
  const least = Math.min(...scores.filter((one) => one.together === most).map((one) => one.distance));
  return found.filter((_, at) => scores[at]?.together === most && scores[at]?.distance === least);
}

function between(text: string, left: number, right: number): string {
  return text.slice(Math.min(left, right), Math.max(left, right));
}

/**
 * Where a claim names the old value in words the draft does not have, the only thing that has that value is meant; where
 * it gives a rate, the only other rate of the draft that counts the same.
 */
function onlyOnes(draft: Draft, claim: Claim, search: Search): Fitting[] {
  const [wanted, ...others] = claim.measures;
  if (!wanted || others.length > 0) return [];
  const [old] = claim.against === null ? [] : measuresIn(claim.against, 0, claim.against.length);
  if (!old && wanted.per === null) return [];
  // a number alone stands for many things, unless the words around it are of another language than the draft
  const spoken = detectLanguage(claim.text);
  const isForeign = spoken.reliable && spoken.language !== draft.language;
  const isBare = old?.kind === 'count' && old.per === null && !search.isOrder && !isForeign;
  const found = placesOf(draft, { ...claim, topic: [] }, search).flatMap((match) =>
    measuresIn(draft.text, match.start, match.end)
      .filter((measure) => !isBare || counts(measure, wanted.counted))
      .filter((measure) =>
        old
          ? isAgainst(measure, claim) &&
            (measure.kind === wanted.kind ? areOfOne(measure, wanted) : old.kind === 'count')
          : isSameRate(measure, wanted),
      )
      .map((measure): Fitting => ({ match, measure, wanted })),
  );
  const counted = new Set(found.map(({ measure }) => `${measure.kind} ${measure.counted[0] ?? ''}`));
  return counted.size === 1 ? found : [];
}
