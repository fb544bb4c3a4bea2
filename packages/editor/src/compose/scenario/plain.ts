import { isVerbBase } from '../../correct/lexicon/word-class.ts';
import { derivedPhrasesOf } from '../../formats/phrases/derived/by-language.ts';
import { fill } from '../../formats/phrases/phrase.ts';
import { faultIn } from '../../sound/unsound.ts';
import { lacksVerb } from '../../sound/verbless.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import { type Composition, say } from '../composition.ts';
import type { Requirement } from '../requirement.ts';
import { boundIn } from '../spec/bound.ts';
import { quiet } from '../voice/binding.ts';
import { expand } from '../voice/contractions.ts';
import { conjugated, negated, part } from '../voice/english.ts';
import { outsideCode } from '../voice/outside-code.ts';
import { isOneClause } from './one-clause.ts';
import type { Parts } from './parts.ts';
import type { Steps } from './steps.ts';

/** What becomes of a ticket whose demand a test finds not to be met. English. */
export const staysOpen = 'the ticket stays open';

/**
 * The criterion of an English demand that names no act of its own: a test of it, and what it says, in the present where it is one
 * clause, else in the words of the input.
 */
export function plainSteps(requirement: Requirement, parts: Parts | null, composition: Composition): Steps {
  const { id, isQuality } = requirement;
  return {
    given: say(composition, 'scenarioInPlace'),
    trigger: isQuality ? say(composition, 'scenarioMeasured', { id }) : checked(id),
    outcome: (parts && toldIn(requirement, parts)) ?? quotedText(requirement.statement.text, composition),
  };
}

/** That a sentence of the input holds, as it was written. */
export function quotedSteps(id: string, text: string, composition: Composition): Steps {
  return {
    given: say(composition, 'scenarioInPlace'),
    trigger: checked(id),
    outcome: quotedText(text, composition),
  };
}

/** That a test finds the demand not to be met: by its own limit, where it sets one. */
export function plainCounter(requirement: Requirement, composition: Composition): Steps {
  const { id, demand, statement } = requirement;
  const bound =
    demand?.isNegative || demand?.condition || setsCase.test(statement.text)
      ? null
      : boundIn(demand ? part(demand.action) : statement.text);
  const beyond = bound && beyondLimit[bound.side];
  return bound && beyond
    ? {
        given: say(composition, 'scenarioInPlace'),
        trigger: `a test measures ${beyond(bound.limit)}`,
        outcome: `${id} is not met and ${staysOpen}`,
      }
    : unmetSteps(id, composition);
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
  return trigger === checked(id);
}

function checked(id: string): string {
  return `${id} is checked`;
}

/** A demand in the present, "the text is between 80 and 120 words"; null where that might say something else. */
function toldIn({ demand, statement }: Requirement, parts: Parts): string | null {
  const { subject, whole, ability, isNegative, condition } = parts;
  if (
    !demand ||
    demand.strength === 'MAY' ||
    demand.condition !== null ||
    condition !== null ||
    !isOneClause(statement, parts) ||
    !bends(whole)
  )
    return null;
  const sure = /^ensure that (.+)$/su.exec(whole)?.[1];
  const does =
    ability !== null ? `can ${ability}` : isNegative ? negated(whole, subject) : conjugated(whole, subject);
  const told = sure !== undefined && !isNegative ? sure : `${subject} ${does}`;
  return faultIn(told) === null && !lacksVerb(told) ? told : null;
}

/** "Lookup by postcode": a noun made of a verb and its small word. */
const compound = /^\p{Ll}{3,}(?<!th)(?:up|out|off|back|down)(?!\p{L})/u;

/** Whether a verb is one that is known, so that it can be bent. */
function bends(action: string): boolean {
  if (compound.test(action)) return false;
  const [verb = ''] =
    /^\p{Ll}+/u.exec(action.replace(/^(?:also|always|only|still|automatically|immediately) /u, '')) ?? [];
  return /^(?:be|have|do)$/u.test(verb) || isBaseVerb(verb) || isVerbBase(verb);
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
