import { takesObject } from './present.ts';
import { isBaseVerb } from './verbs.ts';

/** Words before a noun with its article that are no verb: "and for the owner", "and then the list". */
const noVerb =
  /^(?:with|without|for|in|on|at|by|from|to|of|as|than|that|not|only|also|both|all|after|before|when|if|until|while|into|over|under|via|per|whether|then|once|since|because|where|which|who|within|between|during|through|about|against|around|behind|even|just|so|but|otherwise|instead|besides|afterwards|are|is|was|were|has|have|had|does|do)$/u;

/**
 * Whether a word behind "and" or a comma begins another deed of the same subject: "… and mail the customer a link". `next` is the
 * word behind it.
 */
export function opensDeed(word: string, next: string): boolean {
  if (isBaseVerb(word)) return takesObject(next) || /^(?:that|this|those)$/u.test(next);
  return /^\p{Ll}{3,}$/u.test(word) && /^(?:the|an?|it|them|out|back)$/u.test(next) && !noVerb.test(word);
}
