import { thirdPersonOf } from '../../correct/lexicon/verbs.ts';
import { parse } from '../../syntax/parse.ts';
import type { Statement } from '../statement.ts';
import { isAgent } from './agents.ts';
import { deedByClause } from './clause-opening.ts';
import { verbPattern } from './verbs.ts';

/**
 * How a sentence tells an operation: as what somebody is able to do, as an order, or as what somebody does. The last two
 * may as well be about something that is no call: orders to whoever builds it, and what people do with their hands.
 */
export type Manner = 'able' | 'ordered' | 'done';

/** Where the operations of a sentence begin, and how it tells them. */
export interface Opening {
  readonly at: number;
  readonly manner: Manner;
}

/** What opens a list of things somebody is able to do. What they can only do is a rule and no operation. */
const ability =
  /(?<!\p{L})(?:can(?! not)|may(?! not)|(?:must|should|shall|will|would|need(?:s)? to|wants?(?: \p{L}+s)? to|has to|have to) (?:also )?be able to|(?:should|must|shall)(?= (?:also )?(?:see|view|find|browse|search) )|(?:is|are) (?:also )?(?:able|allowed) to|(?:is|be) possible(?: for (?:\p{L}+ )?\p{L}+s)? to|(?:lets?|allows?|enables?) (?:them|people|\p{L}+s) (?:to )?|(?:endpoints?|calls?|operations?|routes?|methods?) (?:to|for)|(?:also |we )?(?:need|want) to)\s(?:also |then |even )?/iu;
/** "We need an API where partners upload invoices": what somebody does with what is to be built. */
const usedFor =
  /(?<!\p{L})(?:api|service|endpoints?) (?:where|in which|with which|through which|so that|that lets) (?:the |our |other )?\p{L}+s(?: can)? (?=\p{Ll})/iu;
