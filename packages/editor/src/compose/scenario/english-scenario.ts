import type { Requirement } from '../requirement.ts';
import { conjugated } from '../voice/english.ts';
import { answeredSteps } from './answered.ts';
import { doneBy, isDeed, type Person, successOf } from './attempt.ts';
import { calledSteps } from './called.ts';
import { caseIn, inUse } from './case.ts';
import { doerOf } from './doer.ts';
import { forbidden } from './forbidden.ts';
import { gerundSteps } from './gerund.ts';
import { instanceSteps } from './instance.ts';
import { keptSteps } from './kept.ts';
import { lifetimeSteps } from './lifetime.ts';
import { occasionOf } from './occasion.ts';
import { onceSteps } from './once.ts';
import { bendsAsWhole, isOneClause } from './one-clause.ts';
import { onePerSteps } from './one-per.ts';
import { onlyIfSteps } from './only-if.ts';
import { isPersonal, type Parts, topicOf } from './parts.ts';
import { passiveAbilitySteps } from './passive-ability.ts';
import { processedSteps } from './processed.ts';
import { mendedSteps, relatedSteps, whoeverSteps } from './related.ts';
import { reservedSteps } from './reserved.ts';
import { samePairSteps } from './same-pair.ts';
import { sameTimeSteps } from './same-time.ts';
import { shapeIn } from './shapes/shapes.ts';
import { signingInSteps } from './signing-in.ts';
import { soleDeed } from './sole-deed.ts';
import type { Steps } from './steps.ts';
import { listedSteps, refusedSteps } from './stored.ts';
import { toldWhole } from './told-whole.ts';
import { valueSteps } from './values.ts';

/**
 * The scenario that shows an English demand to hold, from what the demand itself names: a call, a case, a deed of somebody, a
 * moment. Null where it names nothing that a test could begin with.
 */
export function englishScenario(requirement: Requirement, parts: Parts): Steps | null {
  if (isPersonal(requirement)) return null;
  const topic = topicOf(parts);
  if (topic !== null) {
    const steps = englishScenario(requirement, { ...parts, condition: null });
    return steps?.given === inUse ? { ...steps, given: topic } : null;
  }
  const inner =
    calledSteps(parts) ??
    answeredSteps(parts) ??
    reservedSteps(parts) ??
    samePairSteps(parts) ??
    sameTimeSteps(parts) ??
    signingInSteps(parts) ??
    onceSteps(parts) ??
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
    refusedSteps(parts) ??
    gerundSteps(parts);
  if (inner) return inner;
  const shape = shapeIn(requirement, parts);
  if (shape) return shape.shows;
  const condition = parts.condition === null ? null : caseIn(parts.condition);
  if (parts.condition !== null && condition === null) return null;
  if (parts.isNegative)
    return (
      forbidden(parts, condition, impossible.test(requirement.statement.text)) ??
      instanceSteps(parts, requirement.strength) ??
      processedSteps(parts, requirement.strength)
    );
  const person = requirement.isQuality && parts.ability === null ? null : doerOf(parts, requirement);
  const deed = person && deedSteps(person, parts, condition, requirement.strength === 'MAY');
  if (deed) return deed;
  if (condition !== null) return requirement.strength === 'MAY' ? null : caseSteps(parts, condition);
  const isMeasured = requirement.isQuality && measured.test(parts.whole);
  const moment = isMeasured || requirement.strength === 'MAY' ? null : momentSteps(requirement, parts);
  return moment ?? instanceSteps(parts, requirement.strength) ?? processedSteps(parts, requirement.strength);
}

/** What is to be measured of it, whenever that may be. */
const measured =
  /(?<!\p{L})(?:within|under|below|less than|fewer than|at most|at least|up to|max(?:imum)?|no (?:more|longer|later) than|in) (?:an? )?\d|\d ?(?:ms|%|[kMG]B)(?!\p{L})/iu;

/** "Sessions can't be recorded": what somebody may try all the same. */
const impossible =
  /(?<!\p{L})(?:can(?:no|['’]?)t|can not|can never|may not|impossible to|not possible to) be(?!\p{L})/iu;

/** Somebody does what the demand lets them do, and what is to be seen then. Null for what they have to do: that they do it shows nothing. */
function deedSteps(person: Person, parts: Parts, condition: string | null, isAllowed: boolean): Steps | null {
  const deed = soleDeed({ ...parts, whole: parts.whole.replace(barred, '$1') });
  if (deed === null) return null;
  const sees = /^(?:only )?(?:see|know|view)\s/iu.test(deed);
  const isFree = parts.ability !== null || isAllowed || /^(?:only |the system$)/iu.test(parts.subject);
  if (!sees && !(isFree && isDeed(deed))) return null;
  const trigger = sees ? `${person.again} looks` : doneBy(person, deed);
  return {
    given: person.first,
    trigger: condition ? `${condition} and ${trigger}` : trigger,
    // "The desk is able to book for walk-ins": what is done to no thing that could be seen only succeeds.
    outcome: sees ? doneBy(person, deed) : (successOf(deed) ?? 'this succeeds'),
  };
}

/** The case comes about, and the demand says what follows. */
function caseSteps(parts: Parts, condition: string): Steps | null {
  const { subject, whole, ability } = parts;
  if (/^(?:enforce|be limited to|be as follows|hold|follow)(?!\p{L})/iu.test(whole)) return null;
  const sure = /^ensure that (.+)$/su.exec(whole)?.[1];
  const outcome = sure ?? (ability === null ? toldOf(parts) : `${subject} can ${ability}`);
  return outcome === null ? null : { given: inUse, trigger: condition, outcome };
}

/** What a demand says in the present, whatever the case; of verbs that cannot all be bent only the first one. */
function toldOf(parts: Parts): string | null {
  const { subject, whole } = parts;
  const plain = `${subject} ${conjugated(whole, subject)}`;
  if (bendsAsWhole(parts)) return plain;
  const byTree = toldWhole({ ...parts, condition: null });
  const [first = ''] = whole.split(/,? and (?=\p{Ll})/u);
  return byTree ?? (first.split(' ').length > 1 ? `${subject} ${conjugated(first, subject)}` : null);
}

/** The moment comes that the words of the demand name: "after 30 days". */
function momentSteps({ statement }: Requirement, parts: Parts): Steps | null {
  const { subject, whole, ability } = parts;
  const occasion = ability === null && isOneClause(statement, parts) ? occasionOf(subject, whole) : null;
  if (occasion && / (?:and not|unless|only|except) ?/u.test(occasion.rest)) return null;
  const sure = /^ensure that (.+)$/su.exec(occasion?.rest ?? '')?.[1];
  return (
    occasion && {
      given: inUse,
      trigger: occasion.trigger,
      outcome: sure ?? `${subject} ${conjugated(occasion.rest, subject)}`,
    }
  );
}

/** "Add notes but not to delete a hive": what the same people are not to do. */
export const barred = /^(.{3,}) but not to (\p{Ll}.{2,})$/su;
