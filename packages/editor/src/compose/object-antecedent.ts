import { isCountedNoun } from '../correct/lexicon/word-class.ts';
import { lowerFirst } from '../first-letter.ts';
import type { Demand } from '../understand/demand.ts';
import { cuesIn } from '../understand/lexicon/cues.ts';
import { changed, holdsProtected } from '../understand/mask.ts';
import { isPlural, part } from './voice/english.ts';

/** "Approve them within 3 days": a verb and its pronoun, before which nothing is named. */
const pointing =
  /^(?!(?:be able to |not )?do )((?:be able to |not )?(?:\p{Ll}+(?: (?:up|down|out|off|back))?|\p{Ll}+ and \p{Ll}+) )(it|them)(?!\p{L})(?! (?:is|are|was|were|possible|clear|easy)(?!\p{L}))/u;

/** What a deed is done to: up to three words of one noun, before what says how, where or when. */
const objects =
  /^(?:be able to )?\p{Ll}+(?: (?:up|down|out|off|back))? (?:(?<article>an?|the|all|each|every|any|their|his|her|its|our|new|own) )?(?<noun>(?:\p{Ll}[\p{L}-]* ){0,2}?\p{Ll}[\p{L}-]+)(?= (?:of|per|for|in|on|from|to|with|within|at|as|by|after|before|when|if|while|until|that|which|via)(?!\p{L})|[,(]|$)/u;

/**
 * The demand with what "it" or "them" stands for behind its verb: "Approve them" after "Employees submit holiday requests" is to
 * approve the holiday requests. Where two things may be meant, or none, the pronoun stays. English only.
 *
 * @param last the demand right before it
 */
export function withObject(demand: Demand, last: Demand): Demand {
  const [whole = '', opening = '', pronoun = ''] = pointing.exec(demand.action.text) ?? [];
  if (whole === '' || demand.condition !== null || last.condition !== null) return demand;
  const isOne = pronoun === 'it';
  // Who acts is nobody it is done to.
  if (
    isPlural(part(demand.subject)) !== isOne &&
    !namesPeople(part(demand.subject)) &&
    demand.subject.text !== 'The system'
  )
    return demand;
  const named = onlyThing(last, isOne);
  if (named === null) return demand;
  const action = `${opening}${named}${demand.action.text.slice(whole.length)}`;
  return { ...demand, action: changed(demand.action, action) };
}

/** The one thing that a demand speaks of in the singular or the plural, with its article; null where none or two may be meant. */
export function onlyThing(last: Demand, isOne: boolean): string | null {
  const named = thingsOf(last).filter(({ isMany }) => isMany !== isOne);
  return named.length === 1 ? (named[0]?.name ?? null) : null;
}

interface Thing {
  /** With its article, as it stands within a sentence. */
  readonly name: string;
  readonly isMany: boolean;
}

/** What a demand speaks of: what it is done to, and what is bound where that is nobody who acts. */
function thingsOf({ subject, action }: Demand): Thing[] {
  const said = part(subject);
  // "Ensure that objects are …" names no thing that is ensured.
  if (/^ensure that /u.test(action.text)) return [];
  const { noun = '', article = '' } = objects.exec(action.text)?.groups ?? {};
  const head = noun.split(' ').at(-1) ?? '';
  const isThing =
    noun !== '' &&
    // "Gets a notification only": what matters is something else.
    head !== 'only' &&
    !holdsProtected(noun) &&
    (isPlural(noun) || isCountedNoun(head) || article !== '');
  const object = isThing ? [{ name: `the ${noun}`, isMany: isPlural(noun) }] : [];
  const isActing =
    namesPeople(said) || /^(?:the (?:system|change|team)|there|it|they|we|whoever|nobody)$/iu.test(said);
  const bare = said.replace(/^(?:the|an?|each|every|all) /iu, '');
  // Each run writes a summary: what is made or received is spoken of next, and not what makes it.
  if (object.length > 0 && making.test(action.text)) return object;
  return isActing || holdsProtected(subject.text) || bare.split(' ').length > 3
    ? object
    : [...object, { name: `the ${lowerFirst(bare)}`, isMany: isPlural(said) }];
}

const making =
  /^(?:write|create|generate|produce|build|make|return|send|print|export|issue|draw up|receive|get|accept)(?!\p{L})/u;

function namesPeople(subject: string): boolean {
  return cuesIn(subject, 'en').has('actor');
}
