import { lowerFirst } from '../../first-letter.ts';
import { isBaseVerb } from '../clause/verbs.ts';
import { withPlainVerbs } from './compound-verbs.ts';
import { withPlainPermission } from './permitted.ts';
import { withoutShortForms } from './shortened.ts';

/**
 * A sentence as demands are read of it, by forms and by labels alike: verbs written out, permission in words that bind, verbs of two words as
 * one, and what is to be done otherwise apart from what stands before it. English.
 */
export function inPlainWords(prose: string): string {
  const written = withPlainVerbs(withPlainPermission(withoutShortForms(prose)));
  return written
    .replace(notBinding, '')
    .replace(gratis, (_, what: string) => `The ${lowerFirst(what)} must be free`)
    .replace(alternative, (mark: string, or: string | undefined, verb: string) =>
      isBaseVerb(verb) ? `, ${or === undefined ? 'and otherwise' : 'or else'} ` : mark,
    );
}

/** "Skip the row else import it": what is to be done instead, which no comma parts from what stands before. */
const alternative = /(?<=\p{L}|\uE011),? (or )?(?:else|otherwise),? (?=(\p{Ll}{2,20})(?!\p{L}))/gu;

/** "Dark mode would be great, not a must": that it binds nobody is said already. */
const notBinding =
  /(?<=would (?:also |really )?be (?:nice(?: to have)?|great|good|helpful|handy|cool|lovely)),? (?:but )?(?:not|no) (?:an? )?(?:must(?:[- ]have)?|required|needed|mandatory|necessary|priority|urgent|blocker)(?=[.!]*$)/giu;

/** "First 20 minutes free": what costs nothing, where "free" is no deed. */
const gratis =
  /^(?:the )?((?:first|last|next) (?:\d+|\uE010.\uE011|\p{L}+)(?: \p{L}+){0,3}?) (?:are |is )?(?:for )?free(?=[.!]*$| for \p{L})/giu;
