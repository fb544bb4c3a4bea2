import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import { isAgeOfPeople } from '../claims/age-of-people.ts';
import { alsoWhereCited } from '../claims/citing.ts';
import { areKin } from '../claims/kin.ts';
import { isSameValue } from '../claims/measure.ts';
import { changedMessage } from '../claims/value-change.ts';
import { changedInCode } from '../claims/values-in-code.ts';
import { type Amount, amountsIn, isBare } from '../contrasts/amounts.ts';
import { splicesOf } from '../contrasts/value-change.ts';
import { type Fact, factsOf, type Place, placesOf } from '../contrasts/value-places.ts';
import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Change } from '../instruction.ts';
import { likenesses } from '../reference/likeness.ts';
import { placeNamed } from '../relocation/place.ts';
import type { Slots } from './intent.ts';
import { restOf } from './rest-of-clause.ts';

/** So much of what an order speaks of has to stand beside a value; less where the draft has no other value that could be meant. */
const ENOUGH = 0.4;
const ENOUGH_ALONE = 0.25;
/** So much less every other value has to have beside it. */
const CLEAR = 0.12;
/** A value that is so many times as large as another one speaks of another thing. */
const TOO_FAR = 20;

const everywhere = /(?<!\p{L})(?:everywhere|wherever|throughout|in (?:all|every) places?)(?!\p{L})/iu;

/**
 * The change of the value that an order means: the one that it names as the old one or, where it names none, the one of the same
 * kind in whose fact stands what the rest of the order speaks of. It changes wherever the draft says that fact. Null where the fresh
 * value is none or several, or where more than one fact may be meant.
 */
export function valueMeant(slots: Slots, draft: Draft, clause: string): Change | null {
  return isAgeOfPeople(clause) || revalued(slots, draft, clause) === null
    ? null
    : (now) => {
        const found = revalued(slots, now, clause);
        if (found === null) return applied(now, now.text, '');
        const { facts, fresh, topic } = found;
        const own = facts.flatMap((fact) => splicesOf(now, { fresh }, fact));
        const old = now.text.slice(own[0]?.start, own[0]?.end);
        const splices = alsoWhereCited(now, own);
        const inCode = changedInCode(now, topic, old, own[0]?.text ?? '');
        return applied(
          now,
          splice(now.text, [...splices, ...inCode]),
          changedMessage(old, own[0]?.text ?? '', splices),
        );
      };
}

/** A fresh value with the facts that are to have it, and what is said of it. */
interface Revalued {
  readonly facts: readonly Fact[];
  readonly fresh: Amount;
  readonly topic: readonly string[];
}

function revalued(slots: Slots, draft: Draft, clause: string): Revalued | null {
  const { rest, at } = restOf(clause, slots);
  // what a ticket is estimated at is no value of its text
  if (at < 0 || estimated.test(clause)) return null;
  const end = at + (slots.to?.length ?? 0);
  const all = amountsIn(clause, 0, clause.length);
  const [fresh, ...more] = all.filter((one) => one.start < end && at < one.end);
  // what says more than a value is not only a value
  if (!fresh || more.length > 0 || fresh.isWhole || wordsBeside(slots.to ?? '', fresh)) return null;
  const topic = topicOf(rest);
  const near = standingFor(draft, fresh, slots, clause);
  const old = all.filter((one) => one !== fresh && near.some(({ amount }) => isNamed(one, amount)));
  // a value that stands nowhere is another one that is told
  if (
    all.some(
      (one) =>
        one !== fresh && !old.includes(one) && !placesOf(draft).some(({ amount }) => isNamed(one, amount)),
    )
  )
    return null;
  const named = near.filter(({ amount }) => old.some((one) => isNamed(one, amount)));
  // "6 of 10" gives two values, and does not tell which of them gives way
  if (
    named.some((one) =>
      named.some((other) => other.sentence === one.sentence && !isSameValue(one.amount, other.amount)),
    )
  )
    return null;
  const facts = byValue(old.length > 0 ? named : near).filter(
    ({ places }) => !places.some(({ amount }) => isSameValue(amount, fresh)),
  );
  if (givesAlready(draft, fresh, topic)) return null;
  if (old.length > 0 && everywhere.test(clause) && areOfOneValue(facts)) return { facts, fresh, topic };
  const meant =
    clearest(facts, topicOf(slots.what ?? ''), old.length > 0) ?? clearest(facts, topic, old.length > 0);
  return meant && { facts: [meant], fresh, topic };
}

const estimated = /(?<!\p{L})(?:points?|sp|estimate[sd]?)(?!\p{L})/iu;

/** Whether the draft has the fresh value in a fact that an order speaks of: then it is told again, and takes no other's place. */
function givesAlready(draft: Draft, fresh: Amount, topic: readonly string[]): boolean {
  const facts = factsOf(
    placesOf(draft).filter(({ amount }) => isSameValue(amount, fresh) && countsAlike(amount, fresh)),
  );
  const scores = likenesses(
    topic,
    facts.map(({ words }) => ({ title: [...words], words: [] })),
  );
  return scores.some((score) => score >= ENOUGH_ALONE);
}

