import { isPlural } from '../../voice/english.ts';
import type { Shape } from './shape.ts';
import { isThing } from './words.ts';

const byDefault =
  /^(?:be (?<state>(?:switched |turned )?(?:off|on)|enabled|disabled|hidden|visible|private|public|closed|open|empty|unchecked|checked|preselected|selected)) (?:by default|at first|initially)(?=$|[,;:(])/u;
const preselected = /^be (?<state>preselected|pre-selected|prechecked|checked by default)$/u;

/** "Push is off by default": nobody has set it yet, and somebody has. Null for any other demand. English. */
export const defaultCases: Shape = ({ parts: { subject, whole, condition, isNegative } }) => {
  if (condition !== null || !isThing(subject)) return null;
  const be = isPlural(subject) ? 'are' : 'is';
  if (isNegative && preselected.test(whole))
    return {
      shows: null,
      against: {
        given: 'somebody for whom nothing is set yet',
        trigger: `they come to ${subject} for the first time`,
        outcome: `${subject} ${be} not selected`,
      },
    };
  const state = byDefault.exec(whole)?.groups?.['state'];
  if (state === undefined || isNegative) return null;
  return {
    shows: {
      given: 'somebody for whom nothing is set yet',
      trigger: 'they begin to use the system',
      outcome: `${subject} ${be} ${state}`,
    },
    against: {
      given: `somebody who has set ${subject} otherwise`,
      trigger: 'they come back later',
      outcome: `${subject} ${be} as they have set it and not ${state}`,
    },
  };
};
