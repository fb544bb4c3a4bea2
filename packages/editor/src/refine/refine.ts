import type { AppliedInstruction } from '@faircopy/contract';
import { clausesOf } from './clauses.ts';
import { type Draft, draftOf } from './draft.ts';
import { type Focus, focusOfRemark, focusOn, later, withFocus } from './focus.ts';
import type { Change, Outcome } from './instruction.ts';
import { instructions } from './instructions.ts';
import { takeNote } from './note.ts';
import { plainClause } from './plain-clause.ts';
import { isAdding, withoutReason } from './reasons.ts';
import type { Refinement, RefineRequest } from './request.ts';
import { asksForNothing, isHijack, isRelevant } from './scope.ts';
import { withoutTypingErrors } from './typing-errors.ts';

/**
 * Revises a document by feedback in words. Each instruction found in it is carried out on the document's own structure;
 * what no instruction mentions stays byte for byte. Statements and questions about the document are worked in.
 * Feedback that has nothing to do with the document changes nothing and is reported as out of scope. Never throws on
 * any text; facts come from the feedback and the original input alone.
 */
export async function refineDocument(request: RefineRequest): Promise<Refinement> {
  let draft = draftOf(request.previousOutput, request);
  const applied: AppliedInstruction[] = [];
  let related = 0;
  let hijacked = false;
  let focus: Focus | null = null;
  for (const clause of clausesOf(request.feedback)) {
    hijacked ||= isHijack(clause);
    const change = changeFor(withFocus(clause, focus, draft), draft, hijacked);
    const remarked = focusOfRemark(clause, draft);
    if (!change) {
      focus = remarked ?? later(focus);
      applied.push({
        instruction: clause,
        status: 'not-understood',
        message: 'This has nothing to do with the document.',
      });
      continue;
    }
    related += 1;
    const outcome = await change(draft);
    focus =
      outcome.focus !== undefined
        ? focusOn(outcome.focus)
        : outcome.status === 'applied'
          ? later(focus)
          : (remarked ?? later(focus));
    applied.push({ instruction: clause, status: outcome.status, message: outcome.message });
    if (outcome.text !== draft.text) draft = draftOf(outcome.text, request);
  }
  const isOutOfScope = related === 0;
  return { output: isOutOfScope ? request.previousOutput : draft.text, isOutOfScope, applied };
}

/**
 * What a clause asks for; null where it has nothing to do with the document. Once the feedback has tried to turn the
 * editor into something else, only clauses that are plainly instructions about this document count.
 */
function changeFor(clause: string, draft: Draft, hijacked: boolean): Change | null {
  if (isHijack(clause)) return null;
  if (asksForNothing(clause))
    return (now): Outcome => ({ text: now.text, status: 'no-effect', message: 'Nothing was asked for.' });
  const plain = plainClause(clause);
  // in other languages the reason may hide the order
  const shorter = isAdding(plain) ? plain : plainClause(withoutReason(clause));
  const short = withoutReason(plain);
  const mended = () => withoutTypingErrors(plain, draft);
  const change =
    (shorter === plain || isAdding(shorter) ? null : parsed(shorter, draft)) ??
    (short === plain ? null : parsed(short, draft)) ??
    parsed(plain, draft) ??
    (hijacked ? null : parsed(mended(), draft));
  if (change) return change;
  if (hijacked || !isRelevant(clause, draft)) return null;
  return (now) => takeNote(plainStatement(clause, plain), now);
}

function parsed(clause: string, draft: Draft): Change | null {
  for (const instruction of instructions) {
    const change = instruction.parse(clause, draft);
    if (change) return change;
  }
  return null;
}

/** The clause as a note: courtesies gone, a question still a question. */
function plainStatement(clause: string, plain: string): string {
  return /[?？]\s*$/u.test(clause) && !/[?？]\s*$/u.test(plain) ? `${plain}?` : plain;
}