/** Whether a slot says more than its value, or another kind of value: "15 minutes on weekdays only", "the 15th". */
function wordsBeside(to: string, fresh: Amount): boolean {
  if (/\d(?:st|nd|rd|th)(?!\p{L})/u.test(to)) return true;
  const beside = contentWords(to.replace(fresh.text, ' ')).filter(
    (word) => !fresh.counted.includes(word) && !/\d/u.test(word),
  );
  return beside.length > 0;
}

/** The places whose value the fresh one could take: of its kind, of the item or section that is named. */
function standingFor(draft: Draft, fresh: Amount, { in: home, of }: Slots, clause: string): Place[] {
  const [key] = keysIn(clause);
  const section = placeNamed(draft, home ?? of ?? '')?.section ?? null;
  const fitting = placesOf(draft).filter(({ amount }) => couldTake(amount, fresh));
  const within = fitting.filter(({ amount }) =>
    key === undefined
      ? section === null || (amount.start >= section.start && amount.end <= section.end)
      : isOfKey(draft, amount, key.text),
  );
  const facts = new Set(
    factsOf(fitting)
      .filter(({ places }) => places.some((one) => within.includes(one)))
      .flatMap(({ places }) => places),
  );
  return key !== undefined || section !== null ? fitting.filter((one) => facts.has(one)) : fitting;
}

function isOfKey(draft: Draft, amount: Amount, key: string): boolean {
  return draft.units.some(
    (unit) =>
      unit.start <= amount.start &&
      unit.end >= amount.end &&
      (keysIn(unit.text)[0]?.text === key || keysIn(unit.section?.title ?? '')[0]?.text === key),
  );
}

/** Whether one value can take the place of another: they measure the same, or count things of a kind. */
function couldTake(standing: Amount, fresh: Amount): boolean {
  if (standing.isWhole) return false;
  if (fresh.kind === 'date' || fresh.kind === 'month')
    return standing.kind === 'date' || standing.kind === 'month';
  if (isBare(fresh))
    return !/^(?:date|month|clock|weekday|version)$/u.test(standing.kind) && isNear(standing, fresh);
  if (standing.kind !== fresh.kind) return false;
  if (fresh.per !== null && standing.per !== null && fresh.per !== standing.per) return false;
  return (fresh.kind === 'clock' || isNear(standing, fresh)) && countsAlike(standing, fresh);
}

/** A number alone is as large as the number that stands before the unit of another value. */
function isNear(standing: Amount, fresh: Amount): boolean {
  const [left, right] = isBare(fresh)
    ? [Number.parseFloat(standing.text.replaceAll(',', '')), Number(fresh.amount)]
    : [Number(standing.amount), Number(fresh.amount)];
  if (!Number.isFinite(left) || !Number.isFinite(right)) return true;
  return left > 0 && right > 0 && Math.max(left / right, right / left) <= TOO_FAR;
}

function countsAlike(standing: Amount, fresh: Amount): boolean {
  return (
    fresh.kind !== 'count' ||
    standing.counted.length === 0 ||
    fresh.counted.length === 0 ||
    standing.counted.some((word) => fresh.counted.some((other) => areKin(word, other)))
  );
}

/** Whether an order names a value that stands: with its unit, or by its number alone. */
function isNamed(said: Amount, standing: Amount): boolean {
  if (isSameValue(said, standing)) return countsAlike(standing, said);
  return isBare(said) && Number.parseFloat(standing.text.replaceAll(',', '')) === Number(said.amount);
}

/** The facts of some places, each with one value. */
function byValue(places: readonly Place[]): Fact[] {
  const values = new Map<string, Place[]>();
  for (const place of places) {
    const value = `${place.amount.kind} ${place.amount.amount}`;
    values.set(value, [...(values.get(value) ?? []), place]);
  }
  return [...values.values()].flatMap(factsOf);
}

function areOfOneValue(facts: readonly Fact[]): boolean {
  const [first, ...others] = facts.flatMap(({ places }) => places.map(({ amount }) => amount));
  return first !== undefined && others.every((one) => isSameValue(one, first));
}

/** The fact that words speak of, where no other one holds nearly as much of them; the only one that has a value which was named. */
function clearest(facts: readonly Fact[], topic: readonly string[], isNamedValue: boolean): Fact | null {
  if (topic.length === 0) return isNamedValue && facts.length === 1 ? (facts[0] ?? null) : null;
  const scores = likenesses(
    topic,
    facts.map(({ words }) => ({ title: [...words], words: [] })),
  );
  const best = Math.max(0, ...scores);
  if (isNamedValue && facts.length === 1 && best > 0) return facts[0] ?? null;
  const rivals = facts.filter((_, at) => (scores[at] ?? 0) > best - CLEAR);
  const enough = isNamedValue || facts.length === 1 ? ENOUGH_ALONE : ENOUGH;
  return best >= enough && rivals.length === 1 ? (rivals[0] ?? null) : null;
}

/** Words that judge a value or wish for one, and do not tell which it is. */
const judging = new Set(
  contentWords(
    'too way far much fine ok okay enough plenty better best rather instead please should must need want like think prefer make set give get go have be only most least maximum minimum possible suffice sufficient realistic unrealistic reasonable good nice wrong long short high low big small few many tight generous late early slow fast could would can may might now meanwhile actually already value number per each new allowed say said change correct since now measured count instead',
  ),
);

function topicOf(words: string): string[] {
  return [...new Set(contentWords(words))].filter((word) => !judging.has(word) && !/\d/u.test(word));
}
