import { contentWords } from '../document/content-words.ts';
import { partsOf } from './clause-parts.ts';
import type { Draft } from './draft.ts';
import type { Change, Outcome } from './instruction.ts';
import { executedAs, intendedAs, likeliestOf, sureOf } from './intended.ts';
import type { Intent, Operation, Slot, Slots } from './intent/intent.ts';
import { kindNamed } from './intent/kinds.ts';
import { asPromised } from './postconditions/postconditions.ts';
import { withoutReason } from './reasons.ts';
import { asksForNothing, isTalk } from './scope/talk.ts';
import { checked } from './sound/checked.ts';
import { isAside } from './tickets/wishes/asides.ts';

/** What fills an operation: one of these sets of slots is whole, and no slot stands empty that it is about. */
const whole: Readonly<Partial<Record<Operation, readonly (readonly Slot[])[]>>> = {
  remove: [['what']],
  rename: [['to']],
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
  add: [['kind', 'to']],
  reword: [['what', 'to']],
  strength: [['what', 'to']],
  assign: [['what', 'to']],
  priority: [['what', 'to']],
  estimate: [['what', 'to']],
  depend: [['what', 'to']],
  reclassify: [['what', 'to']],
  answer: [['what', 'to']],
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

/** From here on a reading is acted on where no other reader made anything of a clause, and what it means is one part of the document. */
const LIKELY = 0.5;
/** What takes something away has to be told more surely. */
const LIKELY_LOSS = 0.65;

/** The outcome of a clause that no reader took, by what it most likely orders of a part of the document that it means without doubt. */
export async function likelyExecuted(
  clause: string,
  draft: Draft,
  it: string | null,
): Promise<Outcome | null> {
  const intent = likeliestOf(clause, draft);
  // words of its own are written beyond doubt, or not at all
  if (intent === null || intent.operation === 'reword') return null;
  if (intent.likelihood < (intent.operation === 'remove' ? LIKELY_LOSS : LIKELY)) return null;
  const executedOn = await executedWhole(intent, clause, draft, it);
  if (executedOn || !isWhole(intent) || !contained.has(intent.operation)) return executedOn;
  const change = intendedAs(intent, clause, draft, it);
  const outcome = change && (await trial(change, draft, clause));
  return outcome?.status === 'applied' ? outcome : null;
}

/** Operations that write nothing but a name, a value of a small set or the shape of what stands. */
const contained: ReadonlySet<Operation> = new Set([
  'rename',
  'replace',
  'assign',
  'status',
  'estimate',
  'priority',
  'depend',
  'mark',
  'capitalise',
  'list',
  'table',
  'steps',
  'prose',
]);

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
  if (operation === 'add' && kindNamed(slots.kind ?? '') === null) return false;
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
