import { keysIn } from '../../document/keys.ts';
import { detectLanguage } from '../../read/language.ts';
import { isOfStandard, replacesNothing } from '../clauses/no-value.ts';
import { isAdding } from '../clauses/reasons.ts';
import { isStatement, valueAgainstValue } from '../clauses/statement.ts';
import { opensWithVerb } from '../clauses/verbs.ts';
import type { Draft } from '../draft.ts';
import type { Change } from '../instruction.ts';
import { ofEach } from '../instructions/add-detail.ts';
import { designWordings } from '../intent/design-wordings.ts';
import { designationOf } from '../intent/designation.ts';
import { executed } from '../intent/executed.ts';
import type { Intent, Operation } from '../intent/intent.ts';
import { kindNamed } from '../intent/kinds.ts';
import { namesNoOther } from '../intent/names-no-other.ts';
import { intentsOf } from '../intent/reader.ts';
import { withWholeSlots } from '../intent/whole-slots.ts';
import { wordingsOf } from '../intent/wording.ts';
import { plainClause } from '../message/plain-clause.ts';
import { isToWriter } from '../message/to-writer.ts';
import { oncePerDraft } from '../per-draft.ts';
import type { NodeKind } from '../reference/nouns.ts';
import { homeOf } from '../target/keyed.ts';
import { focusOfRemark } from './focus.ts';
import {
  BEYOND_DOUBT,
  isTold,
  LIKELY,
  LIKELY_LOSS,
  leastFor,
  losing,
  speaksOfJoining,
  TOLD,
} from './how-likely.ts';
import { firstCarriedOut } from './worded-change.ts';

/** Operations that change all of the document where they name no part of it. */
const ofWhole: ReadonlySet<Operation> = new Set([
  'shorten',
  'lengthen',
  'list',
  'steps',
  'rename',
  'spelling',
]);
/** The second reading counts where the first says nothing of this document. */
const READINGS = 2;
/** What a clause may order, the likeliest first. */
export const readings = oncePerDraft((clause, draft) => {
  const isAddition = isAdding(plainClause(clause));
  // what opens with a verb of adding takes nothing away
  return intentsOf(clause, draft, READINGS)
    .filter(({ operation }) => !(isAddition && operation === 'remove'))
    .filter(({ operation }) => operation !== 'merge' || speaksOfJoining(clause))
    .map((intent) => withWholeSlots(intent, clause));
});

/** How likely it is, by what training made of how people give feedback, that a clause orders nothing, 0..1. */
export function likelihoodOfNone(clause: string, draft: Draft): number {
  return readings(clause, draft).find(({ operation }) => operation === 'none')?.likelihood ?? 0;
}

/** Words that only point at a part. */
export const pronoun =
  /^(?:it|this|that|them|these|those|both|this one|that one|the (?:same|latter|former)|das|es|dies(?:es)?|ihn|sie|ça|cela|lo|la|eso|esto)$/iu;

/**
 * The change a clause asks for by what training made of how people give feedback; null where it orders nothing or what it speaks
 * of is not in the document. `it` is what a pronoun means.
 */
export function intendedIn(clause: string, draft: Draft, it: string | null): Change | null {
  if (isToWriter(clause)) return null;
  for (const intent of readings(clause, draft)) {
    if (intent.operation === 'none') return null;
    const isLikely = intent.likelihood >= leastFor(intent, clause);
    const least = isTold(intent, clause) ? TOLD : losing.has(intent.operation) ? LIKELY_LOSS : LIKELY;
    const change = isLikely
      ? intendedAs(intent, clause, draft, it)
      : // what is found in the document is a guess less than what is only said
        intent.likelihood >= least
        ? executedAs(intent, clause, draft, it)
        : null;
    if (change) return change;
    if (!isLikely) return null;
  }
  return null;
}

