import { keysIn } from '../../document/keys.ts';
import { alsoWhereCited } from '../claims/citing.ts';
import { areKin } from '../claims/kin.ts';
import { type Measure, measuresIn } from '../claims/measure.ts';
import { changedMessage, orderedValue, type ValueChange } from '../claims/value-change.ts';
import { isAdding } from '../clauses/reasons.ts';
import { isQuestion } from '../clauses/statement.ts';
import { opensWithVerb } from '../clauses/verbs.ts';
import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Change, noEffect, type Outcome } from '../instruction.ts';
import { readOnce } from '../per-draft.ts';
import { homeOf } from '../target/keyed.ts';

/** What judges a value, or wishes for another, and does not tell which value it is. */
const judging =
  /(?<![\p{L}])(?:too|way|far|much|a bit|long|short|low|high|big|small|few|many|tight|generous|late|early|slow|unrealistic|wrong|nonsense|not|enough|better|rather|instead|please|should|must|needs? to|has to|have to|be|is|are|it|that|make|say|says?|let['’]?s|according to our \p{L}+|according to \p{L}+|only|at (?:most|least)|zu|viel|lang|kurz|lieber|besser|bitte|soll(?:te)?n?|muss|müssen|trop|juste|long|court|plutôt|doit|demasiado|mucho|poco|mejor|debe|por favor|troppo|meglio|deve|te|beter|moet)(?!\p{L})/giu;

/**
 * The change of a clause that speaks of a thing and gives one value which the draft does not give: that of the thing, of the same
 * kind, gives way to it. Null where it gives none or several, or adds something.
 */
export function mendedValue(clause: string, draft: Draft): Change | null {
  const words = clause.trim().replace(/[.!]+$/u, '');
  if (isQuestion(words) || isAdding(words) || /["“„«`]/u.test(words) || opensWithVerb(words)) return null;
  return orderOf(words, draft) === null
    ? null
    : (now) => {
        const change = orderOf(words, now);
        return change ? toldOf(now, change) : noEffect(now, 'The document gives no such value.');
      };
}

function toldOf(draft: Draft, { old, fresh, splices }: Extract<ValueChange, { kind: 'changes' }>): Outcome {
  const all = alsoWhereCited(draft, splices);
  return applied(draft, splice(draft.text, all), changedMessage(old, fresh, all));
}

function orderOf(words: string, draft: Draft) {
  const values = measuresIn(words, 0, words.length);
  const stands = (one: Measure) => standingIn(draft).find((other) => isSame(one, other));
  const fresh = values.filter((one) => !stands(one));
  const [value] = fresh;
  if (!value || new Set(fresh.map(({ text }) => text)).size !== 1 || values.length > MOST_VALUES) return null;
  const old = values.map(stands).find((one) => one && (one.kind === value.kind || isBare(value)));
  const [key, ...others] = keysIn(words);
  const home = key ? homeOf(draft, key.text) : null;
  // "half a day is enough for US-3" may as well tell the effort
  if (others.length > 0 || (key && !home) || (home?.kind === 'section' && !old)) return null;
  const rest = values.reduceRight((left, one) => left.slice(0, one.start) + left.slice(one.end), words);
  const what = rest
    .replace(key?.text ?? '', ' ')
    .replace(judging, ' ')
    .trim();
  const change = orderedValue(draft, {
    what,
    fresh: isBare(value) && old ? value.text + old.text.replace(/^[\d.,]+/u, '') : value.text,
    from: old?.text,
    place: home,
    direction: null,
    isOrder: true,
  });
  return change?.kind === 'changes' && countsTheSame(value, change.old) ? change : null;
}

/** A number of things gives way to another number of the same things only. */
function countsTheSame({ kind, counted }: Measure, old: string): boolean {
  if (kind !== 'count') return true;
  const [standing] = measuresIn(old, 0, old.length);
  return (
    counted.length > 0 &&
    standing?.counted.some((word) => counted.some((other) => areKin(word, other))) === true
  );
}

/** A clause with more values than these sets nothing. */
const MOST_VALUES = 3;
const isBare = (one: Measure) => one.kind === 'count' && one.counted.length === 0;
const isSame = (left: Measure, right: Measure) => left.kind === right.kind && left.amount === right.amount;

const standingIn = readOnce(({ text, units }): readonly Measure[] =>
  units.flatMap(({ start, end }) => measuresIn(text, start, end)),
);
