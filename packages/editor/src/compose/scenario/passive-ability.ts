import { baseOfParticiple } from '../../understand/clause/verbs.ts';
import { isPlural } from '../voice/english.ts';
import { againOf } from './act.ts';
import { beyondBound } from './bounds.ts';
import { baseOfDone } from './done.ts';
import { refused } from './failure.ts';
import type { Parts } from './parts.ts';
import type { Steps } from './steps.ts';

const done =
  /^be (?<first>\p{Ll}{3,})(?<rest> (?!but |and |by )(?:(?! and )[^,;:]){2,120}?)?(?:,? but not (?<other>\p{Ll}{3,})(?<when> [^,;:]{2,120})?)?$/su;

interface Able {
  readonly given: string;
  readonly tried: string;
  readonly done: string;
  readonly barred: string | null;
}

/** "Turned off": what belongs to the verb. */
const particle = /^ (?:off|up|down|out|back|away)(?= |$)/u;

/** "A goal can be paused but not deleted while money is in it": what can be done with a thing, and what cannot. */
function ableOf({ subject, ability, condition, isNegative }: Parts): Able | null {
  const isNamed =
    (isPlural(subject) && !/^(?:they|these|those|both|all)$/iu.test(subject)) ||
    /^(?:the|an?) /iu.test(subject);
  const match = isNamed && condition === null && !isNegative && ability !== null ? done.exec(ability) : null;
  const { first = '', rest = '', other, when = '' } = match?.groups ?? {};
  const verb = baseOfDone(first);
  const second = other === undefined ? null : baseOfParticiple(other);
  if (verb === null || (other !== undefined && second === null)) return null;
  const again = againOf(subject);
  const be = isPlural(subject) ? 'are' : 'is';
  return {
    given: `there ${be} ${subject}`,
    tried: `somebody tries to ${verb} ${again}${rest}`,
    done: `${again} ${be} ${first}${particle.exec(rest)?.[0] ?? ''}`,
    barred: second === null ? null : `somebody tries to ${second} ${again}${when}`,
  };
}

/** Somebody does what can be done with the thing. */
export function passiveAbilitySteps(parts: Parts): Steps | null {
  const able = ableOf(parts);
  return able && { given: able.given, trigger: able.tried, outcome: able.done };
}

/** Somebody tries what cannot, or what goes beyond its bound. */
export function passiveAbilityCounter(parts: Parts): Steps | null {
  const able = ableOf(parts);
  if (able === null) return null;
  const beyond = able.barred ?? beyondBound(able.tried);
  return beyond === null ? null : { given: able.given, trigger: beyond, outcome: refused };
}
