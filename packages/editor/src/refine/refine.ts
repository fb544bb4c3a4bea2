import type { AppliedInstruction } from '@faircopy/contract';
import { carriedOut, looselyCarriedOut } from './accounted/carried-out.ts';
import { type Accounted, accountedIn } from './accounted/sentences.ts';
import { isElsewhereInVain, isRatherElsewhere } from './bearing/bearings.ts';
import { pointsApart } from './clauses/clauses.ts';
import { clausesWithWishes } from './clauses/clauses-with-wishes.ts';
import { withoutRest } from './clauses/rest-stays.ts';
import { type Draft, draftOf } from './draft.ts';
import { answeredOrAsked, asksOnly, asSaid, leftAsItIs, takesBack } from './exact/as-said.ts';
import { carriedOutExactly } from './exact/carried-out.ts';
import { isOfVariable } from './exact/texts/variable-said.ts';
import { withoutAsides } from './message/asides.ts';
import { withoutEllipses } from './message/ellipses.ts';
import { withHyphens } from './message/hyphenated-keys.ts';
import { putPlainly } from './message/put-plainly.ts';
import { withDoubleMarks } from './message/quotation-marks.ts';
import { withRenamingsApart } from './message/renamings-apart.ts';
import { spelledOut } from './message/spelled-out.ts';
import { inWordsSaid, paraphrased } from './paraphrase/paraphrased.ts';
import { carriedOutAsPhrased } from './phrased/carried-out.ts';
import { severalCarriedOut } from './phrased/several-wishes.ts';
import { inWordsDescribed, withNames } from './reference/resolved.ts';
import type { Refinement, RefineRequest } from './request.ts';
import { follow } from './revision/follow.ts';
import { readAtOnce, readTogether } from './revision/read-together.ts';
import { Revision, UNRELATED } from './revision/revision.ts';
import { withoutForeign } from './scope/foreign-sentences.ts';
import { isCode } from './scope/off-topic.ts';
import { asksForNothing, isFrown, isTalk } from './scope/talk.ts';

/**
 * Revises a document by feedback in words. Each instruction found in it is carried out on the document's own structure;
 * what no instruction mentions stays byte for byte. Statements and questions about the document are worked in.
 * Feedback that has nothing to do with the document changes nothing and is reported as out of scope. Never throws on
 * any text; facts come from the feedback and the original input alone.
 */
export async function refineDocument(asked: RefineRequest): Promise<Refinement> {
  const { feedback, document, asWritten, asSaid } = withHyphens(asked.feedback, asked.previousOutput);
  const { output, isOutOfScope, applied } = await refineKeyed({
    ...asked,
    feedback,
    previousOutput: document,
  });
  return {
    output: output === document ? asked.previousOutput : asWritten(output),
    isOutOfScope,
    applied: applied.map((one) => ({
      ...one,
      instruction: asSaid(one.instruction),
      message: asWritten(one.message),
    })),
  };
}

/** As `refineDocument`, of a document whose keys have a hyphen, and so have those of the feedback. */
async function refineKeyed(asked: RefineRequest): Promise<Refinement> {
  const request = { ...asked, feedback: withoutRest(withDoubleMarks(asked.feedback.trim())) };
  const draft = draftOf(request.previousOutput, request);
  const done = await refineParted(draft);
  return isAway(done, draft)
    ? { ...done, isOutOfScope: true, applied: done.applied.map(({ instruction }) => unrelated(instruction)) }
    : done;
}

/** Whether nothing came of feedback that is in part about something else, or likely so, and all of it together rather is. */
function isAway({ output, applied }: Refinement, draft: Draft): boolean {
  if (output !== draft.text || applied.some(({ status }) => status === 'applied')) return false;
  const { feedback } = draft.request;
  return applied.some(({ message }) => message === UNRELATED)
    ? isRatherElsewhere(feedback, draft)
    : applied.every(({ status }) => status === 'not-understood') && isElsewhereInVain(feedback, draft);
}

/** As `refineKeyed`, each sentence for itself where one of them is surely about something else. */
async function refineParted(draft: Draft): Promise<Refinement> {
  const { request } = draft;
  if (isTalk(request.feedback) && !asksForNothing(request.feedback))
    return { output: draft.text, isOutOfScope: true, applied: [unrelated(request.feedback)] };
  const parted = isOfVariable(request.feedback, draft) ? null : withoutForeign(request.feedback, draft);
  if (!parted) return refineRelated(draft);
  const { rest, before, behind } = parted;
  const { output, isOutOfScope, applied } =
    rest === ''
      ? { output: draft.text, isOutOfScope: true, applied: [] }
      : await refineRelated({ ...draft, request: { ...request, feedback: rest } });
  return { output, isOutOfScope, applied: [...before.map(unrelated), ...applied, ...behind.map(unrelated)] };
}

const unrelated = (instruction: string): AppliedInstruction => ({
  instruction,
  status: 'not-understood',
  message: UNRELATED,
});

