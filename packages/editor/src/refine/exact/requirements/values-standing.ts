import { contentWords } from '../../../document/content-words.ts';
import { keysIn } from '../../../document/keys.ts';
import type { Unit } from '../../../document/units.ts';
import { areKin } from '../../claims/kin.ts';
import { isSameValue } from '../../claims/measure.ts';
import { factsOf, type Place, placesOf } from '../../contrasts/value-places.ts';
import type { Draft } from '../../draft.ts';
import { sentences } from '../../target/ordinal.ts';
import { amountOf } from '../../values/values.ts';
import { isOfRole } from './value-roles.ts';
import type { ValueWish } from './value-wish.ts';

/**
 * The places of the one value of a document that a wish can mean, wherever the same is told of the same requirement; empty where it gives none,
 * or several of them.
 */
export function meantPlaces(draft: Draft, wish: ValueWish): readonly Place[] {
  const places = placesOf(draft).filter(({ amount }) => !isRangeEnd(draft, amount));
  const own = places.filter(
    (one) => isOfTopic(draft, one, wish) && isOfKey(draft, one, wish.key) && isBoundAlike(draft, one, wish),
  );
  const fitting = fits(own, wish);
  const led = fitting.filter(({ amount }) => wish.lead !== null && leadOf(draft, amount.start) === wish.lead);
  const near = led.length > 0 ? led : fitting;
  const bound = near.filter((one) => keysAt(draft, one).length > 0);
  const meant = bound.length > 0 ? bound : near;
  const [first] = meant;
  return first && meant.every(({ amount }) => isSameValue(amount, first.amount)) && areOne(draft, meant)
    ? alike(draft, meant, places)
    : [];
}

/** Those of the unit or at least of the kind of the fresh value; of what is to be doubled anything that its words speak of. */
function fits(own: readonly Place[], { to, topic, per }: ValueWish): readonly Place[] {
  if (to.kind === 'factor') {
    const scalable = own.filter(({ amount }) => isScalable(amount.kind));
    const counted = scalable.filter(({ amount }) => sharesCounted(amount.counted, topic));
    return counted.length > 0 ? counted : scalable;
  }
  const value = to.kind === 'step' ? to.by : to.value;
  const same = own.filter(
    ({ amount, words }) =>
      amount.kind === value.kind &&
      (value.kind !== 'count' || countsSame(amount, value, topic)) &&
      (per === null || words.some((word) => areKin(word, per))),
  );
  const inUnit = same.filter(({ amount }) => unitOf(amount.text) === unitOf(value.text));
  // of two values in the sentence that is spoken of the unit does not tell which is meant
  const isTorn =
    topic.length > 0 &&
    same.some(
      (one) => !inUnit.includes(one) && inUnit.some(({ sentence }) => sentence.start === one.sentence.start),
    );
  return inUnit.length > 0 && !isTorn ? inUnit : same;
}

const isScalable = (kind: string) => /^(?:count|time|size|share|money)$/u.test(kind);

/** A count is of the same where the document counts one of the words of the wish. */
function countsSame(amount: Place['amount'], value: Place['amount'], topic: readonly string[]): boolean {
  if (amount.per !== value.per) return false;
  return topic.length > 0 && sharesCounted(amount.counted, topic);
}

const sharesCounted = (counted: readonly string[], topic: readonly string[]) =>
  counted.some((word) => topic.some((other) => areKin(word, other)));

/** The unit of a value, as how much one of it is; what is in no unit counts. */
function unitOf(text: string): string {
  const unit = /^[€$£]|(?<=\d\s?)[^\d\s.,].*$|(?<=^\p{L}+ )\p{L}+$/u.exec(text.trim())?.[0] ?? '';
  const known = amountOf(`1 ${unit}`);
  return known === 1 ? unit.toLowerCase().replace(/s$/u, '') : String(known);
}

/** Whether the sentence of a value speaks of all that the wish does. */
function isOfTopic(draft: Draft, { amount, words }: Place, { topic }: ValueWish): boolean {
  const about = contentWords(unitAt(draft, amount.start)?.section?.title ?? '');
  return topic.every(
    (word) =>
      about.some((other) => areKin(word, other)) ||
      words.some((other) => areKin(word, other)) ||
      amount.counted.some((other) => areKin(word, other)) ||
      isOfRole(word, amount, draft.text.slice(Math.max(0, amount.start - 40), amount.start)),
  );
}

