import { derivedPhrasesOf } from '../../formats/phrases/derived/by-language.ts';
import { fill } from '../../formats/phrases/phrase.ts';
import { presentClause } from '../../understand/clause/present.ts';
import type { Statement } from '../../understand/statement.ts';
import { type Composition, say } from '../composition.ts';
import type { Requirement } from '../requirement.ts';
import { conjugated, isPlural, negated, part } from '../voice/english.ts';
import { isRule, isSystem, withArticle } from './act.ts';
import {
  actingIn,
  boundIn,
  doneBy,
  isDeed,
  isLooking,
  missingObject,
  type Person,
  personIn,
  successOf,
} from './attempt.ts';
import { beyondBound, ownOnly } from './bounds.ts';
import { contraryOf } from './contrary.ts';
import { setsLimit, takesInput } from './demanding.ts';
import { failureOf, refused } from './failure.ts';
import { forbidden } from './forbidden.ts';
import { keptSteps } from './kept.ts';
import { onePerCounter, onePerSteps } from './one-per.ts';
import { isPersonal, isPronoun, type Parts } from './parts.ts';
import { isShell, outcomeOf, settingOf, triggerOf } from './setting.ts';
import { listedCounter, listedSteps, refusedCounter, refusedSteps } from './stored.ts';

/** What stands behind Given, When and Then. */
interface Steps {
  readonly given: string;
  readonly trigger: string;
  readonly outcome: string;
}

/** The scenario that shows an English demand to hold, from what the demand itself names. */
export function englishScenario(requirement: Requirement, parts: Parts, composition: Composition): Steps {
  const { id, statement, isQuality } = requirement;
  const { subject, isNegative, ability } = parts;
  const action = (ability ?? parts.action).replace(barred, '$1');
  if (isPersonal(requirement))
    return {
      given: takenOn(subject),
      trigger: 'the result is looked at',
      outcome: `what ${id} says is done`,
    };
  const inner =
    relatedSteps(parts) ??
    keptSteps(parts) ??
    onePerSteps(parts) ??
    listedSteps(parts) ??
    refusedSteps(parts);
  if (inner) return inner;
  const { given, condition } = startOf(requirement, parts, composition);
  if (isNegative) return forbidden(parts, given, condition);
  const single = /^only (\p{Ll}+ one \p{L}+(?: \p{L}+)?) at a time$/u.exec(action)?.[1];
  if (single !== undefined && condition === null)
    return { given, trigger: `${subject} ${conjugated(single, subject)}`, outcome: 'this succeeds' };
  const person = isQuality ? null : doerOf(parts, statement);
  if (person) {
    const act = doneBy(person, action);
    const sees = /^(?:see|know)\s/iu.test(action);
    const trigger = sees ? `${person.again} looks` : act;
    return {
      given: person.first,
      trigger: condition ? `${condition} and ${trigger}` : trigger,
      outcome: sees ? act : successOf(action),
    };
  }
  if (ability) {
    const act = `${subject} ${conjugated(ability, subject)}`;
    return { given, trigger: condition ? `${condition} and ${act}` : act, outcome: successOf(ability) };
  }
  const occasion = triggerOf({ subject, action });
  const trigger =
    condition ??
    (isQuality
      ? say(composition, 'scenarioMeasured', { id })
      : isShell(occasion)
        ? `${id} is checked`
        : occasion);
  return {
    given,
    trigger,
    outcome:
      statement.kind === 'quality'
        ? `${subject} ${conjugated(action, subject)}`
        : outcomeOf({ subject, action }, id, condition !== null),
  };
}

/**
 * "A page where customers download invoices": who does what with it. "Ensure that a job that fails is retried": what
 * befalls one thing, and what follows.
 */
function relatedSteps({ subject, action, condition, isNegative }: Parts): Steps | null {
  if (subject !== 'the system' || condition !== null || isNegative) return null;
  const [, thing = '', rest = ''] =
    /^(?:provide|have|offer|show) (an? [^,;:]{3,60}?) (?:where|with which|in which|on which) (.{8,})$/isu.exec(
      action,
    ) ?? [];
  const clause = thing === '' ? null : presentClause(rest);
  const person = clause && !clause.isNegative ? personIn(clause.subject) : null;
  if (clause && person && isDeed(clause.action))
    return {
      given: `${person.first} and ${thing}`,
      trigger: doneBy(person, clause.action),
      outcome: successOf(clause.action),
    };
  const [, one = '', noun = '', befalls = '', follows = ''] =
    /^ensure that (an?|every|each|any) (\p{L}+) (?:that|which|who) ([^,;:]{4,60}?) ((?:is|gets|goes|stays|becomes|shows|loses|receives|has) .{3,})$/isu.exec(
      action,
    ) ?? [];
  const [, falls = '', then = ''] =
    /^ensure that (?:someone|somebody|anyone|anybody|everyone|everybody) who ([^,;:]{4,60}?) ((?:is|gets|goes|stays|becomes|loses|receives|has) .{3,})$/isu.exec(
      action,
    ) ?? [];
  if (falls !== '')
    return {
      given: 'somebody the rule applies to',
      trigger: `they ${fallsOnThem(falls)}`,
      outcome: `the person ${then}`,
    };
  return noun === ''
    ? null
    : {
        given: withArticle(`${/^an?$/iu.test(one) ? one : 'a'} ${noun}`),
        trigger: `it ${befalls}`,
        outcome: `it ${follows}`,
      };
}

