import { isPlural } from '../../voice/english.ts';
import type { Shape } from './shape.ts';
import { isThing } from './words.ts';

const follows =
  /^follow (?<what>(?:the|its|their|our|that of) [\p{L}’' -]{3,50}?)(?: by default)?(?:,? (?<other>\p{L}+) if there(?: is|['’]s) none)?(?=$|[;:(])/u;

/** "The language follows that of the phone": that one changes. Null for any other demand. English. */
export const followingCases: Shape = ({ parts: { subject, whole, condition, isNegative } }) => {
  if (isNegative || condition !== null) return null;
  const { what = '', other } = follows.exec(whole)?.groups ?? {};
  if (
    what === '' ||
    !isThing(what) ||
    /(?:rules?|standards?|guidelines?|conventions?|steps?|sequence|format)$/u.test(what)
  )
    return null;
  const thing = isThing(subject) ? subject : 'the system';
  const it = isPlural(thing) ? 'they are' : 'it is';
  return {
    shows: {
      given: `${what} ${isPlural(what) ? 'have' : 'has'} been changed`,
      trigger: `somebody opens ${thing === 'the system' ? thing : 'the system'}`,
      outcome:
        thing === 'the system'
          ? `it has taken ${what} over`
          : `${thing} ${isPlural(thing) ? 'have' : 'has'} changed with it`,
    },
    against:
      other === undefined
        ? null
        : {
            given: `there is no match for ${what}`,
            trigger: 'somebody opens the system',
            outcome: `${it} ${other}`,
          },
  };
};
