import { contentWords } from '../../document/content-words.ts';
import { detectLanguage } from '../../read/language.ts';
import type { Draft } from '../draft.ts';
import type { Splice } from '../splice.ts';
import { homeOf } from '../target/keyed.ts';
import { amountOf } from '../values.ts';
import { type Claim, claimOf } from './claim.ts';
import { areKin } from './kin.ts';
import { type Match, matchesOf } from './matches.ts';
import { type Measure, measuresIn } from './measure.ts';

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

/** How much of a claim's topic a sentence has to speak of; less where the claim names the value it replaces. */
const ENOUGH = 0.6;
const ENOUGH_WITH_OLD = 0.25;
/** "3 times" counts what its sentence speaks of. */
const times = contentWords('times');
/** Sentences that speak of nearly as much as the best are meant as well as it. */
const NEARLY = 0.08;

interface Fitting {
  readonly match: Match;
  readonly measure: Measure;
  /** The value of the claim that takes its place. */
  readonly wanted: Measure;
}

/**
 * The values of a sentence that a claim gives anew. Values both have are only what tells the case: "after 5 attempts" in
 * a claim about how long an account is locked.
 */
function fittingIn(draft: Draft, match: Match, claim: Claim): Fitting[] {
  const own = measuresIn(draft.text, match.start, match.end);
  const isSame = (left: Measure, right: Measure) => left.kind === right.kind && left.amount === right.amount;
  const fresh =
    claim.measures.length === 1
      ? claim.measures
      : claim.measures.filter((one) => !own.some((other) => isSame(one, other)));
  const [wanted, ...others] = fresh;
  if (!wanted || others.length > 0) return [];
  const open = own.filter(
    (one) => claim.measures.length === 1 || !claim.measures.some((other) => isSame(one, other)),
  );
  const found = open
    .filter((measure) => fits(measure, wanted, match, open.length) && isAgainst(measure, claim))
    .map((measure) => ({ match, measure, wanted }));
  return new Set(found.map((one) => one.measure.amount)).size > 1 ? nearest(draft, found, claim) : found;
}

/** Of several values of a sentence, the one that stands closest to what the claim speaks of. */
function nearest(draft: Draft, found: readonly Fitting[], claim: Claim): Fitting[] {
  const distances = found.map(({ match, measure }) => {
    const words = [...draft.text.slice(match.start, match.end).matchAll(/[\p{L}\p{N}]+/gu)].filter(([word]) =>
      contentWords(word).some((one) => claim.topic.some((other) => areKin(one, other))),
    );
    return Math.min(
      ...words.map((word) => {
        const at = match.start + word.index;
        return at < measure.start ? measure.start - at - word[0].length : at - measure.end;
      }),
    );
  });
  const least = Math.min(...distances);
  return found.filter((_, at) => distances[at] === least);
}

/** Where a claim names the old value in words the draft does not have, the only thing that has that value is meant. */
function onlyOnes(draft: Draft, claim: Claim): Fitting[] {
  const [old] = claim.against === null ? [] : measuresIn(claim.against, 0, claim.against.length);
  const [wanted, ...others] = claim.measures;
  if (!old || !wanted || others.length > 0) return [];
  // a number alone stands for many things, unless the words around it are of another language than the draft
  const spoken = detectLanguage(claim.text);
  if (old.kind === 'count' && (!spoken.reliable || spoken.language === draft.language)) return [];
  const found = draft.units
    .filter((unit) => unit.kind !== 'heading' || unit.section?.level !== 1)
    .flatMap((unit) =>
      measuresIn(draft.text, unit.start, unit.end)
        .filter(
          (measure) => isAgainst(measure, claim) && (measure.kind === wanted.kind || old.kind === 'count'),
        )
        .map((measure): Fitting => ({ match: { ...unit, share: 1, shared: 1, words: [] }, measure, wanted })),
    );
  const counted = new Set(found.map(({ measure }) => `${measure.kind} ${measure.counted[0] ?? ''}`));
  return counted.size === 1 ? found : [];
}

