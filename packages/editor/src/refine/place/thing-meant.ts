import { isPlural } from '../../compose/voice/english.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';

/** "It costs …", "they are kept …": an answer that speaks of what its question asks about. */
const opening = /^(?:(?<one>it|this|that)|(?<many>they|these|those)) (?=\p{Ll})/iu;
const asker = '(?:we|you|i|they|one|people)';
/** "What do we do with mails in Polish?": what is to be done with something. */
const dealtWith = new RegExp(
  `^(?:what|how) (?:do|should|will|can|shall|must) ${asker} (?:do|deal|proceed|go on|start) (?:with|about) (?<thing>[^?,;:]{3,60})\\?$|^what (?:happens|will happen|should happen|is done|becomes) (?:with|to|of) (?<other>[^?,;:]{3,60})\\?$`,
  'iu',
);
/** "Do we keep lost copies?": something that people do with a thing. */
const done = new RegExp(
  `^(?:(?:what|how long|how often|where|when) )?(?:do|should|will|can|may|must|shall) ${asker} (?:also |still |ever )?(?<verb>\\p{Ll}+) (?<thing>[^?,;:]{3,40}?)(?: (?:as well|too|also|at all))?\\?$`,
  'iu',
);
/** "How long are old bookings kept?": what is done with a thing, whoever does it. */
const undergone =
  /^(?:how (?:long|often|soon)|when|where) (?:is|are) (?<thing>[^?,;:]{3,50}) (?:\p{L}{2,}ed|kept|sent|held|told|paid|made|sold)\?$/iu;
/** "What does the second cluster cost?": what a thing does itself. */
const doing =
  /^(?:what|how (?:long|much|many|often|far|fast)|when|where|why|which \p{Ll}+) (?:do|does|did|will|can|should|must) (?<thing>(?:the|an?|our|each|every) [^?,;:]{2,60})\?$/iu;
const link =
  /(?<!\p{L})(?:and|or|for|by|to|at|from|with|without|when|if|that|which|who|before|after|until|as|than)(?!\p{L})/iu;

/**
 * An answer with what its question asks about in the place of the pronoun that it opens with. As it is where the question names no one
 * thing, or one of another number.
 */
export function withThingMeant(asked: string, said: string): string {
  const { one, many } = opening.exec(said)?.groups ?? {};
  const thing = one === undefined && many === undefined ? null : thingIn(asked.trim());
  if (thing === null || isPlural(thing) !== (many !== undefined)) return said;
  return said.replace(opening, `${thing} `);
}

function thingIn(asked: string): string | null {
  const dealt = dealtWith.exec(asked)?.groups;
  const found = dealt?.['thing'] ?? dealt?.['other'];
  if (found !== undefined) return found;
  const kept = undergone.exec(asked)?.groups?.['thing'];
  if (kept !== undefined) return link.test(kept) ? null : kept;
  const { verb, thing } = done.exec(asked)?.groups ?? {};
  // "do we need a mail for refunds": which of both is meant is not said
  if (verb !== undefined && thing !== undefined)
    return isBaseVerb(verb.toLowerCase()) && !link.test(thing) ? thing : null;
  const words = (doing.exec(asked)?.groups?.['thing'] ?? '').split(' ');
  const at = words.findIndex((word, place) => place > 1 && isBaseVerb(word));
  // the last of several verbs in a row is the one: "the second backup run" is a thing
  const last = words.length - 1;
  const verbAt = isBaseVerb(words[last] ?? '') && last > 1 ? last : at;
  const subject = verbAt > 1 ? words.slice(0, verbAt).join(' ') : '';
  return subject === '' || link.test(subject) ? null : subject;
}
