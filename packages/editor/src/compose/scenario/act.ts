import { thirdPersonOf } from '../../correct/lexicon/verbs.ts';
import { singularOf } from '../../understand/api/nouns.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import { cuesIn } from '../../understand/lexicon/cues.ts';
import { isPlural } from '../voice/english.ts';

/** Who does what, in the words of a scenario. */
export interface Act {
  /** As it stands within a sentence: "the system", "users". */
  readonly subject: string;
  /** The verb in its base form first. */
  readonly action: string;
}

/** Whether a subject is one thing that a scenario can set up and then call "it". */
export function isThing(subject: string): boolean {
  return (
    !isSystem(subject) &&
    !isPeople(subject) &&
    !isPlural(subject) &&
    !/^(?:the change|there|no|nobody|somebody|someone|anybody|all|everything|each|every|any|an?|it|they|this|these|those|both|finance|marketing|sales|legal|staff|everyone|anyone)(?!\p{L})/iu.test(
      subject,
    )
  );
}

export function isSystem(subject: string): boolean {
  return /(?:^|, )the (?:system|team)$/u.test(subject);
}

export function isPeople(subject: string): boolean {
  const actor = cuesIn(subject, 'en').get('actor');
  return (
    actor !== undefined &&
    subject.toLowerCase().trim().endsWith(actor.cue.toLowerCase()) &&
    !/(?<!\p{L})(?:about|of|for|in|on|from|by|to)(?!\p{L})/iu.test(subject)
  );
}

/** How something is rather than what it does. */
export function isState(action: string): boolean {
  return (
    /^(?:be|have|last|cost|contain|stay|remain|belong|look|fit|hold|exist)(?!\p{L})/iu.test(action) &&
    !isEvent(action)
  );
}

/** What is checked where something is saved: what belongs to it and what it consists of. */
export function isRule(action: string): boolean {
  return /^(?:always )?(?:belong to|have (?:an?(?! (?:overview|view|list|way|option|button|page|look|chance))|one|exactly|at least|at most|several|many|two|three)|contain|consist of|hold|be (?:unique|linked|assigned to (?:exactly )?one|one of|either|for one))(?!\p{L})/iu.test(
    action,
  );
}

/** What is done to something: "be marked as expired", "get locked". */
export function isEvent(action: string): boolean {
  return /^(?:be|get) (?:\p{L}+ly |also )?(?:\p{L}{2,}ed|sent|shown|kept|written|paid|made|put|given|taken|held|built|read|run|set|split|lost|found|told)(?!\p{L})(?! (?:to|by) (?:be|default)(?!\p{L}))/iu.test(
    action,
  );
}

/** "the admin" → "an admin": who has not been named yet. */
export function withArticle(noun: string): string {
  const bare = noun.replace(/^(?:the|an?|every|each|any|all|only)\s/iu, '');
  if (isPlural(bare)) return bare;
  return `${/^[aeiou]/iu.test(bare) && !/^(?:u[sn]i?[aeiou]|one)/iu.test(bare) ? 'an' : 'a'} ${bare}`;
}

/** Without what stands in brackets or behind a comma or a colon. */
export function withoutAside(text: string): string {
  return text.replace(/\s?\([^()]{0,160}\)/gu, '').split(/[,:]\s/u)[0] ?? text;
}

/** A subject without the word that says which or how many: "every stay" → "stay". */
export function bareSubject(subject: string): string {
  return subject.trim().replace(/^(?:the|an?|every|each|any|all|only|our)\s/iu, '');
}

/** One of the things a noun names, as a sentence goes on to speak of it: "Front doors" → "front door". */
export function oneOf(noun: string): string {
  const words = noun.split(' ');
  const one = [...words.slice(0, -1), singularOf(words.at(-1) ?? '')].join(' ');
  return lowered(one);
}

/** One of what a rule is about: "stays" and "every stay" are a stay. */
export function savedThing(subject: string): string {
  return withArticle(oneAmong(subject));
}

/** One of several, with what says which are meant: "all stays longer than a week" → "stay longer than a week". */
export function oneAmong(subject: string): string {
  const bare = bareSubject(subject);
  const [, head = bare, rest = ''] = narrowed.exec(bare) ?? [];
  return isPlural(head) ? `${oneOf(head)}${rest.replace(ofMany, ofOne)}` : `${lowered(head)}${rest}`;
}

/** The verb of several in a clause that says which: "drivers who arrive late" → "driver who arrives late". */
const ofMany = /^ (?:who|that|which) (\p{Ll}{2,})/u;

function ofOne(clause: string, verb: string): string {
  const bent = verb === 'are' ? 'is' : verb === 'do' ? 'does' : isBaseVerb(verb) ? thirdPersonOf(verb) : verb;
  return `${clause.slice(0, -verb.length)}${bent}`;
}

const narrowed =
  /^(.+?)( (?:(?<=s )(?:made|sent|taken|placed|done|\p{Ll}{3,}ed)(?= )|(?:with|without|of|for|in|from|above|below|over|under|outside|beyond|after|before|during|that|which|who|older|younger|newer|larger|bigger|smaller|longer|shorter|higher|lower|heavier|more|less) |\().*)$/su;

function lowered(noun: string): string {
  return /^\p{Lu}\p{Ll}/u.test(noun) ? noun.charAt(0).toLowerCase() + noun.slice(1) : noun;
}

export function isEvery(subject: string): boolean {
  return /^(?:every|each|any)\s/iu.test(subject);
}

export function isOne(subject: string): boolean {
  return isThing(subject) || /^an?\s/iu.test(subject);
}

/** How a scenario goes on about what it has set up: "a stay" is the stay from then on. */
export function againOf(subject: string): string {
  return subject.replace(/^(?:an?|every|each|any)\s/iu, 'the ');
}
