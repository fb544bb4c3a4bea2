import type { Draft } from '../draft.ts';
import type { Outcome } from '../instruction.ts';
import { spelledOut } from '../message/spelled-out.ts';
import { asPromised } from '../postconditions/postconditions.ts';
import type { Refinement } from '../request.ts';
import { settledText } from '../revision/carry-out.ts';
import { isHijack } from '../scope/hijack.ts';
import { isCode } from '../scope/off-topic.ts';
import { checked } from '../sound/checked.ts';
import { newStatement } from '../stated/new-statement.ts';
import { ruleStated } from '../stated/rule-stated.ts';
import { changesRead, fieldsSaid, textChangeRead } from './readers.ts';
import { requirementChanges } from './requirements/readers.ts';

/** Longer messages say more than one wish. */
const LONGEST = 400;

/**
 * Carries out a message that names a part of what a format has (a call, an answer, a field, a ticket) and of which every word is read as
 * what becomes of it; null where no reader takes all of it. Asked before what was learned: names and all words together are surer.
 */
export async function carriedOutExactly(message: string, draft: Draft): Promise<Refinement | null> {
  if (message.length > LONGEST || message.includes('\n')) return null;
  if (isHijack(message, draft) || isCode(message, draft)) return null;
  const spelled = spelledOut(message, draft.text);
  const first = textChangeRead(spelled, draft) ?? fieldsSaid(spelled, draft);
  if (first) return told(message, await first(draft), draft);
  for (const change of requirementChanges(message, draft)) {
    const outcome = await change(draft);
    if (outcome.status !== 'not-understood') return told(message, outcome, draft);
  }
  const stated = newStatement(message, draft) ?? ruleStated(message, draft);
  const read = changesRead(spelled, draft);
  for (const { change, isWhole } of stated ? [{ change: stated, isWhole: false }] : read) {
    const made = await change(draft);
    const outcome = isWhole ? made : asPromised(checked(made, draft, message), draft, message);
    const isDone = outcome.status !== 'not-understood' && outcome.isMisread !== true;
    if (isDone || outcome.isBeyond === true) return told(message, outcome, draft);
  }
  return null;
}

function told(message: string, outcome: Outcome, draft: Draft): Refinement {
  const { status, message: said } = outcome;
  const output = outcome.text === draft.text ? draft.text : settledText(draft, outcome.text, message);
  return { output, isOutOfScope: false, applied: [{ instruction: message, status, message: said }] };
}
