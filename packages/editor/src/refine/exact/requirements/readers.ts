import type { Draft } from '../../draft.ts';
import type { Change } from '../../instruction.ts';
import type { ExactReader } from '../exact-reader.ts';
import { limitLifted } from './limit-lifted.ts';
import { otherDoer } from './other-doer.ts';
import { rangeSaid } from './range-said.ts';
import { ruleAgainst } from './rule-against.ts';
import { scopeTurned } from './scope-turned.ts';
import { valueWished } from './value-wished.ts';

const ofRequirements: readonly ExactReader[] = [
  scopeTurned,
  limitLifted,
  rangeSaid,
  otherDoer,
  ruleAgainst,
  valueWished,
];

/** The changes that a message may ask for of the requirements of a specification, the surest first; none for other documents. English. */
export function* requirementChanges(message: string, draft: Draft): Generator<Change> {
  if (draft.request.format !== 'Technical Spec' || draft.language !== 'en') return;
  const words = message.trim().replace(/[.!]+$/u, '');
  for (const reader of ofRequirements) {
    const change = reader(words, draft);
    if (change) yield change;
  }
}
