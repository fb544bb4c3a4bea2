import { isPlural } from '../../voice/english.ts';
import type { Shape } from './shape.ts';
import { isThing } from './words.ts';

const optional = /^be optional(?:,? (?:except|but not) for (?<except>[^,;:()]{3,50}))?(?=$|[,;:(])/u;

/** "The phone number is optional": it is left out. Null for any other demand. English. */
export const optionalCases: Shape = ({ parts: { subject, whole, condition, isNegative } }) => {
  if (isNegative || condition !== null || !isThing(subject)) return null;
  const found = optional.exec(whole);
  if (!found) return null;
  const bare = subject.replace(/^(?:the|an?|each|every) /iu, '');
  const given = `everything but ${subject} has been filled in`;
  const except = found.groups?.['except'];
  return {
    shows: {
      given: except === undefined ? given : `${given} and it is not ${except}`,
      trigger: 'somebody saves',
      outcome: 'this succeeds',
    },
    against:
      except === undefined
        ? {
            given: `${bare} ${isPlural(bare) ? 'have' : 'has'} been left empty`,
            trigger: 'the entry is opened again',
            outcome: 'it is shown without an error',
          }
        : {
            given: `${given} and it is ${except}`,
            trigger: 'somebody tries to save',
            outcome: `${subject} is asked for and nothing is saved`,
          },
  };
};
