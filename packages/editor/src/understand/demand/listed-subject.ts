import { parse } from '../../syntax/parse.ts';

const several = / (?:and|or) /u;
const pointed = /^(?:the|an?|every|each|all|our|their|any|no) /iu;
const hasVerb = /^(?:VB|VBZ|VBP|VBD|MD)$/u;

/**
 * Whether what stands before the comma is the first of several things that are bound alike, and no reason: "the start, the end and the place of a tour
 * must be entered". It has no verb, and the last two are joined by "and" or "or".
 *
 * @param subject what stands between the comma and the verb that binds
 */
export function isFirstOfList(before: string, subject: string): boolean {
  if (!several.test(subject) || !pointed.test(before)) return false;
  return parse(before)?.words.every(({ tag }) => !hasVerb.test(tag)) === true;
}