/** The change of an intent that was read of a clause; null where it says nothing of this document. */
export function intendedAs(intent: Intent, clause: string, draft: Draft, it: string | null): Change | null {
  if (takesInMore(intent, clause, draft) || isDenied(intent, clause) || isOfStandard(intent, clause))
    return null;
  const designed = firstCarriedOut(designWordings(meant(intent, it), draft, clause), draft);
  if (designed) return designed;
  // "pull FR-5 out of US-3" divides it in one way only
  if (intent.operation === 'split' && !namesNoOther(intent.slots, clause)) return null;
  if (replacesNothing(intent, draft) || isGuessed(intent, clause, draft)) return null;
  const describe = (phrase: string | undefined, place?: string, kinds?: readonly NodeKind[]) =>
    phrase === undefined ? null : designationOf(draft, phrase, place, kinds);
  const whole = meant(wholeAnswer(intent, clause, draft), it);
  return executed(whole, draft, clause) ?? firstCarriedOut(wordingsOf(whole, describe), draft);
}

/** The change of an intent that is made on the very parts of the document that its slots mean; null where these are not sure. */
export function executedAs(intent: Intent, clause: string, draft: Draft, it: string | null): Change | null {
  if (isDenied(intent, clause) || isOfStandard(intent, clause)) return null;
  const designed = firstCarriedOut(designWordings(meant(intent, it), draft, clause), draft);
  return designed ?? executed(meant(wholeAnswer(intent, clause, draft), it), draft, clause);
}

/** What a clause most likely orders; null where that is nothing, or it is said to the writer. */
export function likeliestOf(clause: string, draft: Draft): Intent | null {
  const [read] = isToWriter(clause) ? [] : readings(clause, draft);
  return read === undefined || read.operation === 'none' ? null : read;
}

/** What a clause orders beyond doubt; null where training has doubts, or it orders nothing. */
export function sureOf(clause: string, draft: Draft): Intent | null {
  const read = likeliestOf(clause, draft);
  return read && read.likelihood >= BEYOND_DOUBT ? read : null;
}

/** A statement answers a question as a whole where it says of what is asked about what stands right behind it. */
function wholeAnswer(intent: Intent, clause: string, draft: Draft): Intent {
  const { what, to } = intent.slots;
  if (intent.operation !== 'answer' || what === undefined || to === undefined || opensWithVerb(clause))
    return intent;
  const whole = `${what} ${to}`;
  return keysIn(what).length === 0 && clause.includes(whole) && isStatement(whole, draft)
    ? { ...intent, slots: { ...intent.slots, to: whole } }
    : intent;
}

/**
 * The change of a clause for which another was read that could not be made: what handles parts that stand has to be likely, what
 * writes words of its own beyond doubt.
 */
export function intendedAfterAll(clause: string, draft: Draft, it: string | null): Change | null {
  const [read] = readings(clause, draft);
  const least = read?.slots.to === undefined ? LIKELY_LOSS : BEYOND_DOUBT;
  return read && read.likelihood >= least ? intendedIn(clause, draft, it) : null;
}

/** Operations on one part that write nothing but a value of a small set, or only the shape of what stands. */
const contained: ReadonlySet<Operation> = new Set([
  'estimate',
  'priority',
  'assign',
  'depend',
  'list',
  'steps',
  'table',
  'prose',
  'shorten',
]);

/** The change of a clause that no reader of words understood, where training has no doubt and it can do little harm. */
export function surelyIntended(clause: string, draft: Draft, it: string | null): Change | null {
  const [read] = readings(clause, draft);
  const isSure = read && read.likelihood >= BEYOND_DOUBT && contained.has(read.operation);
  return isSure && read.slots.what !== undefined ? intendedIn(clause, draft, it) : null;
}

/**
 * Whether what is read of a clause is a guess: a statement adds nothing of a kind that is not known. In other languages than English
 * orders are read by their verbs, and what is left states something, so that it takes nothing away either.
 */
function isGuessed({ operation, slots }: Intent, clause: string, draft: Draft): boolean {
  const isUnknown = operation === 'add' && kindNamed(slots.kind ?? '') === null;
  // "a commit that is reverted must be ignored" says what holds, and adds no commit
  if (isUnknown && !opensWithVerb(clause) && isStatement(clause, draft)) return true;
  if ((operation === 'add' || operation === 'lengthen') && ofEach.test(clause)) return true;
  if (!isUnknown && !losing.has(operation)) return false;
  // what a key names is a part of the text, and no statement speaks of it
  if (keysIn(slots.what ?? '').some(({ text }) => homeOf(draft, text) !== null)) return false;
  const { language, reliable } = detectLanguage(clause);
  return language !== 'en' && (reliable || language === draft.language);
}

