import { type Composition, say } from '../composition.ts';
import type { Requirement } from '../requirement.ts';
import { negated, part } from '../voice/english.ts';
import { isRule, isSystem } from './act.ts';
import { boundIn, isLooking, missingObject, type Person } from './attempt.ts';
import { boundCounter } from './bound-counter.ts';
import { beyondPhrase } from './bounds.ts';
import { isCall, wrongRequest } from './call.ts';
import { calledCounter } from './called.ts';
import { contraryOf } from './contrary.ts';
import { takesInput } from './demanding.ts';
import { doerOf } from './doer.ts';
import { barred, takenOn } from './english-scenario.ts';
import { assumesReported, defect, failureOf, refused, reported } from './failure.ts';
import { allowed } from './forbidden.ts';
import { lifetimeCounter } from './lifetime.ts';
import { occasionOf } from './occasion.ts';
import { onePerCounter } from './one-per.ts';
import { onlyIfCounter } from './only-if.ts';
import { isPersonal, isPronoun, type Parts } from './parts.ts';
import { passiveAbilityCounter } from './passive-ability.ts';
import { samePairCounter } from './same-pair.ts';
import { startOf } from './start.ts';
import type { Steps } from './steps.ts';
import { listedCounter, refusedCounter } from './stored.ts';
import { universalCounter } from './universal.ts';
import { valueCounter } from './values.ts';

/**
 * What must not slip through: the condition that does not hold, the limit that is passed, the step that fails. Of several deeds it
 * is that of the first which names such a case.
 */
export function englishCounter(
  requirement: Requirement,
  parts: Parts,
  deeds: readonly Parts[],
  composition: Composition,
): Steps {
  const all = (deeds.length === 0 ? [parts] : deeds).map((deed) => counterOf(requirement, deed, composition));
  const steps =
    all.find(({ outcome }) => outcome !== reported && outcome !== defect) ??
    all[0] ??
    counterOf(requirement, parts, composition);
  if (/nothing changes$/u.test(steps.outcome)) composition.assumptions.add(say(composition, 'assumeRefusal'));
  if (steps.outcome === reported) composition.assumptions.add(assumesReported);
  if (steps.outcome === emptyView)
    composition.assumptions.add('A view with nothing to show is empty and no error.');
  return steps;
}

const emptyView = 'the view is empty and shows no error';

function counterOf(requirement: Requirement, parts: Parts, composition: Composition): Steps {
  const { id } = requirement;
  const { subject, isNegative, isSequel } = parts;
  const action = parts.ability ?? parts.action;
  if (isPersonal(requirement))
    return {
      given: takenOn(subject),
      trigger: `what ${id} says is not done in time`,
      outcome: `${id} is not closed`,
    };
  const turned =
    calledCounter(parts) ??
    samePairCounter(parts) ??
    valueCounter(parts) ??
    lifetimeCounter(parts) ??
    onePerCounter(parts) ??
    onlyIfCounter(parts) ??
    passiveAbilityCounter(parts) ??
    listedCounter(parts) ??
    refusedCounter(parts);
  if (turned) return turned;
  const { given, condition } = startOf(requirement, parts, composition);
  const person = requirement.isQuality ? null : doerOf(parts, requirement.statement);
  if (person && /^only /iu.test(subject) && !isNegative)
    return {
      given: `somebody who is not ${person.first}`,
      trigger: `they try to ${action}`,
      outcome: 'they are refused with an error and nothing changes',
    };
  if (condition && !isSequel && !isPronoun(condition) && !isLook.test(condition))
    return {
      given: person && !isNegative ? person.first : given,
      trigger: contraryOf(condition) ?? `it is not the case that ${condition}`,
      outcome: insteadOf(parts, person, id),
    };
  if (isNegative) return { given, ...allowed({ subject, action: parts.action }) };
  if (person) return attemptCounter(person, parts, requirement);
  return systemCounter(requirement, parts, given);
}

/** That somebody looks rules nothing out: nothing is to be seen where nobody does. */
const isLook = /^somebody opens /u;

