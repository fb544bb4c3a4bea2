import { contentWords } from '../../document/content-words.ts';
import { partsOf } from '../clauses/clause-parts.ts';
import { withoutReason } from '../clauses/reasons.ts';
import type { Draft } from '../draft.ts';
import type { Change, Outcome } from '../instruction.ts';
import type { Intent, Operation, Slot, Slots } from '../intent/intent.ts';
import { kindNamed } from '../intent/kinds.ts';
import { namesNoOther } from '../intent/names-no-other.ts';
import { asPromised } from '../postconditions/postconditions.ts';
import { asksForNothing, isTalk } from '../scope/talk.ts';
import { checked } from '../sound/checked.ts';
import { isAside } from '../tickets/wishes/asides.ts';
import { leastForGuess } from './how-likely.ts';
import { executedAs, intendedAs, likeliestOf, sureOf } from './intended.ts';

/** What fills an operation: one of these sets of slots is whole, and no slot stands empty that it is about. */
const whole: Readonly<Partial<Record<Operation, readonly (readonly Slot[])[]>>> = {
  remove: [['what']],
  rename: [['to']],
  restore: [['to']],
  replace: [
    ['what', 'to'],
    ['from', 'to'],
  ],
  move: [
    ['what', 'in'],
    ['what', 'before'],
    ['what', 'after'],
    ['what', 'at'],
  ],
  merge: [['what', 'with']],
  add: [
    ['kind', 'to'],
    ['of', 'to'],
  ],
  reword: [['to']],
  strength: [['what', 'to']],
  assign: [['what', 'to']],
  priority: [['what', 'to']],
  estimate: [['what', 'to']],
  depend: [['what', 'to']],
  reclassify: [['what', 'to']],
  // what the rest of the clause says tells which question or value is meant
  answer: [['to']],
  set: [['to']],
  split: [['what']],
  list: [['what']],
  table: [['what']],
  steps: [['what']],
  prose: [['what']],
  mark: [['what', 'to']],
  capitalise: [['what', 'to']],
  status: [['to']],
};

/**
 * The outcome of a clause that training reads without doubt, with all that its operation needs and with no part of the clause left
 * over; null where it has doubts, where something is left over, or where what comes of it is not sound.
 *
 * @param it the phrase that pronouns in the clause mean
 */
export async function surelyDone(clause: string, draft: Draft, it: string | null): Promise<Outcome | null> {
  const intent = sureOf(clause, draft);
  if (intent === null || !isWhole(intent) || leavesOver(clause, intent.slots, draft)) return null;
  const change = intendedAs(intent, clause, draft, it);
  const outcome = change && (await trial(change, draft, clause));
  return outcome?.status === 'applied' ? outcome : null;
}

/** Operations that training tells more surely than instructions do; what goes or answers may be a part of what is named. */
const leading: ReadonlySet<Operation> = new Set(['reclassify', 'move', 'reword', 'strength']);

/**
 * As `surelyDone`, and read before anything else: only what is done to parts of the document that the clause means without doubt.
 */
export async function surelyExecuted(
  clause: string,
  draft: Draft,
  it: string | null,
): Promise<Outcome | null> {
  const intent = sureOf(clause, draft);
  if (intent === null || !leading.has(intent.operation) || leavesOver(clause, intent.slots, draft))
    return null;
  return executedWhole(intent, clause, draft, it);
}

/** Words with which something is taken away, and not only found wanting. */
const takesAway =
  /(?<!\p{L})(?:strike|remove|delete|drop|cut|kill|lose|skip|omit|scrap|cancel|erase|leave out|out|off|away|gone|goes?|bye|rid of|disappear|shouldn['’]?t be|no need|not needed)(?!\p{L})/iu;

/** The outcome of a clause that no reader took, by what it most likely orders of a part of the document that it means without doubt. */
export async function likelyExecuted(
  clause: string,
  draft: Draft,
  it: string | null,
): Promise<Outcome | null> {
  const intent = likeliestOf(clause, draft);
  if (intent === null) return null;
  if (intent.likelihood < leastForGuess(intent, clause) || !namesNoOther(intent.slots, clause)) return null;
  if (intent.operation === 'remove')
    return takesAway.test(clause) ? executedWhole(intent, clause, draft, it) : null;
  const executedOn = await executedWhole(intent, clause, draft, it);
  if (executedOn || !isWhole(intent) || isOnPartsAlone(intent)) return executedOn;
  const change = intendedAs(intent, clause, draft, it);
  const outcome = change && (await trial(change, draft, clause));
  return outcome?.status === 'applied' ? outcome : null;
}

/** Whether an intent is guessed only on a part which the clause means without doubt: what is read in words could mean another one. */
function isOnPartsAlone({ operation, slots }: Intent): boolean {
  if (operation === 'split') return slots.to !== undefined;
  if (operation === 'add') return slots.kind === undefined;
  return operation === 'set' || operation === 'answer' || operation === 'reword';
}

/** Operations whose words may stand in several sentences, one of them telling what is meant. */
const whollyTold: ReadonlySet<Operation> = new Set([...leading, 'set', 'answer', 'add']);

/** From here on a sentence may order something by itself. */
const ORDERED = 0.4;

/**
 * As `surelyExecuted`, of a message of several sentences that is one order with remarks around it: none of its sentences orders
 * anything by itself that no slot holds. Null where more is ordered.
 */
export async function surelyMeantByAll(
  message: string,
  clauses: readonly string[],
  draft: Draft,
): Promise<Outcome | null> {
  const intent = sureOf(message, draft);
  if (intent === null || !whollyTold.has(intent.operation)) return null;
  const filled = Object.values(intent.slots);
  const isHeld = (clause: string) => filled.some((slot) => clause.includes(slot) || slot.includes(clause));
  const ordering = clauses.filter((clause) => (likeliestOf(clause, draft)?.likelihood ?? 0) >= ORDERED);
  return namesNoOther(intent.slots, message) &&
    ordering.length < 2 &&
    clauses.every((clause) => isHeld(clause) || likeliestOf(clause, draft) === null)
    ? executedWhole(intent, message, draft, null)
    : null;
}

async function executedWhole(
  intent: Intent,
  clause: string,
  draft: Draft,
  it: string | null,
): Promise<Outcome | null> {
  const change = isWhole(intent) ? executedAs(intent, clause, draft, it) : null;
  const outcome = change && (await trial(change, draft, clause));
  return outcome?.status === 'applied' ? outcome : null;
}

async function trial(change: Change, draft: Draft, clause: string): Promise<Outcome> {
  return asPromised(checked(await change(draft), draft, clause), draft, clause);
}

function isWhole({ operation, slots }: Intent): boolean {
  if (operation === 'add' && slots.of === undefined && kindNamed(slots.kind ?? '') === null) return false;
  return (whole[operation] ?? []).some((needed) => needed.every((slot) => slots[slot] !== undefined));
}

/** Whether a part of a clause says something that no slot holds, and that is no reason and no courtesy. */
function leavesOver(clause: string, slots: Slots, draft: Draft): boolean {
  const own = withoutReason(clause);
  const filled = Object.values(slots);
  return partsOf(own).some(
    ({ words }) =>
      contentWords(words).length > 0 &&
      !filled.some((slot) => slot.includes(words) || words.includes(slot)) &&
      !isTalk(words) &&
      !asksForNothing(words) &&
      !isAside(words, draft),
  );
}
