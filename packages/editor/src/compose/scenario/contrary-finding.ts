import type { Requirement } from '../requirement.ts';
import { conjugated, negated } from '../voice/english.ts';
import { beyondBound } from './bounds.ts';
import { caseIn } from './case.ts';
import { type Parts, topicOf } from './parts.ts';
import { toldOf } from './told-clause.ts';

/**
 * What a test finds where an English demand is not met, in words of the demand: "that refunds are not negative entries", "more than 40
 * people in the hall". Null where those words might say something else.
 */
export function contraryFinding(requirement: Requirement, parts: Parts | null): string | null {
  const text = requirement.statement.text.replace(/\s+/gu, ' ').replace(/[.!]+$/u, '');
  return (parts && contraryOfParts(requirement, parts)) ?? beyondCount(text);
}

function contraryOfParts(requirement: Requirement, parts: Parts): string | null {
  const { condition } = parts;
  const told = toldOf(parts.subject, requirement, parts);
  const contrary = told && contraryOfTold(told, parts, requirement.strength === 'MAY');
  if (!contrary || condition === null) return contrary;
  // "That a hive swarms and the owner does not get a call": the case comes about, and what follows does not.
  const topic = topicOf(parts);
  if (topic !== null && contrary.startsWith('that '))
    return `that, for ${topic}, ${contrary.slice('that '.length)}`;
  const happens = caseIn(condition);
  return happens !== null && contrary.startsWith('that ')
    ? `that ${happens} and ${contrary.slice('that '.length)}`
    : null;
}

function contraryOfTold(
  told: string,
  { subject, whole, ability, isNegative }: Parts,
  isAllowed: boolean,
): string | null {
  if (denies.test(subject)) return null;
  if (isNegative)
    return denies.test(whole)
      ? null
      : `that ${subject} ${ability === null ? conjugated(whole, subject) : `can ${ability}`}`;
  const without = / only with ((?:an?|the|their|its|one) .{3,80})$/u.exec(told)?.[1];
  if (without !== undefined) return `a case without ${without}`;
  const beyond = isAllowed || asks.test(told) ? null : beyondBound(told);
  // What bounds the subject says which are meant, and not how far it may go.
  if (beyond !== null && (beyond.startsWith(subject) || /^ensure(?!\p{L})/u.test(whole)))
    return `that ${beyond}`;
  if (/^only(?!\p{L})/u.test(subject)) return `that not ${told}`;
  if (ability !== null || isAllowed) return `that ${subject} cannot ${ability ?? whole}`;
  if (ofAll.test(subject)) return `that not ${told}`;
  return /^ensure(?!\p{L})/u.test(whole) || unlike.test(whole)
    ? null
    : `that ${subject} ${negated(whole, subject)}`;
}

/** "Every photo is encrypted" is wrong where not every photo is, "only editors can write" where not only they can. */
const ofAll = /^(?:all|every|each|only)(?!\p{L})/u;

/** What denies already. */
const denies = /(?<!\p{L})(?:not|no|never|nobody|nothing|none|without|n['’]t)(?!\p{L})/iu;

/** "How long it takes to cool below 80": a bound of what is asked. */
const asks = /(?<!\p{L})(?:how|what|which|whether)(?!\p{L})/iu;

/** What cannot be denied as a whole: what names several things, compares, or holds in a case. */
const unlike =
  /(?<!\p{L})(?:and|but|not|no|never|instead|rather|any|both|some|if|when|unless|until|because|so|also|otherwise|then|must)(?!\p{L})|^(?:still|avoid|hold|follow)(?!\p{L})|(?<!^)(?<!\p{L})only(?!\p{L})|[;:]|,(?![^,;]*(?:,[^,;]*)* or )/iu;

/** "Takes up to 5 photos" of several things a demand says: more of what it counts than it allows, or less. */
function beyondCount(text: string): string | null {
  const [, side = '', count = ''] = counted.exec(text) ?? [];
  if (count === '') return null;
  return `${/^(?:at least|min)/iu.test(side) ? 'fewer' : 'more'} than ${count}`;
}

const counted =
  /(?<![\p{L}\d])(up to|at most|max(?:imum)?\.?(?: of)?|no more than|at least|min(?:imum)?\.?(?: of)?) (\d[\d.,]* (?!(?:ms|s|secs?|seconds?|min|mins|minutes?|h|hours?|days?|weeks?|months?|years?|%|kB|MB|GB|euros?|eur|usd)(?!\p{L}))\p{L}{3,}(?: (?!(?:and|or|but|then|if|when|while|so|because|is|are|must|should|can|will|have|has|after|before|per)(?!\p{L}))\p{L}+){0,4})(?=$|[,;:.()]| )/iu;