/** "Doesn't show up" of several: "do not show up". */
function fallsOnThem(clause: string): string {
  return clause
    .replace(/^does(?:n['’]t| not)(?!\p{L})/iu, 'do not')
    .replace(/^has(?!\p{L})/iu, 'have')
    .replace(/^is(?!\p{L})/iu, 'are');
}

/** "Add notes but not to delete a hive": what the same people are not to do. */
const barred = /^(.{3,}) but not to (\p{Ll}.{2,})$/su;

/** What must not slip through: the condition that does not hold, the limit that is passed, the step that fails. */
export function englishCounter(requirement: Requirement, parts: Parts, composition: Composition): Steps {
  const { id } = requirement;
  const phrases = derivedPhrasesOf(composition.language);
  const { subject, isNegative, isSequel } = parts;
  const action = parts.ability ?? parts.action;
  if (isPersonal(requirement))
    return {
      given: takenOn(subject),
      trigger: `what ${id} says is not done in time`,
      outcome: `${id} is not closed`,
    };
  const turned = onePerCounter(parts) ?? listedCounter(parts) ?? refusedCounter(parts);
  if (turned) {
    if (turned.outcome === refused) composition.assumptions.add(say(composition, 'assumeRefusal'));
    return turned;
  }
  const { given, condition } = startOf(requirement, parts, composition);
  const person = requirement.isQuality ? null : doerOf(parts, requirement.statement);
  if (person && /^only /iu.test(subject) && !isNegative)
    return {
      given: `somebody who is not ${person.first}`,
      trigger: `they try to ${action}`,
      outcome: 'they are refused with an error and nothing changes',
    };
  if (condition && !isSequel && !isPronoun(condition))
    return {
      given: person && !isNegative ? person.first : given,
      trigger: contraryOf(condition) ?? `it is not the case that ${condition}`,
      outcome: insteadOf(parts, person, id),
    };
  const kept = barred.exec(action)?.[2];
  if (person && kept !== undefined)
    return {
      given: person.first,
      trigger: `${person.again} tries to ${kept}`,
      outcome: `${person.again} is refused with an error`,
    };
  if (isNegative) {
    composition.assumptions.add(say(composition, 'assumeRefusal'));
    return {
      given: `an attempt that ${id} refuses`,
      trigger: 'the stored data is looked at afterwards',
      outcome: 'nothing has changed',
    };
  }
  const beyond = boundCounter(parts, person, given, requirement);
  if (beyond) {
    if (beyond.outcome === refused) composition.assumptions.add(say(composition, 'assumeRefusal'));
    return beyond;
  }
  const bound = person ? boundIn(requirement.demand ? part(requirement.demand.action) : action) : null;
  if (setsLimit(requirement) || bound !== null) {
    composition.assumptions.add(say(composition, 'assumeRefusal'));
    return {
      given: person?.first ?? given,
      trigger:
        person && bound !== null
          ? `${person.again} goes beyond “${bound}”`
          : fill(phrases.limitExceeded, { id }),
      outcome: say(composition, 'scenarioRefused'),
    };
  }
  if (person && isLooking(action)) {
    composition.assumptions.add('A view with nothing to show is empty and no error.');
    return {
      given: person.first,
      trigger: `there is nothing to show for ${id}`,
      outcome: `${person.again} sees an empty result and no error`,
    };
  }
  if (person || (isSystem(subject) && takesInput(requirement, parts) && !isRule(action))) {
    composition.assumptions.add(say(composition, 'assumeRefusal'));
    return {
      given: person?.first ?? given,
      trigger: person
        ? `${person.again} tries to ${missingObject(action) ?? `${action} with missing or invalid data`}`
        : say(composition, 'scenarioInvalid', { id }),
      outcome: say(composition, 'scenarioRefused'),
    };
  }
  const failure = failureOf({ subject, action }, id, phrases.failReported);
  if (failure.outcome === phrases.failReported) composition.assumptions.add(phrases.assumeReported);
  if (failure.outcome === refused) composition.assumptions.add(say(composition, 'assumeRefusal'));
  return { given, ...failure };
}

/** What lies beyond the bound that a demand itself sets: more than it allows, later, or what is somebody else's. */
function boundCounter(
  { subject, action: whole, ability }: Parts,
  person: Person | null,
  given: string,
  { id, demand }: Requirement,
): Steps | null {
  const action = (ability ?? whole).replace(/^only (?=\p{Ll}+ one )/u, '');
  const thing = person && isLooking(action) ? ownOnly(action) : null;
  if (person && thing !== null)
    return {
      given: `${person.first} and the ${thing} of somebody else`,
      trigger: `${person.again} looks`,
      outcome: `${person.again} does not see what belongs to somebody else`,
    };
  const beyond = beyondBound(action);
  if (beyond === null) return null;
  const isFree = /(?<!\p{L})(?:free|for free|free of charge|without (?:a )?fee)(?!\p{L})/iu.test(action);
  if (person && isFree)
    return {
      given: person.first,
      trigger: `${person.again} does so outside “${boundIn(action) ?? action}”`,
      outcome: 'this is not free',
    };
  if (person) return { given: person.first, trigger: `${person.again} tries to ${beyond}`, outcome: refused };
  if (ability !== null || action !== whole)
    return {
      given,
      trigger: `${subject} ${isPlural(subject) ? 'are' : 'is'} to ${beyond}`,
      outcome: answerIn(demand) ?? refused,
    };
  if (/^(?:the system|there|it|they|this|no|all)$|, the system$/iu.test(subject)) return null;
  return {
    given,
    trigger: `${subject} ${conjugated(beyond, subject)}`,
    outcome: `${id} is not met and the test fails`,
  };
}

/** "… (second start gets a 409)": what follows beyond a bound, where the demand says so itself. */
function answerIn(demand: Requirement['demand']): string | null {
  const aside = demand ? (/\(([^()]{6,80})\)$/u.exec(part(demand.action))?.[1] ?? '') : '';
  return presentClause(aside) === null ? null : aside;
}

/** What an order without a subject names as something a user does: "list readings of a meter", "look a sample up". */
const asksFor =
  /^(?:(?:list|search|browse|find|look (?:up|at)|view|filter|compare)(?!\p{L})|(?:look|get|fetch|retrieve|register|correct|book|reserve|discard|cancel|take|move|claim|rename|redeem|borrow|rate|void) (?:an?|one|all|the (?:list|details|history|complete|full|current))(?!\p{L}))/iu;

/** Who does what the demand is about, where people do it. */
function doerOf({ subject, action, ability, isNegative }: Parts, { text }: Statement): Person | null {
  if (isNegative || (ability !== null && /^be(?!\p{L})/u.test(ability))) return null;
  if (subject === 'the system' && asksFor.test(action) && text.toLowerCase().startsWith(action.slice(0, 6)))
    return { first: 'a user', again: 'the user' };
  const person = actingIn(subject);
  if (ability === null) return person && isDeed(action) ? person : null;
  const isNamed = /^(?:the |an? )?\p{Ll}+(?: \p{Ll}+){0,2}$/u.test(subject) && !isPlural(subject);
  const bare = subject.replace(/^(?:the|an?) /u, '');
  return person ?? (isNamed && bare !== subject ? { first: subject, again: `the ${bare}` } : null);
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

/** Where a scenario starts, and what has to hold first: "for orders with a gift card" is a start, "if it fails" a condition. */
function startOf(
  { statement }: Requirement,
  { subject, action, ability, condition }: Parts,
  { understanding }: Composition,
): { given: string; condition: string | null } {
  const time = condition === null ? null : timeIn(condition);
  const place =
    condition === null || time !== null
      ? null
      : /^(?:for|in|on|at) ([^,]{3,80})(?:, (?:if|when|once) (.+))?$/isu.exec(condition);
  if (place) return { given: `the case of ${place[1] ?? ''}`, condition: place[2] ?? null };
  const [, task = '', inCase = ''] =
    /^(?:on the attempt )?to (\p{Ll}[^,]{3,80})(?:, (?:if|when|once) (.+))?$/isu.exec(condition ?? '') ?? [];
  const trial = `somebody ${conjugated(task, 'somebody')}`;
  if (task !== '')
    return inCase === ''
      ? { given: 'the system is in use', condition: trial }
      : { given: trial, condition: inCase };
  const past =
    condition === null ? null : /^(?:after|once)\s((?:the |an? )?[^,]{2,40})$/iu.exec(condition)?.[1];
  return {
    given: settingOf({ subject, action: ability ?? action }, statement, understanding.parts),
    condition: time ?? (past ? `${past} ${isPlural(past) ? 'have' : 'has'} happened` : condition),
  };
}

/** "At the end of the month" as something that happens: "it is the end of the month". */
function timeIn(condition: string): string | null {
  const edge = /^at the ((?:end|beginning|start) of .{3,40})$/iu.exec(condition)?.[1];
  if (edge) return `it is the ${edge}`;
  const turn = /^(?:every|each) (.{3,20})$/iu.exec(condition)?.[1];
  return turn ? `the next ${turn} comes` : null;
}

function takenOn(people: string): string {
  return `${people} ${/ (?:and|&|\+) /u.test(people) ? 'have' : 'has'} taken this on`;
}
