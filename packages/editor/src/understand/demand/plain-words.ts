import { isBaseVerb } from '../clause/verbs.ts';
import { withPlainVerbs } from './compound-verbs.ts';
import { withPlainPermission } from './permitted.ts';
import { withoutShortForms } from './shortened.ts';

/**
 * A sentence as demands are read of it, by forms and by labels alike: verbs written out, permission in words that bind, verbs of two words as
 * one, and what is to be done otherwise apart from what stands before it. English.
 */
export function inPlainWords(prose: string): string {
  return withPlainVerbs(withPlainPermission(withoutShortForms(prose))).replace(
    alternative,
    (mark: string, or: string | undefined, verb: string) =>
      isBaseVerb(verb) ? `, ${or === undefined ? 'and otherwise' : 'or else'} ` : mark,
  );
}

/** "Skip the row else import it": what is to be done instead, which no comma parts from what stands before. */
const alternative = /(?<=\p{L}|\uE011),? (or )?(?:else|otherwise),? (?=(\p{Ll}{2,20})(?!\p{L}))/gu;
