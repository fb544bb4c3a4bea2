import { faultIn } from '../../sound/unsound.ts';
import type { Requirement } from '../requirement.ts';
import { conjugated } from '../voice/english.ts';
import { isDeed, successOf } from './attempt.ts';
import { inUse } from './case.ts';
import { department } from './entitled.ts';
import { lookAt } from './looked-at.ts';
import { orderedIn } from './ordered.ts';
import type { Parts } from './parts.ts';
import type { Steps } from './steps.ts';
import { toldIn } from './told-clause.ts';
import { toldWhole } from './told-whole.ts';

/**
 * The criterion of an English demand that names no act of its own and can be seen by one: something renamed is looked for, a page is opened.
 * Null where nobody could do more than read the demand again.
 */
export function plainSteps(requirement: Requirement, parts: Parts): Steps | null {
  const ordered = orderedIn(parts);
  if (ordered)
    return { given: inUse, trigger: `somebody looks for ${ordered.thing}`, outcome: ordered.outcome };
  const succeeds = succeedsIn(parts) ?? possibleIn(parts);
  if (succeeds) return succeeds;
  // What is refused, is refused for a cause that the demand does not tell: a plain call is not.
  const look = refusal.test(parts.whole) ? null : lookAt(parts);
  if (look === null || faultIn(look) !== null) return null;
  const told =
    wholeOf(toldIn(requirement, parts)) ?? (requirement.strength === 'MAY' ? null : toldWhole(parts));
  if (told === null) return null;
  const { subject } = parts;
  const isOpened = look.endsWith(subject.replace(/^\p{L}+ /u, '')) && told.startsWith(`${subject} `);
  return { given: inUse, trigger: look, outcome: isOpened ? `it${told.slice(subject.length)}` : told };
}

/** Statuses of an answer to which the caller, or what is stored, has given a cause. */
const refusal =
  /^(?:answer|return|respond|reply|send|give)(?: with)?(?: an?)?(?: (?:HTTP|status|error))* `?(?:40[0-35-9]|41[1-7]|42[1-9]|431|50[0-24])(?!\d)/iu;

/** "Finance can restart a job": people that no word calls so do it. */
function succeedsIn({ subject, ability, condition }: Parts): Steps | null {
  return ability === null || condition !== null || !department.test(subject) || !isDeed(ability)
    ? null
    : { given: inUse, trigger: `${subject} ${conjugated(ability, subject)}`, outcome: 'this succeeds' };
}

/** "It must be possible to do a dry run": somebody does one. */
function possibleIn({ subject, action, condition, isNegative }: Parts): Steps | null {
  const deed = /^be possible to (.{3,})$/su.exec(action)?.[1] ?? '';
  if (deed === '' || !/^it$/iu.test(subject) || condition !== null || isNegative || !isDeed(deed))
    return null;
  return {
    given: inUse,
    trigger: `somebody ${conjugated(deed, 'somebody')}`,
    outcome: (/^do /u.test(deed) ? null : successOf(deed)) ?? 'this succeeds',
  };
}

/** What is told in one breath; of more than that only the words of the input say how it hangs together. */
function wholeOf(told: string | null): string | null {
  return told === null || severalIn.test(told) ? null : told;
}

const severalIn = /[,;(–—?]|:(?!\d)|(?<!\p{L})(?:but|otherwise|yes|maybe)(?!\p{L})/iu;
