import { isPlural } from '../../voice/english.ts';
import type { Shape } from './shape.ts';
import { isThing } from './words.ts';

const hidden =
  /^(?:always )?be (?:stored |saved |kept |sent )?(?:only )?(?<how>encrypted|hashed|masked|anonymi[sz]ed|pseudonymi[sz]ed|redacted|salted and hashed)(?<rest> (?:in|on|at|with|by|before|after|while) [^,;:()]{2,60})?(?=$|[,;:(])/u;

/** "Emails are hashed in the SDK": who reads what is stored past the system finds nothing. Null for any other demand. English. */
export const hiddenCases: Shape = ({ parts: { subject, whole, condition, isNegative } }) => {
  if (isNegative || condition !== null) return null;
  const how = hidden.exec(whole)?.groups?.['how'];
  const thing = /^everything stored/iu.test(subject) ? 'what is stored' : subject;
  if (how === undefined || (thing === subject && !isThing(subject))) return null;
  const are = isPlural(thing) || /data$/iu.test(thing) ? 'have' : 'has';
  return {
    shows: null,
    against: {
      given: `${thing} ${are} been ${/^encrypted$/u.test(how) ? 'saved' : 'handed in'}`,
      trigger: 'somebody reads the stored bytes past the system',
      outcome: `the plain text cannot be read there`,
    },
  };
};
