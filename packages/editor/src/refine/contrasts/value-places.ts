import { contentWords } from '../../document/content-words.ts';
import type { Span } from '../../read/source.ts';
import { areKin } from '../claims/kin.ts';
import type { Draft } from '../draft.ts';
import { isInStatusCell } from '../endpoints/operations.ts';
import { readOnce } from '../per-draft.ts';
import { sentences } from '../target/ordinal.ts';
import { type Amount, amountsIn } from './amounts.ts';
import type { ValuePair } from './value-pairs.ts';

/** A value where a draft gives it, with the words of its sentence. */
export interface Place {
  readonly amount: Amount;
  readonly words: readonly string[];
  readonly sentence: Span;
  /** Where the ticket, the operation or the part begins that it stands in; -1 outside of these. */
  readonly part: number;
}

/** Places that say the same fact: the requirement, its test, its line in the summary. */
export interface Fact {
  readonly places: readonly Place[];
  readonly words: ReadonlySet<string>;
}

/** Every value of a draft outside of code. */
export const placesOf = readOnce((draft): readonly Place[] => {
  const all = sentences(draft);
  const known = new Map<Span, readonly string[]>();
  // a row of a table can give hundreds of values, each of them with all its words
  const wordsIn = (place: Span) => {
    const words = known.get(place) ?? wordsOf(draft, place);
    known.set(place, words);
    return words;
  };
  return draft.units.flatMap((unit) => {
    const own = amountsIn(draft.text, unit.start, unit.end).filter(
      ({ start }) => unit.kind !== 'row' || !isInStatusCell(draft, start),
    );
    if (own.length === 0) return [];
    const part = draft.outline.sections.findLast(
      ({ level, start, end }) => level > 2 && start <= unit.start && unit.end <= end,
    );
    const inUnit = all.filter((one) => one.start >= unit.start && one.end <= unit.end);
    return own.map((amount): Place => {
      const said = inUnit.find((one) => one.start <= amount.start && one.end >= amount.end);
      const told = said ? wordsIn(said) : [];
      const sentence = said && told.length >= FEWEST ? said : unit;
      return {
        amount,
        words: told.length >= FEWEST ? told : wordsIn(unit),
        sentence,
        part: part?.start ?? -1,
      };
    });
  });
});

/** A sentence of fewer words than this is read with what stands around it. */
const FEWEST = 4;

/** Keys, and the words that every test and every criterion has. */
const formal =
  /(?<![\p{L}\p{N}])(?:[A-Z]{1,8}-\d{1,6}|Given|When|Then|Angenommen|Wenn|Dann|Étant donné|Quand|Alors|Dado|Cuando|Entonces|MUST|SHOULD|MAY)(?![\p{L}\p{N}])/gu;

/** "ms", "kB": what a number is in says nothing of what it is of. */
const unit = /(?<=\d\s?)\p{L}{1,2}(?!\p{L})/gu;

function wordsOf(draft: Draft, { start, end }: Span): readonly string[] {
  const text = draft.text.slice(start, end).replace(formal, ' ').replace(unit, ' ');
  return [...new Set(contentWords(text).filter((word) => !/\d/u.test(word)))];
}

/**
 * Where a draft gives the value that is to give way.
 *
 * @param isForeign whether the feedback is of another language than the draft, so that its words for what is counted tell nothing
 */
export function standing(draft: Draft, { old, isLoose }: ValuePair, isForeign: boolean): Place[] {
  return placesOf(draft).filter(({ amount, words }) =>
    isLoose
      ? amount.kind !== 'date' && numberOf(amount.text) === Number(old.amount)
      : old.kind === amount.kind &&
        old.amount === amount.amount &&
        (countsSame(old, amount, isForeign) || repeats(old, amount, words)),
  );
}

function numberOf(text: string): number {
  return Number.parseFloat(/^\d[\d.,]*/u.exec(text)?.[0].replaceAll(',', '') ?? '');
}

const times = contentWords('times');

/** "Retry 3 times" counts retries: what is done so often stands in the sentence. */
function repeats(old: Amount, { counted }: Amount, words: readonly string[]): boolean {
  return (
    counted.length > 0 &&
    counted.every((word) => times.includes(word)) &&
    old.counted.some((word) => words.some((other) => areKin(word, other)))
  );
}

/** Whether two counts can count the same: in the same time, and things of a kind where both say what they count. */
function countsSame(old: Amount, amount: Amount, isForeign: boolean): boolean {
  if (old.kind !== 'count') return true;
  if (old.per !== null && amount.per !== null && old.per !== amount.per) return false;
  const isTold = !isForeign && old.counted.length > 0 && amount.counted.length > 0;
  return !isTold || old.counted.some((word) => amount.counted.some((other) => areKin(word, other)));
}

function isWithin(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

/** How much of the shorter of two sentences stands in both, where they say the same. */
const ENOUGH = 0.5;

/** Places in groups that say the same fact, in reading order. */
export function factsOf(places: readonly Place[]): Fact[] {
  const facts: { places: Place[]; words: Set<string> }[] = [];
  for (const place of places.toSorted((left, right) => right.words.length - left.words.length)) {
    const same = facts.filter((fact) => fact.places.some((one) => areSame(one, place)));
    const [first] = same;
    if (!first) facts.push({ places: [place], words: new Set(place.words) });
    else {
      for (const other of same.slice(1)) {
        first.places.push(...other.places);
        for (const word of other.words) first.words.add(word);
        facts.splice(facts.indexOf(other), 1);
      }
      first.places.push(place);
      for (const word of place.words) first.words.add(word);
    }
  }
  return facts;
}

function areSame(left: Place, right: Place): boolean {
  if (isWithin(left.sentence, right.sentence) || isWithin(right.sentence, left.sentence)) return true;
  // "exactly 800 guests" of a criterion says no more of what its ticket counts
  const isOfPart = left.part >= 0 && left.part === right.part;
  const isCounted =
    left.amount.counted.length > (isOfPart ? 0 : 1) &&
    left.amount.counted.every((word, at) => right.amount.counted[at] === word);
  const [short, long] = left.words.length < right.words.length ? [left, right] : [right, left];
  const shared = short.words.filter((word) => long.words.includes(word)).length;
  return isCounted || (shared > 1 && shared / Math.max(1, short.words.length) >= ENOUGH);
}

/** How many of the words of a topic a fact holds; words that are alike in two languages count. */
export function heldOf(fact: Fact, topic: readonly string[]): number {
  return topic.filter((word) =>
    [...fact.words].some((other) => areKin(word, other) || areCognate(word, other)),
  ).length;
}

const COGNATE = 5;

/** "Pilotphase" and "pilot", "Batterie" and "battery": words that begin alike. */
function areCognate(left: string, right: string): boolean {
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  return short.length >= COGNATE && long.startsWith(short.slice(0, Math.max(COGNATE, short.length - 2)));
}
