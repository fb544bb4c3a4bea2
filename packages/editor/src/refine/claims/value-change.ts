import type { Draft } from '../draft.ts';
import type { Splice } from '../splice.ts';
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
/** Sentences that speak of nearly as much as the best are meant as well as it. */
const NEARLY = 0.08;

interface Fitting {
  readonly match: Match;
  readonly measure: Measure;
}

/** Compares the one value of a clause with the values the draft gives for the same thing; null where it gives none. */
export function valueChange(draft: Draft, clause: string): ValueChange | null {
  const claim = claimOf(clause);
  const [wanted, ...others] = claim.measures;
  if (!wanted || others.length > 0) return null;
  const enough = claim.against === null ? ENOUGH : ENOUGH_WITH_OLD;
  const fitting = matchesOf(draft, claim.topic)
    .filter((match) => match.share >= enough && isSpecific(match, claim))
    .flatMap((match) => {
      const own = measuresIn(draft.text, match.start, match.end);
      return own
        .filter((measure) => fits(measure, wanted, match, own.length) && isAgainst(measure, claim))
        .map((measure): Fitting => ({ match, measure }));
    });
  const [best] = fitting;
  if (!best) return null;
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
    return wanted.counted.some((word) => measure.counted.some((other) => areKin(word, other))) || speaksOf;
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
  if (wanted.kind !== 'count') return wanted.text;
  if (measure.kind !== 'count') return measure.text.replace(/\d[\d.,]*/u, () => wanted.text);
  if (measure.isWhole) return wanted.isWhole ? wanted.text : `${wanted.text} times`;
  return wanted.isWhole || /^\d/u.test(measure.text) ? digitsOf(wanted) : wanted.text;
}

function digitsOf({ text, amount }: Measure): string {
  return /^\d/u.test(text) ? text : String(amount);
}
