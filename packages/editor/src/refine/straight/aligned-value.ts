import { contentWords } from '../../document/content-words.ts';
import { keysIn } from '../../document/keys.ts';
import type { Span } from '../../read/source.ts';
import { isAgeOfPeople } from '../claims/age-of-people.ts';
import { alsoWhereCited } from '../claims/citing.ts';
import { areKin } from '../claims/kin.ts';
import { isSameValue, type Measure, measuresIn } from '../claims/measure.ts';
import { playsSameRole } from '../claims/time-role.ts';
import { changedMessage } from '../claims/value-change.ts';
import { inPlaceOf, splicedValue } from '../claims/value-text.ts';
import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { applied, type Outcome } from '../instruction.ts';
import { readOnce } from '../per-draft.ts';
import { likenesses } from '../reference/likeness.ts';
import { homeOf } from '../target/keyed.ts';
import { sentences } from '../target/ordinal.ts';
import { rowTargets } from '../target/parts.ts';

/** A value of the draft, with how much of what a clause speaks of stands beside it. */
interface Candidate {
  readonly measure: Measure;
  readonly score: number;
}

/** A value that a clause gives and the draft does not, in the place of the one that the draft gives for the same thing. */
interface Aligned {
  readonly old: Measure;
  readonly wanted: Measure;
  readonly places: readonly Measure[];
  /** How much of what the clause speaks of stands beside the value, 0..1. */
  readonly score: number;
  /** Whether it is told by a key, or as the end of a stretch. */
  readonly isBound: boolean;
}

/** So much of what a clause speaks of has to stand beside a value; less where the draft has no other value of its kind. */
const ENOUGH = 0.45;
const ENOUGH_ALONE = 0.2;
const SURE = 0.35;
/** So much less every other value has to have beside it. */
const CLEAR = 0.15;
/** A value that is so many times as large as another one speaks of another thing. */
const TOO_FAR = 15;

/** Words that judge a value or wish for one, and do not tell which it is. */
const judging = new Set(
  contentWords(
    'too way far much fine ok okay enough plenty better best rather instead please should must need want like think prefer make set give get go have be only most least maximum minimum possible suffice sufficient realistic unrealistic reasonable good nice wrong long short high low big small few many tight generous late early slow fast could would can may might now meanwhile actually already value number limit time per each new allowed',
  ),
);
const upper =
  /(?<!\p{L})(?:at most|max(?:imum)?|up to|no more than|until|ends?|closes?|stops?|latest|upper|highest)(?!\p{L})/iu;
const lower =
  /(?<!\p{L})(?:at least|min(?:imum)?|from|starts?|begins?|opens?|earliest|lower|lowest)(?!\p{L})/iu;
/** What people say of themselves is no value of what the document is about. */
const ofSpeaker =
  /^(?:and |but |so )?I(?:['’]\p{L}+)? (?!think|guess|would|believe|want|prefer|suggest|propose|['’]d)|(?<!\p{L})(?:my|me|yesterday)(?!\p{L})/iu;
/** "The window ends at 4": a stretch whose ends the draft gives, by whatever name. */
const stretch =
  /^(?:the|that|this|our) (?:[\p{L}-]+ )?(?:window|slot|period|interval|range|time ?frame|time ?span|night|hours|phase)(?!\p{L})/iu;

/** What becomes of a draft by a clause that gives one value which the draft has not; null where it is not clear what the value is of. */
export function withAlignedValue(clause: string, draft: Draft): Outcome | null {
  const found = alignedValue(clause, draft);
  if (!found) return null;
  const { old, wanted, places } = found;
  const splices = alsoWhereCited(
    draft,
    places.map((one) => splicedValue(draft.text, one, inPlaceOf(one, wanted))),
  );
  return applied(
    draft,
    splice(draft.text, splices),
    changedMessage(old.text, splices[0]?.text ?? wanted.text, splices),
  );
}

/** Whether a clause surely gives a value of the draft anew, whatever its words are about. */
export function surelyAligned(clause: string, draft: Draft): boolean {
  return alignedPlaces(clause, draft).length > 0;
}

/** Where the value stands that a clause surely gives anew; none where it gives none. */
export function alignedPlaces(clause: string, draft: Draft): readonly number[] {
  const found = alignedValue(clause, draft);
  return found !== null && (found.score >= SURE || found.isBound)
    ? found.places.map(({ start }) => start)
    : [];
}

/** Asks for another value in the form of a question: "could it be 45 minutes?", "is 60 s not enough?" */
const proposing =
  /^(?:(?:and|but|so|hm+),? )?(?:can|could|may|might|should|shall|would(?:n['’]t)?|what about|how about|why not|is(?:n['’]t)? .{1,60} (?:not )?(?:enough|ok(?:ay)?|fine|better|sufficient|possible|realistic))(?!\p{L})/iu;

/** What becomes of a draft by a question that proposes another value; null where it only asks. */
export function withProposedValue(question: string, draft: Draft): Outcome | null {
  return proposing.test(question) && surelyAligned(question, draft)
    ? withAlignedValue(question.replace(/[?？]\s*$/u, ''), draft)
    : null;
}

