import { presentClause } from '../../understand/clause/present.ts';
import type { Requirement } from '../requirement.ts';
import { conjugated, isPlural, part } from '../voice/english.ts';
import { boundIn, isLooking, type Person } from './attempt.ts';
import { beyondBound, ownOnly } from './bounds.ts';
import { refused } from './failure.ts';
import type { Parts } from './parts.ts';
import type { Steps } from './steps.ts';

/** What lies beyond the bound that a demand itself sets: more than it allows, later, or what is somebody else's. */
export function boundCounter(
  { subject, whole, ability }: Parts,
  person: Person | null,
  given: string,
  { id, demand }: Requirement,
): Steps | null {
  const action = whole.replace(/^only (?=\p{Ll}+ one )/u, '');
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
    trigger: `${subject} ${conjugated(beyond.replace(/,? and not .*$/su, ''), subject)}`,
    outcome: `${id} is not met and the test fails`,
  };
}

/** "… (second start gets a 409)": what follows beyond a bound, where the demand says so itself. */
function answerIn(demand: Requirement['demand']): string | null {
  const aside = demand ? (/\(([^()]{6,80})\)$/u.exec(part(demand.action))?.[1] ?? '') : '';
  return presentClause(aside) === null ? null : aside;
}
