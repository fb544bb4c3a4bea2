import { isPlural, negated } from '../voice/english.ts';
import { withArticle } from './act.ts';
import { inUse } from './case.ts';
import type { Parts } from './parts.ts';
import type { Steps } from './steps.ts';

/** What has to be done before something, who or what that is, and what becomes of it. */
const shape =
  /^(?<first>.{4,120}?) before (?<next>they|it|anything|something|the \p{L}+(?: \p{L}+)?|an? \p{L}+) (?<verb>is|are|goes|go|gets?|can|leaves?|starts?|runs?)(?!\p{L})(?<rest>.{0,80})$/su;

/**
 * "Invoices need approval before they are sent": where there is none, they are not sent. Null for any other demand. English.
 */
export function beforeThatCounter({ subject, whole, condition, isNegative, ability }: Parts): Steps | null {
  if (condition !== null || isNegative || ability !== null || unnamed.test(subject)) return null;
  const { first = '', next = '', verb = '', rest = '' } = shape.exec(whole)?.groups ?? {};
  if (first === '' || several.test(first) || time.test(first)) return null;
  const each = /^(?:each|every|any) (.+)$/iu.exec(subject)?.[1];
  const who = each === undefined ? subject : withArticle(each);
  return { given: inUse, trigger: `${who} ${negated(first, who)}`, outcome: notDone(next, verb, rest) };
}

function notDone(next: string, verb: string, rest: string): string {
  if (/^(?:anything|something)$/iu.test(next)) return `nothing ${verb}${rest}`;
  if (verb === 'can') return `${next} cannot${rest}`;
  if (verb === 'is' || verb === 'are') return `${next} ${verb} not${rest}`;
  const base = /^goes?$/u.test(verb) ? 'go' : verb.replace(/s$/u, '');
  return `${next} ${isPlural(next) ? 'do' : 'does'} not ${base}${rest}`;
}

const unnamed = /^(?:it|they|this|that|these|those|there|no|nobody|nothing|only|the system)(?!\p{L})/iu;
/** "Three days before a book is due" is when, and no order of two deeds. */
const time = /(?<!\p{L})(?:seconds?|minutes?|min|hours?|h|days?|weeks?|months?|years?)$/u;
/** More than one thing that may not have been done. */
const several = /(?<!\p{L})(?:and|or|but|not|only|if|when|until)(?!\p{L})|[,;:()]/u;
