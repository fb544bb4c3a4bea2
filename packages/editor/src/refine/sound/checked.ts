import type { Draft } from '../draft.ts';
import { misread, type Outcome } from '../instruction.ts';
import { designFaultOf } from './design-fault.ts';
import { faultOf } from './fault.ts';

/** An outcome that reads as a document does; a change that would leave anything else in it is not made. */
export function checked(outcome: Outcome, draft: Draft, clause: string): Outcome {
  if (outcome.text === draft.text) return outcome;
  const torn = designFaultOf(draft, outcome.text, clause);
  if (torn !== null) return { text: draft.text, status: 'not-understood', message: torn, isMisread: true };
  const fault = faultOf(draft.text, outcome.text, clause);
  return fault === null ? outcome : misread(draft, fault);
}
