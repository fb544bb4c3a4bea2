import { presentClause } from '../../understand/clause/present.ts';
import { conjugated, isPlural } from '../voice/english.ts';
import { oneOf, withArticle } from './act.ts';
import { personIn } from './attempt.ts';
import { call, wrongRequest } from './call.ts';
import { refused } from './failure.ts';
import type { Parts } from './parts.ts';
import type { Steps } from './steps.ts';

const onlyCall = new RegExp(`^(?:the )?${call.source}(?: (?:call|endpoint|request))?$`, 'u');
const reserved = /^be open to (?:the |an? )?([\p{L} -]{3,40}) only(?: \([^()]*\))?$/u;

/** "Returns the permit, 404 if unknown": what it answers where that fails. */
const answered =
  /^([^,;(]{4,160}),? (?:or |and |else )?(?:\(|answers? |returns? )?(4\d\d) (?:if|when|for|on) ([^,;()]{3,80})\)?$/su;

/** "`POST /permits` creates a permit and returns 201": it is called, and what it does. Null where the subject is no call. */
export function calledSteps({ subject, whole, condition, isNegative }: Parts): Steps | null {
  if (!onlyCall.test(subject)) return null;
  const whom = reserved.exec(whole)?.[1];
  if (whom !== undefined)
    return { given: callerOf(whom), trigger: `they call ${subject}`, outcome: 'the call is allowed' };
  if (isNegative) return null;
  return {
    given: condition ?? 'a valid request',
    trigger: `${subject} is called${condition === null ? ' with it' : ''}`,
    outcome: `it ${conjugated(answered.exec(whole)?.[1] ?? whole, 'it')}`,
  };
}

/** Somebody else calls it, or somebody asks for what is not there. */
export function calledCounter({ subject, whole, condition, isNegative }: Parts): Steps | null {
  if (!onlyCall.test(subject) || isNegative || condition !== null) return null;
  const whom = reserved.exec(whole)?.[1];
  const [, , status = '', reason = ''] = answered.exec(whole) ?? [];
  if (status !== '') {
    const isClause = presentClause(reason) !== null;
    return {
      given: isClause ? reason : wrongRequest(subject),
      trigger: `${subject} is called${isClause ? '' : ' with it'}`,
      outcome: `it answers ${status}`,
    };
  }
  // A list that is asked for without anything of its own cannot be asked for wrongly.
  if (whom === undefined && /`GET [^`{:?]*`/u.test(subject)) return null;
  return whom === undefined
    ? { given: wrongRequest(subject), trigger: `${subject} is called with it`, outcome: refused }
    : {
        given: `somebody who is not ${callerOf(whom)}`,
        trigger: `they call ${subject}`,
        outcome: 'they are refused with an error and nothing changes',
      };
}

/** "Admins" → an admin; people of whom nothing is known stay as they are called. */
function callerOf(whom: string): string {
  return personIn(whom)?.first ?? (isPlural(whom) ? withArticle(oneOf(whom)) : `somebody of ${whom}`);
}
