import type { Requirement } from '../requirement.ts';
import { negated } from '../voice/english.ts';
import { answeredCounter } from './answered.ts';
import type { Person } from './attempt.ts';
import { beforeThatCounter } from './before-that.ts';
import { beyondBound, ownOnly } from './bounds.ts';
import { isCall, wrongRequest } from './call.ts';
import { calledCounter } from './called.ts';
import { caseIn, inUse, isLook } from './case.ts';
import { contraryKind } from './contrary-kind.ts';
import { doerOf } from './doer.ts';
import { barred } from './english-scenario.ts';
import { entitledCounter } from './entitled.ts';
import { refused } from './failure.ts';
import { keptCounter } from './kept.ts';
import { lifetimeCounter } from './lifetime.ts';
import { occasionOf } from './occasion.ts';
import { onceCounter } from './once.ts';
import { isOneClause } from './one-clause.ts';
import { onePerCounter } from './one-per.ts';
import { onlyIfCounter } from './only-if.ts';
import { oppositeCase } from './opposite-case.ts';
import { isPersonal, type Parts } from './parts.ts';
import { passiveAbilityCounter } from './passive-ability.ts';
import { processedCounter } from './processed.ts';
import { reservedCounter } from './reserved.ts';
import { samePairCounter } from './same-pair.ts';
import { sameTimeCounter } from './same-time.ts';
import { emptyCase } from './shapes/emptiness.ts';
import { shapeIn } from './shapes/shapes.ts';
import { signingInCounter } from './signing-in.ts';
import type { Steps } from './steps.ts';
import { listedCounter, refusedCounter } from './stored.ts';
import { valueCounter } from './values.ts';

/**
 * What must not slip through, as an English demand itself rules it out: the case that does not hold, the moment that has not come,
 * somebody else. Null where it names nothing of the kind.
 */
export function englishCounter(requirement: Requirement, deeds: readonly Parts[]): Steps | null {
  for (const parts of deeds) {
    const counter = counterOf(requirement, parts);
    if (counter) return counter;
  }
  return null;
}

function counterOf(requirement: Requirement, parts: Parts): Steps | null {
  if (isPersonal(requirement)) return null;
  const turned =
    calledCounter(parts) ??
    answeredCounter(parts) ??
    reservedCounter(parts) ??
    samePairCounter(parts) ??
    sameTimeCounter(parts) ??
    signingInCounter(parts) ??
    beforeThatCounter(parts) ??
    onceCounter(parts) ??
    keptCounter(parts) ??
    valueCounter(parts) ??
    lifetimeCounter(parts) ??
    onePerCounter(parts) ??
    onlyIfCounter(parts) ??
    passiveAbilityCounter(parts) ??
    listedCounter(parts) ??
    refusedCounter(parts);
  if (turned) return turned;
  const shape = shapeIn(requirement, parts);
  if (shape?.against) return shape.against;
  if (shape && !shape.shows) return null;
  const { subject, isNegative, isSequel } = parts;
  const action = parts.ability ?? parts.action;
  const person = requirement.isQuality && parts.ability === null ? null : doerOf(parts, requirement);
  if (person && /^only /iu.test(subject) && !isNegative)
    return {
      given: `somebody who is not ${person.first.replace(/^somebody (?=among )/u, '')}`,
      trigger: `they try to ${action}`,
      outcome: 'they are refused with an error and nothing changes',
    };
  if (isNegative) return null;
  if (parts.condition !== null) return isSequel ? null : otherCase(requirement, parts, person);
  if (person) return attemptCounter(person, parts) ?? entitledCounter(parts) ?? emptyCase(parts);
  return (
    (requirement.isQuality ? null : otherMoment(requirement, parts)) ??
    otherKind(parts) ??
    processedCounter(parts, requirement.strength) ??
    entitledCounter(parts)
  );
}

/** What happens only in the case that the demand names, where that case does not hold. */
function otherCase({ strength }: Requirement, parts: Parts, person: Person | null): Steps | null {
  const { subject, action, condition, ability } = parts;
  const told = condition === null ? null : caseIn(condition);
  const deed = ability ?? firstDeed(action);
  if (told === null || isLook.test(told) || strength === 'MAY' || deed === null) return null;
  const contrary = oppositeCase(told, subject, deed);
  if (contrary === null) return null;
  const who = person?.again ?? subject;
  return {
    given: person?.first ?? inUse,
    trigger: contrary,
    outcome: ability === null ? `${who} ${negated(deed, who)}` : `${who} cannot ${ability}`,
  };
}