/** The value of the draft whose place the one fresh value of a clause takes; null where none or several could be meant. */
function alignedValue(clause: string, draft: Draft): Aligned | null {
  const [key, ...keys] = keysIn(clause);
  const home = key ? homeOf(draft, key.text) : null;
  if ((key && !home) || keys.length > 0 || ofSpeaker.test(clause) || isAgeOfPeople(clause)) return null;
  const words = key ? clause.replace(key.text, (found) => ' '.repeat(found.length)) : clause;
  const values = measuresIn(words, 0, words.length);
  const fresh = values.filter((one) => !valuesIn(draft).some(({ measure }) => isSameValue(one, measure)));
  const [wanted, ...more] = fresh;
  if (!wanted || more.length > 0 || values.length > 1) return null;
  const rest = words.slice(0, wanted.start) + words.slice(wanted.end);
  const topic = [...new Set(contentWords(rest))].filter((word) => !judging.has(word));
  const fitting = candidates(topic, home, draft)
    .filter(({ measure }) => areOfKind(measure, wanted) && timesApart(measure, wanted) <= TOO_FAR)
    .filter(({ measure }) => playsSameRole(measure, draft.text, wanted, words))
    .filter(({ measure }) => isEnd(measure, rest, draft));
  // "the window ends at 4" says by itself which end of which stretch it means
  const isBound = home !== null || (stretch.test(rest.trim()) && (upper.test(rest) || lower.test(rest)));
  return clearest(fitting, wanted, isBound);
}

function clearest(fitting: readonly Candidate[], wanted: Measure, isBound: boolean): Aligned | null {
  const best = fitting.toSorted((left, right) => right.score - left.score)[0];
  if (!best) return null;
  const others = fitting.filter(({ measure }) => !isSameValue(measure, best.measure));
  const next = Math.max(0, ...others.map(({ score }) => score));
  const isAlone = others.length === 0;
  if (isBound ? !isAlone && next > best.score - CLEAR : best.score < (isAlone ? ENOUGH_ALONE : ENOUGH))
    return null;
  if (!isBound && (best.score === 0 || next > best.score - CLEAR)) return null;
  const places = fitting
    .filter(({ measure, score }) => isSameValue(measure, best.measure) && score >= best.score / 2)
    .map(({ measure }) => measure);
  return { old: best.measure, wanted, places, score: best.score, isBound };
}

/** The values of a draft, each with the words of the sentence it stands in; what is only asked gives none. */
const valuesIn = readOnce((draft: Draft) => {
  const { text } = draft;
  const headings = draft.units.filter((unit) => unit.kind === 'heading');
  const found = [...sentences(draft), ...rowTargets(draft), ...headings]
    .filter(({ start, end }) => !/[?？]\s*$/u.test(text.slice(start, end)))
    .flatMap(({ start, end }) => {
      const words = contentWords(text.slice(start, end));
      return measuresIn(text, start, end).map((measure) => ({ measure, words, start, end }));
    });
  return found.filter(
    ({ measure }, at) => found.findIndex((one) => one.measure.start === measure.start) === at,
  );
});

function candidates(topic: readonly string[], home: Span | null, draft: Draft): Candidate[] {
  const all = valuesIn(draft);
  const scores = likenesses(
    topic,
    all.map(({ words }) => ({ title: words, words: [] })),
  );
  return all.flatMap(({ measure, start, end }, at) =>
    home === null || (start >= home.start && end <= home.end)
      ? [{ measure, score: topic.length === 0 ? 0 : (scores[at] ?? 0) }]
      : [],
  );
}

/** Whether one value can take the place of another: they measure the same, or count the same things. */
function areOfKind(standing: Measure, wanted: Measure): boolean {
  if (standing.isWhole || wanted.isWhole || standing.kind !== wanted.kind) return false;
  if ((standing.per === null) !== (wanted.per === null)) return false;
  if (standing.kind !== 'count') return true;
  return (
    wanted.counted.length > 0 &&
    standing.counted.some((word) => wanted.counted.some((other) => areKin(word, other)))
  );
}

const joint = /^\s?(?:[-–—]|to|and|until|bis|und)\s?$/iu;

/** Of a stretch from one value to another, the end that a clause speaks of; any value that is no end of one. */
function isEnd(measure: Measure, said: string, draft: Draft): boolean {
  const beside = valuesIn(draft).map((one) => one.measure);
  const isFirst = beside.some(
    (one) => one.kind === measure.kind && joint.test(draft.text.slice(measure.end, one.start)),
  );
  const isLast = beside.some(
    (one) => one.kind === measure.kind && joint.test(draft.text.slice(one.end, measure.start)),
  );
  if (isFirst) return lower.test(said) && !upper.test(said);
  return isLast ? upper.test(said) : true;
}

/** How many times as large the larger of two values is; times of day are as large as one another. */
function timesApart(one: Measure, other: Measure): number {
  if (one.kind === 'clock') return 1;
  const [left, right] = [Number(one.amount), Number(other.amount)];
  return left > 0 && right > 0 ? Math.max(left / right, right / left) : 1;
}
