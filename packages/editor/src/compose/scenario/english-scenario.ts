import { type Composition, say } from '../composition.ts';
import type { Requirement } from '../requirement.ts';
import { conjugated, isPlural } from '../voice/english.ts';
import { doneBy, type Person, successOf } from './attempt.ts';
import { calledSteps } from './called.ts';
import { doerOf } from './doer.ts';
import { forbidden } from './forbidden.ts';
import { keptSteps } from './kept.ts';
import { lifetimeSteps } from './lifetime.ts';
import { changedBy, mannerOf } from './manner.ts';
import { occasionOf } from './occasion.ts';
import { onePerSteps } from './one-per.ts';
import { onlyIfSteps } from './only-if.ts';
import { isPersonal, type Parts } from './parts.ts';
import { passiveAbilitySteps } from './passive-ability.ts';
import { providedSteps } from './provided.ts';
import { mendedSteps, relatedSteps, whoeverSteps } from './related.ts';
import { samePairSteps } from './same-pair.ts';
import { atWork, isShell, outcomeOf, triggerOf } from './setting.ts';
import { startOf } from './start.ts';
import type { Steps } from './steps.ts';
import { listedSteps, refusedSteps } from './stored.ts';
import { valueSteps } from './values.ts';

/** The scenario that shows an English demand to hold, from what the demand itself names. */
export function englishScenario(requirement: Requirement, parts: Parts, composition: Composition): Steps {
  const { id, statement, isQuality } = requirement;
  const { subject, isNegative, ability } = parts;
  const whole = parts.whole.replace(barred, '$1');
  if (isPersonal(requirement))
    return {
      given: takenOn(subject),
      trigger: 'the result is looked at',
      outcome: `what ${id} says is done`,
    };
  const inner =
    calledSteps(parts) ??
    samePairSteps(parts) ??
    valueSteps(parts) ??
    lifetimeSteps(parts) ??
    mendedSteps(parts) ??
    relatedSteps(parts) ??
    whoeverSteps(parts) ??
    keptSteps(parts) ??
    onePerSteps(parts) ??
    onlyIfSteps(parts) ??
    passiveAbilitySteps(parts) ??
    listedSteps(parts) ??
    refusedSteps(parts);
  if (inner) return inner;
  const { given, condition } = startOf(requirement, parts, composition);
  if (isNegative) return forbidden({ subject, action: parts.action }, given, condition);
  const single = /^only (\p{Ll}+ one \p{L}+(?: \p{L}+)?) at a time$/u.exec(whole)?.[1];
  if (single !== undefined && condition === null)
    return { given, trigger: `${subject} ${conjugated(single, subject)}`, outcome: 'this succeeds' };
  const person = isQuality ? null : doerOf(parts, statement);
  if (person) return deedSteps(person, parts, condition);
  if (ability) {
    const act = `${subject} ${conjugated(whole, subject)}`;
    if (/^(?:see|know)\s/iu.test(whole)) {
      const looks = `${subject} ${conjugated('look', subject)}`;
      return { given, trigger: condition ? `${condition} and ${looks}` : looks, outcome: act };
    }
    return { given, trigger: condition ? `${condition} and ${act}` : act, outcome: successOf(ability) };
  }
  if (condition !== null)
    return { given, trigger: condition, outcome: outcomeOf({ subject, action: whole }, true) };
  const measured = isQuality ? say(composition, 'scenarioMeasured', { id }) : null;
  return { given, ...unconditioned({ subject, action: whole }, measured, given) };
}

/** Somebody does what the demand lets or has them do, and it succeeds. */
function deedSteps(person: Person, parts: Parts, condition: string | null): Steps {
  const action = parts.whole.replace(barred, '$1');
  const act = doneBy(person, action);
  const sees = /^(?:see|know)\s/iu.test(action);
  const trigger = sees ? `${person.again} looks` : act;
  return {
    given: person.first,
    trigger: condition ? `${condition} and ${trigger}` : trigger,
    outcome: sees ? act : successOf(action),
  };
}

/** What sets off a demand that states no condition: the occasion its own words name, the deed itself, or a look at the result. */
function unconditioned(
  { subject, action }: Pick<Parts, 'subject' | 'action'>,
  measured: string | null,
  given: string,
): Omit<Steps, 'given'> {
  if (measured !== null) return { trigger: measured, outcome: `${subject} ${conjugated(action, subject)}` };
  const occasion = occasionOf(subject, action);
  // It is the system as changed that acts from then on.
  const acting = subject === 'the change' ? 'the system' : subject;
  if (occasion)
    return {
      trigger: occasion.trigger,
      outcome: outcomeOf({ subject: acting, action: occasion.rest }, false),
    };
  const provided = providedSteps(subject, action);
  if (provided) return provided;
  const trigger = triggerOf({ subject, action });
  const manner = isShell(trigger) ? mannerOf(subject, action) : null;
  return (
    manner ?? {
      trigger: isShell(trigger) ? atWork({ subject, action }, given) : trigger,
      outcome: changedBy({ subject, action }) ?? outcomeOf({ subject, action }, false),
    }
  );
}

/** "Add notes but not to delete a hive": what the same people are not to do. */
export const barred = /^(.{3,}) but not to (\p{Ll}.{2,})$/su;

/** Who has taken on what one person is to do. */
export function takenOn(people: string): string {
  return `${people} ${/ (?:and|&|\+) /u.test(people) || isPlural(people) ? 'have' : 'has'} taken this on`;
}