const isOfKey = (draft: Draft, place: Place, key: string | null) =>
  key === null || keysAt(draft, place).includes(key);

const atMost =
  /(?:max(?:imum|\.)?|up to|at most|no more than|not more than|most|limited to)(?: of| is)?\s$/iu;
const atLeast =
  /(?:min(?:imum|\.)?|at least|no less than|no fewer than|not less than|least)(?: of| is)?\s$/iu;

/** Whether a value does not bind the other way round than the fresh one does: the least is not the most. */
function isBoundAlike({ text }: Draft, { amount }: Place, { bound }: ValueWish): boolean {
  const before = text.slice(Math.max(0, amount.start - 20), amount.start);
  return bound === null || !(bound === 'least' ? atMost : atLeast).test(before);
}

const leadOf = (draft: Draft, at: number) =>
  /(?<!\p{L})(\p{L}+)\s(?:the |an? )?$/u
    .exec(draft.text.slice(Math.max(0, at - 24), at))?.[1]
    ?.toLowerCase() ?? null;

/** Whether a value is one end of a range: which end a single value is to take the place of, nobody said. */
function isRangeEnd({ text }: Draft, { start, end }: Place['amount']): boolean {
  return (
    /\d(?:\s?[-–—]\s?| to | and | bis | und )$/u.test(text.slice(Math.max(0, start - 6), start)) ||
    /^(?:\s?[-–—]\s?| to | and | bis | und )\d/u.test(text.slice(end, end + 7))
  );
}

/** Whether all places of a value tell one fact: in the same words, or of the same requirement. */
function areOne(draft: Draft, places: readonly Place[]): boolean {
  const facts = factsOf(places).map((fact) => new Set(fact.places.flatMap((one) => keysAt(draft, one))));
  return facts.every(
    (keys, at) => at === 0 || facts.slice(0, at).some((others) => [...keys].some((key) => others.has(key))),
  );
}

/** The places meant, and those with the same value in whatever tells the same or cites the same requirement. */
function alike(draft: Draft, meant: readonly Place[], all: readonly Place[]): readonly Place[] {
  const [first] = meant;
  if (!first) return [];
  const same = all.filter(
    ({ amount }) =>
      isSameValue(amount, first.amount) &&
      (first.amount.counted.length === 0 ||
        amount.counted.length === 0 ||
        sharesCounted(amount.counted, first.amount.counted)),
  );
  const keys = new Set(meant.flatMap((one) => keysAt(draft, one)));
  const told = factsOf(same).filter(({ places }) => places.some((one) => meant.includes(one)));
  const said = meant.map((one) => contentWords(draft.text.slice(...lineAt(draft, one.amount.start))));
  return same.filter(
    (one) =>
      told.some(({ places }) => places.includes(one)) ||
      keysAt(draft, one).some((key) => keys.has(key)) ||
      repeats(draft, one, said),
  );
}

/** Whether the sentence of a value says nothing but what is said where it was meant: that of a summary does. */
function repeats(draft: Draft, { amount }: Place, said: readonly (readonly string[])[]): boolean {
  const sentence = sentences(draft).find(({ start, end }) => start <= amount.start && amount.end <= end);
  const words = sentence === undefined ? [] : contentWords(draft.text.slice(sentence.start, sentence.end));
  return (
    words.length > 1 && said.some((held) => words.every((word) => held.some((other) => areKin(word, other))))
  );
}

/** Where the line of a place begins and ends. */
function lineAt(draft: Draft, at: number): [start: number, end: number] {
  const unit = unitAt(draft, at);
  return unit === undefined ? [at, at] : [unit.start, unit.end];
}

/** The keys of requirements in the line of a value. */
function keysAt(draft: Draft, { amount }: Place): readonly string[] {
  const unit = unitAt(draft, amount.start);
  return unit === undefined
    ? []
    : keysIn(draft.text.slice(unit.start, unit.end))
        .filter(({ family }) => /^N?FR$/u.test(family))
        .map(({ text }) => text);
}

const unitAt = ({ units }: Draft, at: number): Unit | undefined =>
  units.find(({ start, end }) => start <= at && at < end);
