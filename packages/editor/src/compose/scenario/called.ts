import { answerParts } from '../../understand/api/notation/noted-answers.ts';
import { presentClause } from '../../understand/clause/present.ts';
import { conjugated, isPlural } from '../voice/english.ts';
import { oneOf, withArticle } from './act.ts';
import { personIn } from './attempt.ts';
import { call, wrongRequest } from './call.ts';
import { refused } from './failure.ts';
import type { Parts } from './parts.ts';
import type { Steps } from './steps.ts';

const onlyCall = new RegExp(
  `^(?:the )?${call.source}(?: (?:call|endpoint|request))?(?: \\([^()]*\\))?$`,
  'u',
);
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
  const [only] = answersIn(whole);
  if (only !== undefined && only.status >= 400) return refusedSteps(subject, only);
  return {
    given: condition ?? 'a valid request',
    trigger: `${subject} is called${condition === null ? ' with it' : ''}`,
    outcome: `it ${conjugated(onlySuccess(whole), 'it')}`,
  };
}

/** Somebody else calls it, or somebody asks for what is not there. */
export function calledCounter({ subject, whole, condition, isNegative }: Parts): Steps | null {
  if (!onlyCall.test(subject) || isNegative || condition !== null) return null;
  const whom = reserved.exec(whole)?.[1];
  const [first, ...others] = answersIn(whole);
  const refusal = others.find(({ status }) => status >= 400);
  if (refusal !== undefined) return refusedSteps(subject, refusal);
  if (first !== undefined && first.status >= 400) return null;
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

/** A code that a call answers with, and its case in the words of the input. */
interface Answer {
  readonly status: number;
  readonly reason: string;
}

/** "Answer 201 {id}, 409 if it is taken, 422 bad dates": codes in their order, and each case behind its code. */
function answersIn(whole: string): Answer[] {
  const [, answer = ''] = answers.exec(whole) ?? [];
  return answerParts(answer).flatMap((part) => {
    const [, status = '', reason = ''] = coded.exec(part) ?? [];
    return status === '' ? [] : [{ status: Number(status), reason: reason.trim() }];
  });
}

const answers = /(?:^| and )(?:answer|return) ((?:with )?[1-5]\d\d(?!\d).*)$/su;
const coded = /^(?:with )?([1-5]\d\d)(?!\d),? ?(?:(?:if|when|for|on|because) )?(.*)$/su;

/** What a call does where all is well, without the codes of what is not. */
function onlySuccess(whole: string): string {
  const [said = '', answer = ''] = answers.exec(whole) ?? [];
  const [first = ''] = answerParts(answer);
  if (answer === '' || first === '') return answered.exec(whole)?.[1] ?? whole;
  return `${whole.slice(0, whole.length - said.length)}${said.slice(0, said.length - answer.length)}${first}`;
}

/** The case of a code, and the code. */
function refusedSteps(subject: string, { status, reason }: Answer): Steps {
  const isClause = presentClause(reason) !== null;
  const isMissing = reason === '' || (status === 404 && !isClause);
  if (isMissing)
    return {
      given: wrongRequest(subject),
      trigger: `${subject} is called with it`,
      outcome: `it answers ${status}`,
    };
  return {
    given: isClause ? reason : `the case “${reason}”`,
    trigger: `${subject} is called`,
    outcome: `it answers ${status}`,
  };
}

/** "Admins" → an admin; people of whom nothing is known stay as they are called. */
function callerOf(whom: string): string {
  return personIn(whom)?.first ?? (isPlural(whom) ? withArticle(oneOf(whom)) : `somebody of ${whom}`);
}