/** Words for the name of a whole text, and for giving it one. */
const naming =
  /(?<!\p{L})(?:title[sd]?|retitle|rename|headings?|headline|call(?:ed)?|name (?:it|this|that)|titel\p{L}*|überschrift|nenn\p{L}*|heiß\p{L}*|titre|appel\p{L}*|título|llam\p{L}*|titolo|chiam\p{L}*|titulo|noem|tytuł|nazw\p{L}*)(?!\p{L})/iu;

const seeming =
  /(?<!\p{L})(?:sounds?|reads?|looks?|feels?|seems?|klingt|wirkt|liest sich|sonne|semble|suena|parece|sembra|suona|soa|klinkt|brzmi)\s(?:\p{L}+\s){0,3}$/iu;

/** "The title sounds odd" judges the title, and names no other. */
function judges(fresh: string, clause: string): boolean {
  return naming.test(fresh) || seeming.test(clause.slice(0, Math.max(0, clause.lastIndexOf(fresh))));
}

/** "A field called status": what is called so is no text. */
const namesPart =
  /(?<!\p{L})(?!(?:title|heading|headline|document|doc|spec|rfc|page|whole|it|this|that)s? called)\p{L}+ called(?!\p{L})|(?:n['’]t|(?<!\p{L})not) (?:an? \p{L}+ )?called(?!\p{L})/iu;

/** Whether an intent would change the whole document for what a clause says of a part of it. */
function takesInMore({ operation, slots }: Intent, clause: string, draft: Draft): boolean {
  // "drop US-4's assignee" leaves US-4
  if (operation === 'remove' && /^[A-Z]{1,8}-\d{1,6}$/u.test(slots.what ?? ''))
    return new RegExp(`${slots.what}['’]s \\p{L}`, 'u').test(clause);
  if (!ofWhole.has(operation) || slots.what !== undefined) return false;
  if (operation === 'rename' && (judges(slots.to ?? '', clause) || namesPart.test(clause))) return true;
  return operation === 'rename' ? !naming.test(clause) : focusOfRemark(clause, draft) !== null;
}

/** Whether what stands between two slots only gives the second as an example. */
function saysMoreBetween(clause: string, what: string | undefined, to: string | undefined): boolean {
  const start = what === undefined ? -1 : clause.indexOf(what) + what.length;
  const end = to === undefined ? -1 : clause.indexOf(to, Math.max(0, start));
  return (
    what !== undefined &&
    clause.includes(what) &&
    end > start &&
    !naming.test(clause) &&
    /(?<!\p{L})(?:like|such as|for example|e\.g\.|wie|comme|como)(?!\p{L})/iu.test(clause.slice(start, end))
  );
}

/** "It is background, not a requirement": what a clause denies does not fill a slot. */
function isDenied({ operation, slots: { what, to, kind } }: Intent, clause: string): boolean {
  if (/^(?:no|not|kein[en]?|nicht)\s/iu.test(to ?? '') && operation === 'reclassify') return true;
  // "error codes should be strings like X" names nothing X
  if (operation === 'rename' && saysMoreBetween(clause, what, to)) return true;
  if (operation === 'answer' && valueAgainstValue.test(to ?? '')) return true;
  // "for the security review" names an occasion, and no state
  if (operation === 'status' && to !== undefined && ofOccasion.test(clause.slice(0, clause.indexOf(to))))
    return true;
  // a verb that was taken for a part of what it handles
  if (operation === 'remove' && /^(?:remove|delete|drop) /iu.test(what ?? '')) return true;
  return [to, operation === 'add' ? kind : undefined].some((words) => {
    const at = words === undefined ? -1 : clause.indexOf(words);
    return (
      at > 0 &&
      /(?:\b(?:not|no|never|kein[en]?|nicht|pas|non|ningún)|(?:is|are)n['’]t)\s(?:an?\s|the\s|un[ea]?\s)?$/iu.test(
        clause.slice(0, at),
      )
    );
  });
}

const ofOccasion = /(?<!\p{L})(?:for|of|about|from|after|before|during|until) (?:the |an? |our )?$/iu;

/** An intent with what its pronoun means in the place of it. */
function meant(intent: Intent, it: string | null): Intent {
  const { what } = intent.slots;
  return it !== null && what !== undefined && pronoun.test(what)
    ? { ...intent, slots: { ...intent.slots, what: it } }
    : intent;
}
