import { derivedPhrasesOf } from '../../formats/phrases/derived/by-language.ts';
import { fill } from '../../formats/phrases/phrase.ts';
import { faultIn } from '../../sound/unsound.ts';
import { lacksVerb } from '../../sound/verbless.ts';
import { changed, restore } from '../../understand/mask.ts';
import { type Composition, say } from '../composition.ts';
import type { Requirement } from '../requirement.ts';
import { boundIn } from '../spec/bound.ts';
import { quiet } from '../voice/binding.ts';
import { expand } from '../voice/contractions.ts';
import { conjugated, part } from '../voice/english.ts';
import { outsideCode } from '../voice/outside-code.ts';
import { isDeed } from './attempt.ts';
import { inUse } from './case.ts';
import { contraryFinding } from './contrary-finding.ts';
import { department } from './entitled.ts';
import { factIn } from './fact.ts';
import { failingCounter } from './failing.ts';
import { lookAt, looksAt } from './looked-at.ts';
import { orderedIn } from './ordered.ts';
import type { Parts } from './parts.ts';
import { areSound } from './sound-steps.ts';
import type { Steps } from './steps.ts';
import { toldIn } from './told-clause.ts';
import { type ToldWhole, toldWhole } from './told-whole.ts';

/** What becomes of a ticket whose demand a test finds not to be met. English. */
export const staysOpen = 'the ticket stays open';

/**
 * The criterion of an English demand that names no act of its own: a test of it, and what it says, in the present where it is one
 * clause, else in the words of the input.
 */
export function plainSteps(requirement: Requirement, parts: Parts | null, composition: Composition): Steps {
  const ordered = parts && orderedIn(parts);
  if (ordered)
    return {
      given: say(composition, 'scenarioInPlace'),
      trigger: `${looksFor}${ordered.thing}`,
      outcome: ordered.outcome,
    };
  const succeeds = parts && succeedsIn(parts);
  if (succeeds) return succeeds;
  const told =
    wholeOf(parts && toldIn(requirement, parts)) ??
    asWritten(requirement) ??
    wholeBySyntax(requirement, parts)?.told ??
    null;
  if (told === null) return quotedSteps(requirement.statement.text, composition);
  const look = parts && lookAt(parts);
  return {
    given: inUse,
    trigger: look && faultIn(look) === null ? look : reviewed(composition),
    outcome: told,
  };
}

/** "Finance can restart a job": people that no word calls so do it. */
function succeedsIn({ subject, ability, condition }: Parts): Steps | null {
  return ability === null || condition !== null || !department.test(subject) || !isDeed(ability)
    ? null
    : { given: inUse, trigger: `${subject} ${conjugated(ability, subject)}`, outcome: 'this succeeds' };
}

const looksFor = 'somebody looks for ';

/** "Files that do not fit the schema land in a quarantine folder": a sentence that says by itself what is to be seen. */
function asWritten({ statement: { masked } }: Requirement): string | null {
  const clause = masked.text.replace(/[.!]+$/u, '');
  if (speaks.test(clause) || (clause.includes(', ') && !/ (?:and|or) /u.test(clause))) return null;
  const fact = factIn(restore(changed(masked, expand(clause))));
  return fact !== null && !severalIn.test(fact.replaceAll(',', '')) && faultIn(fact) === null ? fact : null;
}

/** Who speaks, or points at what was said before. */
const speaks =
  /(?<!\p{L})(?:i|we|us|me|my|our|you|your|they|them|he|she|his|her|it|otherwise|same|likewise)(?!\p{L})/iu;

/** What is told in one breath; of more than that only the words of the input say how it hangs together. */
function wholeOf(told: string | null): string | null {
  return told === null || severalIn.test(told) ? null : told;
}

const severalIn = /[,;(–—?]|:(?!\d)|(?<!\p{L})(?:but|otherwise|yes|maybe)(?!\p{L})/iu;

/** That a sentence of the input holds, as it was written. */
export function quotedSteps(text: string, composition: Composition): Steps {
  return { given: inUse, trigger: reviewed(composition), outcome: quotedText(text, composition) };
}

/** What is done where nothing says by what a demand is seen to hold. */
function reviewed(composition: Composition): string {
  return say(composition, 'scenarioExercised');
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
  if (!ordered && bound && beyond)
    return { given: inUse, trigger: `a test measures ${beyond(bound.limit)}`, outcome: `${id} is not met` };
  const failing = ordered || !parts ? null : failingCounter(requirement, parts);
  if (failing && areSound(failing)) return failing;
  const found = ordered
    ? ordered.otherwise
    : finds(wholeOf(contraryFinding(requirement, parts)) ?? contraryBySyntax(requirement, parts));
  return found
    ? {
        given: say(composition, 'scenarioInPlace'),
        trigger: `a test ${found}`,
        outcome: `${id} is not met and ${staysOpen}`,
      }
    : unmetSteps(id, composition);
}

/** The demand as one clause with its lists and asides, by its syntax. */
function wholeBySyntax({ strength }: Requirement, parts: Parts | null): ToldWhole | null {
  return parts && strength !== 'MAY' ? toldWhole(parts) : null;
}

function contraryBySyntax(requirement: Requirement, parts: Parts | null): string | null {
  const denied = wholeBySyntax(requirement, parts)?.denied ?? null;
  return denied && `that ${denied}`;
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

/** Whether a trigger only says that somebody looks whether it is so. */
export function isPlainTrigger(trigger: string): boolean {
  return trigger.startsWith(looksFor) || trigger.startsWith(looksAt);
}

/** Whether a scenario only repeats its demand in the words of the input. */
export function isQuoted({ outcome }: Steps): boolean {
  return /^this (?:holds|is met): “/u.test(outcome);
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
