import type { Parts } from './parts.ts';
import type { Steps } from './steps.ts';

const status = /^(?:answer|return|respond with) (?:an? )?([1-5]\d\d(?!\d).{0,100})$/u;

/** A case of a request in few words: what it comes without, or what it is beyond. */
const lacking = /^with(?:out| no) (?:(?:an?|the|any) )?([^,;:()]{2,60})$/iu;
const beyond = /^(?:over|above|beyond|outside|after) (?!(?:that|this|it|them|which)$)[^,;:()]{2,60}$/iu;

/** "Without consent, the system must answer 403": a request comes so, and that is its answer. */
export function answeredSteps({ whole, condition, isNegative }: Parts): Steps | null {
  const answer = status.exec(whole)?.[1];
  if (answer === undefined || condition === null || isNegative) return null;
  if (!lacking.test(condition) && !beyond.test(condition)) return null;
  return {
    given: 'a request that is valid otherwise',
    trigger: `it is sent ${condition}`,
    outcome: `the answer is ${answer}`,
  };
}

/** A request that has what the other lacks, or stays within what the other is beyond, is not answered so. */
export function answeredCounter(parts: Parts): Steps | null {
  const steps = answeredSteps(parts);
  const code = status.exec(parts.whole)?.[1]?.slice(0, 3);
  if (!steps || parts.condition === null) return null;
  const what = lacking.exec(parts.condition)?.[1];
  return {
    given: steps.given,
    trigger: what === undefined ? `it is not sent ${parts.condition}` : `it is sent with ${what}`,
    outcome: `the answer is not ${code}`,
  };
}