/** What somebody tries in vain: what they may not do, what lies beyond a bound, what is not there. */
function attemptCounter(person: Person, parts: Parts, requirement: Requirement): Steps {
  const action = parts.ability ?? parts.action;
  const given = person.first;
  const kept = barred.exec(parts.whole)?.[2];
  if (kept !== undefined)
    return {
      given,
      trigger: `${person.again} tries to ${kept}`,
      outcome: `${person.again} is refused with an error`,
    };
  if (isCall(action))
    return {
      given: `${given} and ${wrongRequest(action)}`,
      trigger: `${person.again} sends it`,
      outcome: refused,
    };
  const beyond = boundCounter(parts, person, given, requirement);
  if (beyond) return beyond;
  const bound = boundIn(requirement.demand ? part(requirement.demand.action) : action);
  if (bound !== null) return { given, trigger: `${person.again} goes beyond “${bound}”`, outcome: refused };
  if (isLooking(action))
    return { given, trigger: `there is nothing to show and ${person.again} looks`, outcome: emptyView };
  const other = otherThanOffered(action);
  if (other !== null) return { given, trigger: `${person.again} tries to ${other}`, outcome: refused };
  const missing = missingObject(action) ?? `${action} with missing or invalid data`;
  return { given, trigger: `${person.again} tries to ${missing}`, outcome: refused };
}

/** "Answer with YES or NO", "choose between comma and semicolon": what is none of what is offered; null where nothing is. */
function otherThanOffered(action: string): string | null {
  const [, deed = '', offered = ''] =
    /^(.{3,120}?)(?: with(?= [^\s,;:]+ or )| between) ([^,;:]{3,60}? (?:or|and) [^,;:]{2,40})$/su.exec(
      action,
    ) ?? [];
  if (deed === '') return null;
  return action.includes(` between ${offered}`)
    ? `${deed} something other than ${offered}`
    : `${deed} with something other than ${offered}`;
}

/** What a demand on the system or a thing excludes: beyond its bound, before its occasion, one of many left out, its failure. */
function systemCounter(requirement: Requirement, parts: Parts, given: string): Steps {
  const { subject, whole } = parts;
  const action = parts.ability ?? parts.action;
  const beyond = boundCounter(parts, null, given, requirement);
  if (beyond) return beyond;
  const [, most = '', things = ''] = /(?<!\p{L})top (\d+) (\p{L}+s)(?!\p{L})/iu.exec(whole) ?? [];
  if (most !== '')
    return {
      given,
      trigger: `there are more than ${most} ${things}`,
      outcome: `no more than ${most} ${things} are shown`,
    };
  const limit = beyondPhrase(whole);
  if (limit !== null)
    return /^there$/iu.test(subject)
      ? { given, trigger: `it comes to ${limit}`, outcome: refused }
      : {
          given,
          trigger: `${limit} would be needed`,
          outcome: `it stays at ${limit.replace(/^more than /u, '')}`,
        };
  const occasion = requirement.isQuality ? null : occasionOf(subject, whole);
  if (occasion !== null && occasion.before !== null)
    return { given, trigger: occasion.before, outcome: `${subject} ${negated(occasion.rest, subject)}` };
  const universal = universalCounter(subject, action);
  if (universal) return universal;
  if (isSystem(subject) && takesInput(requirement, parts) && !isRule(action))
    return { given, trigger: 'what is handed in for it is missing or invalid', outcome: refused };
  return { given, ...failureOf({ subject, action }) };
}

/** What is to be seen where the condition of a demand does not hold. */
function insteadOf(
  { subject, action, ability, isNegative }: Parts,
  person: Person | null,
  id: string,
): string {
  if (/^no(?:body)?(?!\p{L})/iu.test(subject)) return `${id} does not apply`;
  if (isNegative)
    return /^be(?!\p{L})/iu.test(action) ? `${subject} can ${action}` : `${subject} may ${action}`;
  if (ability) return `${person?.again ?? subject} cannot ${ability}`;
  return `${person?.again ?? subject} ${negated(action, person?.again ?? subject)}`;
}
