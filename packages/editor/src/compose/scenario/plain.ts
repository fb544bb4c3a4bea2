import { derivedPhrasesOf } from '../../formats/phrases/derived/by-language.ts';
import { fill } from '../../formats/phrases/phrase.ts';
import { lacksVerb } from '../../sound/verbless.ts';
import { type Composition, say } from '../composition.ts';
import type { Requirement } from '../requirement.ts';
import { boundIn } from '../spec/bound.ts';
import { quiet } from '../voice/binding.ts';
import { expand } from '../voice/contractions.ts';
import { isPlural, part } from '../voice/english.ts';
import { outsideCode } from '../voice/outside-code.ts';
import { isPeople } from './act.ts';
import { personIn } from './attempt.ts';
import { contraryFinding } from './contrary-finding.ts';
import { orderedIn } from './ordered.ts';
import { type Parts, topicOf } from './parts.ts';
import { areSound } from './sound-steps.ts';
import type { Steps } from './steps.ts';
import { holdsAlways, toldIn, toldOf } from './told-clause.ts';
import { undergoneIn } from './undergone.ts';

/** What becomes of a ticket whose demand a test finds not to be met. English. */
export const staysOpen = 'the ticket stays open';

/**
 * The criterion of an English demand that names no act of its own: a test of it, and what it says, in the present where it is one
 * clause, else in the words of the input.
 */
export function plainSteps(requirement: Requirement, parts: Parts | null, composition: Composition): Steps {
  const { id, isQuality } = requirement;
  const given = say(composition, 'scenarioInPlace');
  const looked = parts && lookedAt(requirement, parts);
  if (looked && areSound({ given, ...looked })) return { given, ...looked };
  return {
    given,
    trigger: isQuality ? say(composition, 'scenarioMeasured', { id }) : checked(id),
    outcome: (parts && toldIn(requirement, parts)) ?? quotedText(requirement.statement.text, composition),
  };
}

/** A test looks at what the demand is about, or does as those do whom it is about, and finds what it says of them. */
function lookedAt(requirement: Requirement, parts: Parts): Omit<Steps, 'given'> | null {
  const topic = topicOf(parts);
  if (topic !== null) {
    const outcome = toldOf(parts.subject, requirement, parts);
    return outcome === null ? null : { trigger: `${looksAt}${topic}`, outcome };
  }
  if (!holdsAlways(requirement, parts)) return null;
  const ordered = orderedIn(parts);
  if (ordered) return { trigger: `${looksFor}${ordered.thing}`, outcome: ordered.outcome };
  const undergone = undergoneIn(parts);
  const thing = undergone?.thing ?? parts.subject;
  if (thing.length > longestSubject || faceless.test(thing)) return null;
  const person = personIn(thing);
  if (undergone ? person !== null : person === null && isPeople(thing)) return null;
  if (/^ensure(?!\p{L})/u.test(parts.whole) || /^\p{L}{2,}ing \p{L}+$/iu.test(thing)) return null;
  if (person && becomes.test(parts.whole)) return null;
  const again = person?.again ?? (isPlural(thing) ? 'they' : 'it');
  const outcome = undergone
    ? `${again} ${isPlural(again) ? 'are' : 'is'} ${undergone.state}`
    : toldOf(again, requirement, parts);
  return outcome === null
    ? null
    : { trigger: person ? `${actsAs}${person.first}` : `${looksAt}${thing}`, outcome };
}

/** "Members become editors": one of them becomes one. */
const becomes = /^(?:be|become|stay|remain) (?:\p{Ll}+ )?\p{Ll}{3,}s(?=$|,)/u;

const looksFor = 'somebody looks for ';
const actsAs = 'a test acts as ';
const looksAt = 'a test looks at ';

/** Characters of a subject from which on its demand is better called by its number. */
const longestSubject = 60;

/** Who or what no test could look at. */
const faceless =
  /^(?:it|they|this|that|these|those|there|he|she|we|i|you|who|whoever|what|nobody|nothing|none|no|not|only|both|others?|each|every|some|most|many|few|somebody|someone|anybody|anyone|everybody|everyone|the change)(?!\p{L})/iu;

/** That a sentence of the input holds, as it was written. */
export function quotedSteps(id: string, text: string, composition: Composition): Steps {
  return {
    given: say(composition, 'scenarioInPlace'),
    trigger: checked(id),
    outcome: quotedText(text, composition),
  };
}

/** That a test finds the demand not to be met: beyond its own limit, by somebody who cannot what they are to, or without what must be there. */
export function plainCounter(requirement: Requirement, parts: Parts | null, composition: Composition): Steps {
  const { id, demand, statement } = requirement;
  const bound =
    demand?.isNegative || demand?.condition || setsCase.test(statement.text)
      ? null
      : boundIn(demand ? part(demand.action) : statement.text);
  const beyond = bound && beyondLimit[bound.side];
  const ordered = parts && orderedIn(parts);
  const found =
    ordered && demand?.condition === null
      ? ordered.otherwise
      : bound && beyond
        ? `measures ${beyond(bound.limit)}`
        : finds(contraryFinding(requirement, parts));
  return found
    ? {
        given: say(composition, 'scenarioInPlace'),
        trigger: `a test ${found}`,
        outcome: `${id} is not met and ${staysOpen}`,
      }
    : unmetSteps(id, composition);
}

function finds(contrary: string | null): string | null {
  return contrary && `finds ${contrary}`;
}

/** The same of anything with a number. */
export function unmetSteps(id: string, composition: Composition): Steps {
  return {
    given: say(composition, 'scenarioInPlace'),
    trigger: `a test finds that ${id} is not met`,
    outcome: staysOpen,
  };
}

const beyondLimit = {
  most: (limit: string) => `more than ${limit}`,
  under: (limit: string) => `${limit} or more`,
  least: (limit: string) => `less than ${limit}`,
  at: null,
} as const;

/** "Below 99.5% the customer gets 10% back": the figure is that of a case. */
export const setsCase =
  /^(?:below|under|above|over|beyond|from|at|after|for) [^,;:]{1,30}?(?:,| the| an?| we| it| they) /iu;

/** Whether a trigger only says that its demand is put to the test. */
export function isPlainTrigger(trigger: string, id: string): boolean {
  return trigger === checked(id) || [looksAt, actsAs, looksFor].some((start) => trigger.startsWith(start));
}

function checked(id: string): string {
  return `${id} is checked`;
}

/** That a sentence of the input holds, in its own words. English. */
export function quotedText(text: string, { language }: Composition): string {
  const said = quiet(text)
    .replace(/\s*\n\s*/gu, ' ')
    .replace(/[.!。]+$/u, '');
  const held = outsideCode(said, expand);
  // What is no clause is a thing or a measure that has to be there.
  return lacksVerb(held) ? `this is met: “${held}”` : fill(derivedPhrasesOf(language).holds, { text: held });
}
