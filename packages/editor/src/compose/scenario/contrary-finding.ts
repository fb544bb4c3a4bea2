import type { Requirement } from '../requirement.ts';
import { conjugated, negated } from '../voice/english.ts';
import { beyondBound } from './bounds.ts';
import type { Parts } from './parts.ts';
import { toldIn } from './told-clause.ts';

/**
 * What a test finds where an English demand is not met, in words of the demand: "that refunds are not negative entries", "more than 40
 * people in the hall". Null where those words might say something else.
 */
export function contraryFinding(requirement: Requirement, parts: Parts | null): string | null {
  const text = requirement.statement.text.replace(/\s+/gu, ' ').replace(/[.!]+$/u, '');
  const told = parts && toldIn(requirement, parts);
  return (told && contraryOfTold(told, parts)) ?? beyondCount(text);
}

function contraryOfTold(told: string, { subject, whole, ability, isNegative }: Parts): string | null {
  if (isNegative) return denies.test(whole) ? null : `that ${subject} ${conjugated(whole, subject)}`;
  const without = / only with ((?:an?|the|their|its|one) .{3,80})$/u.exec(told)?.[1];
  if (without !== undefined) return `a case without ${without}`;
  const beyond = beyondBound(told);
  if (beyond !== null) return `that ${beyond}`;
  if (ability !== null) return `that ${subject} cannot ${ability}`;
  if (ofAll.test(subject)) return `that not ${told}`;
  return /^ensure(?!\p{L})/u.test(whole) || unlike.test(whole) || denies.test(subject)
    ? null
    : `that ${subject} ${negated(whole, subject)}`;
}

/** "Every photo is encrypted" is wrong where not every photo is. */
const ofAll = /^(?:all|every|each)(?!\p{L})/u;

/** What denies already. */
const denies = /(?<!\p{L})(?:not|no|never|nobody|nothing|none|without|n['’]t)(?!\p{L})/iu;

/** What cannot be denied as a whole: what names several things, compares, or goes on as before. */
const unlike =
  /(?<!\p{L})(?:and|or|but|not|no|never|without|instead|rather|than|only|all|every|each|any|both|some|if|when|unless|until|because|so|also|always)(?!\p{L})|^(?:still|keep|continue|stay|remain|avoid|hold|follow)(?!\p{L})/iu;

/** "Takes up to 5 photos" of several things a demand says: more of what it counts than it allows, or less. */
function beyondCount(text: string): string | null {
  const [, side = '', count = ''] = counted.exec(text) ?? [];
  if (count === '') return null;
  return `${/^(?:at least|min)/iu.test(side) ? 'fewer' : 'more'} than ${count}`;
}

const counted =
  /(?<![\p{L}\d])(up to|at most|max(?:imum)?\.?(?: of)?|no more than|at least|min(?:imum)?\.?(?: of)?) (\d[\d.,]* (?!(?:ms|s|secs?|seconds?|min|mins|minutes?|h|hours?|days?|weeks?|months?|years?|%|kB|MB|GB|euros?|eur|usd)(?!\p{L}))\p{L}{3,}(?: (?!(?:and|or|but|then|if|when|while|so|because|is|are|must|should|can|will|have|has|after|before|per)(?!\p{L}))\p{L}+){0,4})(?=$|[,;:.()]| )/iu;
