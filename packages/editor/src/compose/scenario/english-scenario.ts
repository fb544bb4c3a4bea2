import { derivedPhrasesOf } from '../../formats/phrases/derived/by-language.ts';
import { fill } from '../../formats/phrases/phrase.ts';
import { type Composition, say } from '../composition.ts';
import type { Requirement } from '../requirement.ts';
import { conjugated, isPlural, negated } from '../voice/english.ts';
import { contraryOf } from './contrary.ts';
import { setsLimit, takesInput } from './demanding.ts';
import { isActor, isPersonal, isPronoun, type Parts } from './parts.ts';
import { failureOf, outcomeOf, settingOf, triggerOf } from './setting.ts';

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
  const action = ability ?? parts.action;
  if (isPersonal(requirement))
    return {
      given: takenOn(subject),
      trigger: 'the result is looked at',
      outcome: `what ${id} says is done`,
    };
  const { given, condition } = startOf(requirement, parts, composition);
  if (isNegative) {
    const attempt =
      isActor(subject) && !/^be(?!\p{L})/iu.test(action)
        ? `${subject} ${isPlural(subject) ? 'try' : 'tries'} to ${action}`
        : null;
    const trigger = condition ?? attempt ?? `something would cause ${subject} to ${action}`;
    return { given, trigger, outcome: `${subject} ${negated(action, subject)}` };
  }
  if (ability) {
    const act = `${subject} ${conjugated(ability, subject)}`;
    return {
      given,
      trigger: condition ? `${condition} and ${act}` : act,
      outcome: say(composition, 'scenarioSucceeds', { id }),
    };
  }
  const trigger =
    condition ?? (isQuality ? say(composition, 'scenarioMeasured', { id }) : triggerOf({ subject, action }));
  return {
    given,
    trigger,
    outcome:
      statement.kind === 'quality'
        ? `${subject} ${conjugated(action, subject)}`
        : outcomeOf({ subject, action }, id, condition !== null),
  };
}

/** What must not slip through: the condition that does not hold, the limit that is passed, the step that fails. */
export function englishCounter(requirement: Requirement, parts: Parts, composition: Composition): Steps {
  const { id } = requirement;
  const phrases = derivedPhrasesOf(composition.language);
  const { subject, isNegative, isSequel, ability } = parts;
  const action = ability ?? parts.action;
  if (isPersonal(requirement))
    return {
      given: takenOn(subject),
      trigger: `what ${id} says is not done in time`,
      outcome: `${id} stays open and is said to be so`,
    };
  const { given, condition } = startOf(requirement, parts, composition);
  if (condition && !isNegative && !isSequel && !isPronoun(condition))
    return {
      given,
      trigger: contraryOf(condition) ?? fill(phrases.otherwise, { id }),
      outcome: /^no(?:body)?(?!\p{L})/iu.test(subject)
        ? `${id} does not apply`
        : `${subject} ${negated(action, subject)}`,
    };
  if (setsLimit(requirement)) {
    composition.assumptions.add(say(composition, 'assumeRefusal'));
    return {
      given,
      trigger: fill(phrases.limitExceeded, { id }),
      outcome: say(composition, 'scenarioRefused'),
    };
  }
  if (isNegative) {
    const does = `${subject} ${conjugated(action, subject)}`;
    return { given, trigger: `${does} all the same`, outcome: `the acceptance test of ${id} fails` };
  }
  if (takesInput(requirement, parts)) {
    composition.assumptions.add(say(composition, 'assumeRefusal'));
    return {
      given,
      trigger: ability
        ? `${subject} ${isPlural(subject) ? 'try' : 'tries'} ${id} with missing or invalid data`
        : say(composition, 'scenarioInvalid', { id }),
      outcome: say(composition, 'scenarioRefused'),
    };
  }
  const failure = failureOf({ subject, action }, id, phrases.failReported);
  if (failure.outcome === phrases.failReported) composition.assumptions.add(phrases.assumeReported);
  return { given, ...failure };
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