/** Compares the one value of a clause with the values the draft gives for the same thing; null where it gives none. */
export function valueChange(draft: Draft, clause: string): ValueChange | null {
  const [, key = '', said = ''] = /^([A-Z]{1,8}-\d{1,6})\s?:\s(.{3,})$/su.exec(clause) ?? [];
  const home = key === '' ? null : homeOf(draft, key);
  const claim = claimOf(home ? said : clause);
  const enough = claim.against === null ? ENOUGH : ENOUGH_WITH_OLD;
  const told = matchesOf(draft, claim.topic)
    .filter((match) => match.share >= enough && isSpecific(match, claim))
    .flatMap((match) => fittingIn(draft, match, claim));
  const fitting = told.length > 0 ? told : onlyOnes(draft, claim);
  const [best] = home
    ? fitting.filter(({ measure }) => measure.start >= home.start && measure.end <= home.end)
    : fitting;
  if (!best) return null;
  const { wanted } = best;
  const meant = fitting.filter((one) => one.match.share >= best.match.share - NEARLY);
  const amounts = new Set(meant.map((one) => one.measure.amount));
  if (amounts.size > 1)
    return amounts.has(wanted.amount) && claim.against === null
      ? { kind: 'stands' }
      : { kind: 'unclear', values: [...new Set(meant.map((one) => one.measure.text))] };
  if (best.measure.amount === wanted.amount && best.measure.kind === wanted.kind) return { kind: 'stands' };
  const same = fitting.filter((one) => one.measure.amount === best.measure.amount);
  return {
    kind: 'changes',
    splices: same.map(({ measure }) => ({
      start: measure.start,
      end: measure.end,
      text: inPlaceOf(measure, wanted),
    })),
    old: best.measure.text,
    fresh: wanted.text,
  };
}

/** One shared word is enough only where the claim has no other. */
function isSpecific(match: Match, claim: Claim): boolean {
  return match.shared >= 2 || claim.topic.length === 1 || claim.against !== null;
}

/** Whether a value of the draft can be what the claim gives another value of. */
function fits(measure: Measure, wanted: Measure, match: Match, count: number): boolean {
  if (measure.kind !== 'count' && measure.kind === wanted.kind) return true;
  if (wanted.kind !== 'count') return false;
  const speaksOf = wanted.counted.every((word) => match.words.some((other) => areKin(word, other)));
  if (measure.kind === 'count')
    return (
      wanted.counted.some((word) => measure.counted.some((other) => areKin(word, other))) ||
      (speaksOf && (wanted.counted.length === 0 || measure.counted.every((word) => times.includes(word))))
    );
  return count === 1 && speaksOf && /^(?:money|time|size|share)$/u.test(measure.kind);
}

function isAgainst(measure: Measure, claim: Claim): boolean {
  if (claim.against === null) return true;
  const [old] = measuresIn(claim.against, 0, claim.against.length);
  if (!old) return true;
  return (
    old.amount === measure.amount ||
    (old.kind === 'count' && Number.parseFloat(measure.text) === Number(old.amount))
  );
}

/** The fresh value as the place writes such values: digits for digits, its unit where the claim gives none. */
function inPlaceOf(measure: Measure, wanted: Measure): string {
  if (wanted.kind === 'clock') return clockAs(measure.text, wanted.text);
  if (wanted.kind === 'time' && isSameUnit(measure.text, wanted.text))
    return measure.text.replace(/^\d[\d.,]*/u, () => /^\d[\d.,]*/u.exec(wanted.text)?.[0] ?? '');
  if (wanted.kind !== 'count') return wanted.text;
  if (measure.kind !== 'count') return measure.text.replace(/\d[\d.,]*/u, () => wanted.text);
  if (measure.isWhole) return wanted.isWhole ? wanted.text : `${wanted.text} times`;
  return wanted.isWhole || /^\d/u.test(measure.text) ? digitsOf(wanted) : wanted.text;
}

/** A time of day as the place writes it: "3 pm" as "15:00", "5:30" as "05:30". */
function clockAs(standing: string, fresh: string): string {
  const {
    hour = '',
    minute = '00',
    half = '',
  } = /^(?<hour>\d{1,2})(?::(?<minute>\d{2}))?\s?(?<half>[ap])?/iu.exec(fresh)?.groups ?? {};
  if (/[ap]m$/iu.test(standing)) return fresh;
  const hours = (Number(hour) % (half === '' ? 24 : 12)) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${/^\d:/u.test(standing) ? String(hours) : String(hours).padStart(2, '0')}:${minute}`;
}

/** "15 minutes" and "30 min" are of one unit: the place keeps its word for it, unless one of them is a single one. */
function isSameUnit(left: string, right: string): boolean {
  const parts = [left, right].map((text) => /^(\d[\d.,]*)(?<![.,])(\s?.+)$/u.exec(text));
  const [unit, other] = parts.map((part) => amountOf(`1${part?.[2] ?? ''}`));
  const isSingle = parts.some((part) => part?.[1] === '1');
  return parts.every((part) => part !== null) && unit === other && !isSingle;
}

function digitsOf({ text, amount }: Measure): string {
  return /^\d/u.test(text) ? text : String(amount);
}