/** As `refineKeyed`, of feedback without the sentences that are surely about something else. */
async function refineRelated(draft: Draft): Promise<Refinement> {
  const { request } = draft;
  const message = request.feedback.trim();
  const follow = (order: string, now: Draft) =>
    refineOrdered({ ...now, request: { ...request, feedback: order } });
  const carry = async (wish: string, now: Draft) =>
    (await carriedOutExactly(wish, now)) ??
    asSaid(wish, now, await carriedOutAsPhrased(wish, now, follow)) ??
    asSaid(wish, now, await carriedOut({ ...now, request: { ...request, feedback: wish } }, worded(now)));
  if (takesBack(message)) return leftAsItIs(draft);
  if (asksOnly(message)) return answeredOrAsked(draft, await refineLoosely(draft));
  const done = (await carry(message, draft)) ?? (await severalCarriedOut(draft, carry));
  if (done) return done;
  const ordered = await refineLoosely(draft);
  return isDone(ordered)
    ? ordered
    : ((await carriedOutAsPhrased(message, draft, follow, ordered)) ?? ordered);
}

/** As `refineKeyed`, of an order in plain words. */
async function refineOrdered(draft: Draft): Promise<Refinement> {
  return (await carriedOut(draft, worded(draft))) ?? refineLoosely(draft);
}

/** As `refineKeyed`, of feedback that is read by words of orders in it, whatever else it says. */
async function refineLoosely(draft: Draft): Promise<Refinement> {
  const ordered = await refineWorded(draft, accountedIn(draft.request.feedback, draft));
  return isDone(ordered) ? ordered : ((await looselyCarriedOut(draft, worded(draft))) ?? ordered);
}

/** Revises a draft by other feedback as it stands. */
const worded = (draft: Draft) => (feedback: string) =>
  refineWorded({ ...draft, request: { ...draft.request, feedback } }, asItStands(feedback));

/** What left a part of the message undone has not understood it. */
const isDone = ({ applied }: Refinement) =>
  applied.length > 0 && applied.every(({ status }) => status === 'applied');

/** As `refineLoosely`, of feedback that is read by its words. */
async function refineWorded(draft: Draft, accounted: Accounted): Promise<Refinement> {
  const { request } = draft;
  const isHijacked = isCode(request.feedback, draft);
  const named = withNames(
    withoutAsides(
      withoutEllipses(
        spelledOut(putPlainly(pointsApart(accounted.text)), request.previousOutput),
        request.previousOutput,
      ),
    ),
    draft,
  );
  const { text, said } = paraphrased(named.text, draft);
  const clauses = isHijacked
    ? { clauses: [request.feedback.trim()], besides: [] }
    : clausesWithWishes(withRenamingsApart(text), draft);
  const revision = new Revision(draft, clauses, isHijacked);
  const isOne = await readAtOnce(revision, text.trim());
  if (!isOne) {
    await followAll(revision);
    await readTogether(revision);
  }
  if (isFrown(request.feedback)) tellFrown(revision, request.feedback);
  const isOutOfScope = !revision.isRelated;
  // thanks beside a wish are no wish of which nothing came
  const told = isOutOfScope
    ? revision.applied
    : revision.applied.filter(({ instruction, message }) => message !== UNRELATED || !isTalk(instruction));
  return {
    output: isOutOfScope ? request.previousOutput : revision.draft.text,
    isOutOfScope,
    applied: asTyped(
      inWordsSaid(inWordsDescribed(inWordsSaid(told, said), named.said), accounted.said),
      request.feedback,
    ),
  };
}

const asItStands = (text: string): Accounted => ({ text, said: new Map() });

/** What became of each clause, told in the letters that it was typed in: a sentence may have begun with a small one. */
function asTyped(applied: readonly AppliedInstruction[], feedback: string): AppliedInstruction[] {
  const plain = feedback.toLowerCase();
  return applied.map((one) => {
    const at = plain.indexOf(one.instruction.toLowerCase());
    const typed = feedback.slice(at, at + one.instruction.length);
    return at < 0 || typed.toLowerCase() !== one.instruction.toLowerCase()
      ? one
      : { ...one, instruction: typed };
  });
}

/** So many clauses of one message are carried out, so that none takes longer than a person waits. */
const MOST_WISHES = 24;
const TOO_MANY = `A message is carried out up to its ${MOST_WISHES}th wish; send this one and what follows it on their own.`;

async function followAll(revision: Revision): Promise<void> {
  const { clauses, applied } = revision;
  for (let clause = clauses.shift(); clause !== undefined; clause = clauses.shift()) {
    if (applied.length >= MOST_WISHES) return revision.tell(clause, 'not-understood', TOO_MANY);
    await follow(revision, clause);
  }
}

/** Feedback that says of the whole document that it is bad is about it. */
function tellFrown(revision: Revision, feedback: string): void {
  revision.isRelated = true;
  revision.tell(
    feedback.trim(),
    'not-understood',
    'This says that the document does not please, but not what to change.',
  );
}
