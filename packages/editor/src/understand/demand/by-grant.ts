import { withCapital } from '../../first-letter.ts';
import { isBaseVerb } from '../clause/verbs.ts';
import type { Parts } from './parts.ts';

const granting =
  /^(?<way>(?:provide|have|offer|give|add|build|create) (?:us )?(?:an?|some) (?:\p{L}+ )?way (?:(?<by>to )|for ))?(?:(?<grant>let|allow|enable) )?(?<whom>(?:(?:the|an?|every|each|all|our) )?\p{L}[\p{L}-]+) (?<rest>.+)$/isu;
/** Words a name of people may have behind its first. */
const MOST_FURTHER = 2;
/** Words that belong to no name of people: what stands before them is let through, in or go with something else. */
const joinsWords = /^(?:and|or|but|through|in|out|by|on|off|up|down|into|past|pass|with|for|of|go|be|not)$/iu;
/** Whom nobody grants anything: it, that, and what is no name of people. */
const noPeople = /^(?:it|this|that|these|those|him|her|there|us|me|them|you)$/iu;

/**
 * What the system is to let somebody do, said of whoever does it: "provide a way to let staff scan parcels", "allow guests to pay
 * by card" → "staff … be able to scan parcels". Anything else stays as it is.
 */
export function granted<Made extends Parts>(made: Made): Made {
  if (made.isNegative || !/^the system$/iu.test(made.subject)) return made;
  const { way, by, grant, whom = '', rest = '' } = granting.exec(made.action)?.groups ?? {};
  const isFor = way !== undefined && by === undefined;
  if ((grant === undefined && !isFor) || noPeople.test(whom)) return made;
  const words = rest.split(' ');
  for (let at = 0; at <= MOST_FURTHER && at < words.length - 1; at += 1) {
    const [word = '', ...behind] = words.slice(at);
    const subject = withCapital([whom, ...words.slice(0, at)].join(' '));
    if (word === 'to') return { ...made, subject, action: `be able to ${behind.join(' ')}` };
    if (grant !== undefined && isBaseVerb(word))
      return { ...made, subject, action: `be able to ${[word, ...behind].join(' ')}` };
    if (!/^\p{L}[\p{L}-]+$/u.test(word) || joinsWords.test(word)) return made;
  }
  return made;
}