/** "Dispatchers want to see …", "ops need a way to pause a queue", "somebody has to read it" tell operations where somebody acts. */
const wanted =
  /(?<!\p{L})(?:(?:wants?|needs?|ha(?:s|ve)|likes?|wish(?:es)?|(?:would|['’]d) (?:like|love|prefer)|ought) to|(?:needs?|wants?|would like|should have|should get|ha(?:s|ve)|ask(?:s|ed)? for) (?:to have )?(?:an?|some) (?:\p{L}+ )?(?:way|possibility|means|option|chance|button|call|endpoint) (?:to|of|for))\s(?:also |then |still |just |come back (?:later )?and )?/iu;
/** Behind these no doer is looked for: they speak of what is to be built. */
const opensCalls =
  /^(?:(?:is |be )?possible|api|service|endpoint|call|operation|route|method|let|allow|enable)/iu;

const verbs = verbPattern.split('|');
const thirdPersons = verbs
  .filter((verb) => !verb.includes(' '))
  .map(thirdPersonOf)
  .join('|');

export const opensWithOrder = new RegExp(`^(?:${verbPattern})(?!\\p{L})`, 'iu');
/** "Rate limit 50 a second", "report format: CSV": a noun in the singular behind a word that is a noun as often as a verb. */
const opensWithNoun =
  /^(?:rate|order|book|report|request|record|log|file|post|test|tag|link|share|charge|sign|run|trigger|set|track|count|monitor|check|claim|release|return|transfer|block|lock|pin|like|follow|ship|scan|stop|dispute|upgrade|swap|reset|retry|replay|search|query|view|list|filter|sort|show|read|pull|download|upload|update|change|move|access|review|issue|close|start|place|pay|preview|return) (?!an?(?!\p{L})|(?:by|for|through|over|within|up|the|all|my|one|its|their|own|new|every|each|any)(?!\p{L}))\p{L}*(?!s)\p{L}(?!\p{L})/iu;
/** "Search should tolerate typos", "swap takes long": the word is what the sentence is about. */
const isSubject =
  /^\p{L}+ (?:should|must|can|may|will|would|could|cannot|needs?|has|is|are|was|takes|gives|fails|stops|works|runs|leads|lasts|tolerates|handles|shows|returns|counts|costs|comes|goes)(?!\p{L})/iu;
/** What is built does it by itself: "the server retries a delivery" tells no call. */
const builder = 'we|i|system|service|server|api|backend|back end|worker|job|cron|scheduler|database|queue|it';
/** "Coordinators confirm attendance", "then the client confirms the upload", "billing fetches all readings". */
const acts = new RegExp(
  `^(?:(?:then|next|finally|afterwards|after that|later|first),? )?(?:(?:after|before|at|during|on) [^,.;]{3,40}?,? (?=(?:the|an?|each|every|our) ))?((?:the |an? |each |every |our )?(?!(?:the|an?|each|every|our|${verbPattern}|${builder}|keep|add|no|never|only|max|at|if|when|for|in|on)(?!\\p{L}))(?:\\p{L}[\\p{L}-]{2,20} ){0,1}?\\p{L}[\\p{L}-]{2,20})(?<!(?<!\\p{L})(?:the|an?|of|for|to|their|its|all|each|every|per)) (?=(?:${thirdPersons}|${verbPattern})(?:, (?:\\p{L}+, ){0,3}(?:\\p{L}+ )?(?:and|or) \\p{L}+)? (?!(?:is|are|was|must|should|can|will|may|has|have|requires?|needs?|takes?|gets?|goe?s?|comes?|of|for|in|on|from)(?!\\p{L})))`,
  'iu',
);
/** "Managers: create leases, close defects": who does it, before a colon. */
const labelled = new RegExp(
  `^((?:the )?\\p{L}[\\p{L} -]{2,30})(?: can)?: (?=(?:${verbPattern})(?!\\p{L}))`,
  'iu',
);
/** "Asks for" is followed by what acts are not followed by. */
const asksFor =
  /^(?:(?:then|first|next),? )?((?:the |an? |each |every )?\p{L}[\p{L}-]{2,20}) (?=asks? for )/iu;

/** "He marks it picked up": who was spoken of before. */
const someoneActs = new RegExp(`^(he|she|they) (?=(?:${thirdPersons}|${verbPattern})(?!\\p{L}))`, 'iu');

/** "Sees which ones are open", "Returns the orders of a customer": what whoever it is does, who was spoken of before or is whoever calls. */
const goesOnActing = new RegExp(
  `^(?:${thirdPersons}) (?!(?:is|are|was|must|should|can|will|may|has|have|of|for|in|on|from|needs?|takes?)(?!\\p{L}))`,
  'iu',
);

/** Where the operations of a sentence begin; null where it tells none. `isList` says that it opens as an entry of a list of calls does. */
export function openingOf(text: string, statement: Statement, isList: boolean): Opening | null {
  const can = ability.exec(text);
  const isNobody =
    can !== null && /(?<!\p{L})(?:nobody|no one|none)(?: \p{L}+)? $/iu.test(text.slice(0, can.index));
  const able = (isNobody ? null : can) ?? usedFor.exec(text) ?? wantedBy(text, statement);
  // "Coordinators create shifts and can move a volunteer": what they can do goes on about what they do.
  const first = able === null ? null : (acts.exec(text) ?? someoneActs.exec(text));
  if (
    able &&
    first &&
    first[0].length < able.index &&
    isAgent(first[1] ?? '') &&
    /(?:,| and) (?:they |he |she )?$/u.test(text.slice(0, able.index))
  )
    return { at: first[0].length, manner: 'able' };
  if (able)
    return opensCalls.test(able[0]) || mayCall(subjectBefore(text.slice(0, able.index)))
      ? { at: able.index + able[0].length, manner: 'able' }
      : null;
  if (isList) return { at: 0, manner: 'able' };
  const label = labelled.exec(text);
  if (label !== null && isAgent(label[1] ?? '')) return { at: label[0].length, manner: 'able' };
  if (opensWithOrder.test(text))
    return (opensWithNoun.test(text) && !isOrder(text)) || isSubject.test(text)
      ? null
      : { at: 0, manner: 'ordered' };
  const { kind, topics } = statement;
  if (kind === 'context' || (kind === 'problem' && topics.has('current'))) return null;
  const doing = acts.exec(text) ?? asksFor.exec(text) ?? someoneActs.exec(text);
  const at = doing !== null && isAgent(doing[1] ?? '') ? doing[0].length : deedByClause(text);
  if (doing === null && at === null && goesOnActing.test(text)) return { at: 0, manner: 'done' };
  // "The client PUTs the file to S3" speaks of a call of somebody else.
  return at === null || /^\p{Lu}{3}/u.test(text.slice(at)) ? null : { at, manner: 'done' };
}

/** "Book table for a party", "report defect": an order in the words of a note, by its tree; a noun before a noun is none. */
function isOrder(text: string): boolean {
  const tree = parse(text);
  return tree?.root === 0 && tree.word(0)?.tag === 'VB' && tree.hasBehind(0, 'obj');
}

/** What somebody wants or has to do, where the sentence names them; what those want who write is work. */
function wantedBy(text: string, { topics }: Statement): RegExpExecArray | null {
  const want = wanted.exec(text);
  if (want === null) return null;
  const subject = subjectBefore(text.slice(0, want.index));
  const isNamed = subject !== '' && !/(?:^| )(?:we|i|it|you|system|service|api)$/iu.test(subject);
  const isWish = /^(?:want|like|wish|would|['’]d)/iu.test(want[0]);
  return isNamed && (topics.has('actor') || (isWish ? mayCall : isAgent)(subject)) ? want : null;
}

/** Somebody, or several of what nobody takes for a person: "marinas can list their berths", "members of our space". */
function mayCall(phrase: string): boolean {
  const subject = phrase.replace(
    /(?<=\p{L}{3}s) (?:of|in|at|from|with|without) (?:the|an?|our|their|this|each) .*$/iu,
    '',
  );
  return isAgent(subject) || /^(?:\p{L}+ )?\p{L}{3,}s$/u.test(subject);
}

/** The last noun phrase before a verb: "a clerk" of "when it is full, a clerk"; what it says of them stays off. */
function subjectBefore(text: string): string {
  return (
    text
      .split(/[,;:.(]|(?<!\p{L})(?:so that|because|while|when|if|and|but|or|that|where) /u)
      .at(-1)
      ?.trim() ?? ''
  );
}
