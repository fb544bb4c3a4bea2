import { isCountedNoun } from '../../../correct/lexicon/word-class.ts';
import { inBaseForm } from '../../clause/present.ts';
import { isBaseVerb } from '../../clause/verbs.ts';
import type { Parts } from '../parts.ts';
import { baseOfThird, isSurelyVerb, isVerb } from './finite.ts';

/** How, where, when or by what something is done, behind the verb alone. */
const circumstance =
  /^(?:in|on|at|by|for|until|after|before|within|with|without|from|to|into|per|via|through|across|over|when|if|once) (?!of(?!\p{L}))\S/u;

/** What people do, and no system. */
export const byHand =
  /^(?:apply|book|subscribe|register|sign|pay|vote|borrow|reserve|choose|pick|tap|swipe|click|buy|rent|enter|type|browse)$/u;

/** "Reserve by the hour", "mute per batch", "reads XLIFF and JSON": what is to be done, with nobody who does it. Masked English prose. */
export function deedIn(note: string): Parts | null {
  const [, word = '', rest = ''] = /^(\p{L}{3,}) (\S.*)$/su.exec(note) ?? [];
  const verb = word.toLowerCase();
  if (rest === '' || /[;:?!]|[.] \p{Lu}/u.test(note)) return null;
  const told = (base: string) => ({
    subject: 'The system',
    strength: null,
    isNegative: false,
    action: `${base} ${inBaseForm(rest)}`,
  });
  if (byHand.test(verb) && circumstance.test(rest))
    return { ...told(verb), subject: 'Users', action: `be able to ${verb} ${rest}` };
  if (isVerb(verb) && /^(?:the|an?|all|every|each|it|them|their|its|no)(?!\p{L})/u.test(rest))
    return told(verb);
  if (isBaseVerb(verb) && !isCountedNoun(verb) && circumstance.test(rest)) return told(verb);
  const third =
    /^\p{Ll}+s$/u.test(verb) && !isVerb(/^\p{Ll}+/u.exec(rest)?.[0] ?? '') ? baseOfThird(verb) : null;
  return third !== null &&
    (isSurelyVerb(verb, third) || /^(?:\p{Lu}{2}|\uE010)/u.test(rest)) &&
    !/^(?:of|per|for|and|or)(?!\p{L})/u.test(rest)
    ? told(third)
    : null;
}
