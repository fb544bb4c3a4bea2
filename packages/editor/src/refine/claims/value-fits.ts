import { contentWords } from '../../document/content-words.ts';
import { mainClause } from '../../syntax/clause.ts';
import { parse } from '../../syntax/parse.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../values/values.ts';
import type { Claim } from './claim.ts';
import { areKin } from './kin.ts';
import type { Match } from './matches.ts';
import { type Measure, measuresIn } from './measure.ts';

/** Where a change leads: a value that grows, one that shrinks, or either. */
export type Direction = 'up' | 'down' | null;
/** "3 times" counts what its sentence speaks of. */
const times = contentWords('times');
const frequency = /(?<!\p{L})(?:every|each|per|alle|jede[nrs]?|toutes les|cada)\s$/iu;

const condition =
  /(?<!\p{L})(?:when|whenever|if|while|unless|in case|wenn|falls|quand|lorsque|si|cuando)\s(?<case>[^,;]{3,80}?)(?=,|;|$|\s(?:the|we|it|they|a|an)\s)/iu;

/** Whether a sentence speaks of the case a claim is limited to: what holds when the queue is down says nothing of other times. */
export function isOfCase(match: Match, claim: Claim): boolean {
  const words = contentWords(condition.exec(claim.text)?.groups?.['case'] ?? '').filter(
    (word) => !/\d/u.test(word),
  );
  const held = words.filter((word) => match.words.some((other) => areKin(word, other)));
  return words.length === 0 || held.length / words.length >= 0.5;
}

/** Whether a sentence speaks of who or what a claim tells of: what spam gets says nothing of what others get. */
export function isOfSubject({ words }: Match, claim: Claim): boolean {
  const tree = claim.against === null ? parse(claim.text) : null;
  const subject = tree && mainClause(tree)?.subject;
  const named = tree && subject ? contentWords(tree.textOf(subject)).filter((word) => !/\d/u.test(word)) : [];
  return named.length === 0 || named.some((word) => words.some((other) => areKin(word, other)));
}

/** One shared word is enough only where the claim has no other. */
export function isSpecific(match: Match, claim: Claim): boolean {
  return match.shared >= 2 || claim.topic.length === 1 || claim.against !== null;
}

/** Whether a value counts what a topic names: "1,400 trucks" where trucks are spoken of. */
export function counts(measure: Measure, topic: readonly string[]): boolean {
  return (
    measure.kind === 'count' && measure.counted.some((word) => topic.some((other) => areKin(word, other)))
  );
}

interface Case {
  readonly match: Match;
  /** How many values of the sentence can be meant. */
  readonly count: number;
  readonly claim: Claim;
  readonly isOrder: boolean;
}

/** Whether a value of the draft can be what the claim gives another value of. */
export function fits(measure: Measure, wanted: Measure, { match, count, claim, isOrder }: Case): boolean {
  if (measure.kind !== 'count' && measure.kind === wanted.kind) return true;
  if (wanted.kind !== 'count') return false;
  if (measure.kind === 'count' && (measure.per !== null || wanted.per !== null))
    return isSameRate(measure, wanted) || (wanted.per === null && areOfOne(measure, wanted));
  if (isOrder && wanted.counted.length === 0) return true;
  const speaksOf = wanted.counted.every((word) => match.words.some((other) => areKin(word, other)));
  if (measure.kind === 'count')
    return (
      wanted.counted.some((word) => measure.counted.some((other) => areKin(word, other))) ||
      ((isOrder ? claim.topic.length > 0 : claim.against !== null) && measure.counted.length === 0) ||
      (speaksOf && (wanted.counted.length === 0 || measure.counted.every((word) => times.includes(word))))
    );
  return count === 1 && speaksOf && /^(?:money|time|size|share)$/u.test(measure.kind);
}

export function isSameRate(measure: Measure, wanted: Measure): boolean {
  return wanted.per !== null && measure.per === wanted.per && areOfOne(measure, wanted);
}

/** Whether two counts count the same, or one of them does not say what it counts. */
export function areOfOne(left: Measure, right: Measure): boolean {
  return (
    left.counted.length === 0 ||
    right.counted.length === 0 ||
    left.counted.some((word) => right.counted.some((other) => areKin(word, other)))
  );
}

/** "Hourly" takes the place of how often something is, of no other span of time. */
export function isOften(draft: Draft, measure: Measure, wanted: Measure): boolean {
  const before = draft.text.slice(Math.max(0, measure.start - 12), measure.start);
  return !wanted.isWhole || wanted.kind !== 'time' || measure.isWhole || frequency.test(before);
}

export function isAgainst(measure: Measure, claim: Claim): boolean {
  if (claim.against === null) return true;
  const [old] = measuresIn(claim.against, 0, claim.against.length);
  if (!old) return true;
  return (
    old.amount === measure.amount ||
    (old.kind === 'count' && Number.parseFloat(measure.text) === Number(old.amount))
  );
}

/** Whether a change from one value to another goes the way it was asked to. */
export function goes(direction: Direction, measure: Measure, wanted: Measure): boolean {
  if (direction === null) return true;
  const before = amountOf(measure.text);
  const after = amountOf(
    wanted.kind === 'count' ? wanted.text + measure.text.replace(/^[\d.,]+/u, '') : wanted.text,
  );
  return direction === 'up' ? after > before : after < before;
}
