import type { AppliedInstruction } from '@faircopy/contract';
import { clausesOf } from './clauses.ts';
import { type Draft, draftOf } from './draft.ts';
import { type Focus, focusOfRemark, focusOn, later, pointsBack, withFocus } from './focus.ts';
import type { Change, Outcome } from './instruction.ts';
import { takeNote } from './note.ts';
import { orderIn, plainOrderIn } from './order.ts';
import { plainClause } from './plain-clause.ts';
import type { Refinement, RefineRequest } from './request.ts';
import { asksForNothing, isHijack, isRelevant } from './scope.ts';
import { opensWithVerb } from './verbs.ts';

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
  const clauses = clausesOf(request.feedback);
  for (const [at, clause] of clauses.entries()) {
    hijacked ||= isHijack(clause);
    const subject = remarkBefore(clauses[at + 1], clause, draft);
    if (subject) {
      focus = subject;
      related += 1;
      applied.push({ instruction: clause, status: 'no-effect', message: 'Read with what follows it.' });
      continue;
    }
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

/** What a remark speaks of, where the next clause orders something of it ("US-7 is no ticket, remove it"). */
function remarkBefore(next: string | undefined, clause: string, draft: Draft): Focus | null {
  const plain = plainClause(clause);
  return next !== undefined && pointsBack(plainClause(next)) && !opensWithVerb(plain)
    ? focusOfRemark(plain, draft)
    : null;
}

/**
 * What a clause asks for; null where it has nothing to do with the document. Once the feedback has tried to turn the
 * editor into something else, only clauses that are plainly instructions about this document count.
 */
function changeFor(clause: string, draft: Draft, hijacked: boolean): Change | null {
  if (isHijack(clause)) return null;
  if (asksForNothing(clause))
    return (now): Outcome => ({ text: now.text, status: 'no-effect', message: 'Nothing was asked for.' });
  const order = hijacked ? plainOrderIn(clause, draft) : orderIn(clause, draft);
  if (order) return order;
  if (hijacked || !isRelevant(clause, draft)) return null;
  return (now) => takeNote(plainStatement(clause, plainClause(clause)), now);
}

/** The clause as a note: courtesies gone, a question still a question. */
function plainStatement(clause: string, plain: string): string {
  return /[?？]\s*$/u.test(clause) && !/[?？]\s*$/u.test(plain) ? `${plain}?` : plain;
}