/** What cannot be denied as a whole: several clauses, what was only named, what denies, compares or goes on as before. */
const unlike =
  /[,;:()–]| (?:and|or|but|not|no|never|without|instead|rather|than|only)(?!\p{L})|^(?:provide|enforce|ensure|avoid|be limited to|be as follows|hold|follow|still|keep|continue|stay|remain|go on|carry on|proceed|retry|try again|re-?try|resume|recover|restart|relaunch|resend|reconnect|roll back|fall back|no|not)(?!\p{L})/iu;

/** What somebody tries in vain: what the demand itself keeps from them, a call that is no call. */
function attemptCounter(person: Person, parts: Parts): Steps | null {
  const kept = barred.exec(parts.whole)?.[2];
  if (kept !== undefined)
    return {
      given: person.first,
      trigger: `${person.again} tries to ${kept}`,
      outcome: `${person.again} is refused with an error`,
    };
  const action = parts.ability ?? parts.action;
  if (isCall(action))
    return {
      given: `${person.first} and ${wrongRequest(action)}`,
      trigger: `${person.again} sends it`,
      outcome: refused,
    };
  const own = ownOnly(action);
  if (own !== null)
    return {
      given: `${person.first} and the ${own} of somebody else`,
      trigger: `${person.again} looks`,
      outcome: `${person.again} does not see what belongs to somebody else`,
    };
  const beyond = parts.ability === null || free.test(action) ? null : beyondBound(action);
  return beyond === null
    ? null
    : { given: person.first, trigger: `${person.again} tries to ${beyond}`, outcome: refused };
}

/** What is free within a bound is not refused beyond it. */
const free = /(?<!\p{L})(?:free|for free|free of charge|without (?:a )?fee)(?!\p{L})/iu;

/** The moment that the demand names has not come yet. */
function otherMoment({ statement }: Requirement, parts: Parts): Steps | null {
  const { subject, whole } = parts;
  const occasion = isOneClause(statement, parts) ? occasionOf(subject, whole) : null;
  if (
    occasion === null ||
    occasion.before === null ||
    unlike.test(occasion.rest) ||
    / unless /u.test(occasion.rest)
  )
    return null;
  return { given: inUse, trigger: occasion.before, outcome: `${subject} ${negated(occasion.rest, subject)}` };
}

/** "Bookings older than three years" and others. */
function otherKind({ subject, whole }: Parts): Steps | null {
  const contrary = contraryKind(subject);
  const deed = contrary === null ? null : firstDeed(whole);
  const [done = ''] = deed?.split(' ').slice(1) ?? [];
  if (contrary === null || deed === null || contrary.split(' ').includes(done) || !setsApart.test(whole))
    return null;
  const isMany = !/^an? /iu.test(contrary);
  const again = isMany ? 'they' : 'it';
  return {
    given: inUse,
    trigger: `there ${isMany ? 'are' : 'is'} ${contrary}`,
    outcome: `${again} ${negated(deed, again)}`,
  };
}

/** What befalls some things and not the others of their kind: "be refused", "raise an alert". What all may get or do rules nothing out. */
const setsApart =
  /^(?:also |always |automatically |immediately )?(?:(?:be|get) (?:refused|rejected|declined|denied|hidden|deleted|removed|erased|dropped|discarded|blocked|locked|frozen|marked|flagged|highlighted|skipped|ignored|excluded|exempt|left out|cancelled|canceled|aborted|stopped|escalated|reported|archived|split|masked|blurred|anonymi[sz]ed|torn down|put aside|set aside|quarantined|closed|purged|repeated|retried|returned|sent back|paged|greyed out|answered with (?:an? )?[45]\d\d)|(?:raise|trigger|set off|cause|stop|block|fail|break|lose|vanish|disappear|expire|lapse))(?!\p{L})/u;

/** The first of several things that are done, which can be denied by itself; null where it can not. */
function firstDeed(action: string): string | null {
  const [first = action] = action.split(
    /,? and (?:then )?(?=\p{Ll})|[;(]|, (?=\p{Ll})| (?=because |due to |so that )/u,
  );
  return unlike.test(first) || first.trim().split(' ').length < 2 ? null : first.trim();
}
