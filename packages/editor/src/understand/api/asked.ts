import type { Meaning } from './meaning.ts';
import { determined } from './noun-phrase.ts';
import { pluralOf, singularOf } from './nouns.ts';
import { isThing } from './thing.ts';

/** "See at a glance", "find out later": how somebody looks. */
const manner =
  /^(?:at a glance|right (?:away|now)|at any time|any ?time|later|again|immediately|quickly|online|first|then|from outside),? /iu;
const opensQuestion =
  /^(?:whether|if|where|when|what|which|who|why|how(?: (?:far|long|much|many|often))?)(?!\p{L})/iu;
/** "How many jobs are waiting in each queue": of which things it is asked. */
const ofEach = /(?<!\p{L})(?:in|on|at|of|for|per) (?:each|every) ([\p{L}-]{3,30})(?!\p{L})/iu;
const several = /^(?:how many|which|what) (?:\p{L}+ )?([\p{L}-]{3,30}s)(?!\p{L})/iu;
const pronoun =
  /^\p{L}+(?: (?!it |they |he |she |this |that )[\p{L}-]+){0,3} (it|this|that|they|these|those|them)(?!\p{L})/iu;
/** "Where their parcel is", "whether an order has been paid". */
const ofOne =
  /^\p{L}+(?: (?:far|long|much|often))? ((?:an?|the|their|his|her|its|one of (?:the|their)) [^,;.]{3,60})/iu;

/**
 * What somebody looks at who wants to know something: of "how many jobs are waiting in each queue" the queues, of "whether it is
 * finished" the one that was spoken of last; null where the words ask nothing about a thing.
 */
export function askedOf(object: string, last: string | null): Meaning | null {
  const question = object.replace(manner, '');
  // "See how many free seats each has" asks for a trait of what was spoken of.
  if (
    !opensQuestion.test(question) ||
    /(?<!\p{L})(?:each(?: of them)?|every one|it|they) (?:has|have)(?!\p{L})/iu.test(question)
  )
    return null;
  const each = ofEach.exec(question)?.[1]?.toLowerCase();
  if (each !== undefined && isThing(each)) return read(each, false);
  const all = several.exec(question)?.[1]?.toLowerCase();
  if (all !== undefined && all !== 'ones' && pluralOf(singularOf(all)) === all && isThing(singularOf(all)))
    return read(singularOf(all), false);
  const back = all === 'ones' ? 'they' : pronoun.exec(question)?.[1]?.toLowerCase();
  if (back !== undefined) return last === null ? null : read(last, /^(?:it|this|that)$/u.test(back));
  const named = determined(ofOne.exec(question)?.[1] ?? '')?.thing;
  return named !== undefined && isThing(named) ? read(named, true) : null;
}

function read(thing: string, isItem: boolean): Meaning {
  return { method: 'GET', thing, isItem, owner: null };
}
