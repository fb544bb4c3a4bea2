import { gerundOf, possibleBases } from '../../../correct/lexicon/inflection.ts';
import { isBaseVerb } from '../../../understand/clause/verbs.ts';
import { refused } from '../failure.ts';
import type { Shape } from './shape.ts';

const until = /^be (?:possible|allowed|permitted) (?:only )?(?:until|till|up to) (?<time>[^,;:()]{3,50})$/u;
const doing = /^(?:the )?(?<gerund>\p{L}{4,}ing) (?<what>[^,;:()]{3,60})$/iu;

/** "Changing an answer is possible until the evening before": before that, and later. Null for any other demand. English. */
export const deadlineCases: Shape = ({ parts: { subject, whole, condition, isNegative } }) => {
  if (isNegative || condition !== null) return null;
  const time = until.exec(whole)?.groups?.['time'];
  const { gerund = '', what = '' } = doing.exec(subject)?.groups ?? {};
  const small = gerund.toLowerCase();
  const verb = possibleBases(small.replace(/ing$/u, '')).find(
    (base) => isBaseVerb(base) && gerundOf(base) === small,
  );
  if (time === undefined || verb === undefined) return null;
  return {
    shows: {
      given: `the time for it goes on until ${time}`,
      trigger: `somebody tries to ${verb} ${what} before that`,
      outcome: 'this succeeds',
    },
    against: {
      given: `the time for it went on until ${time}`,
      trigger: `somebody tries to ${verb} ${what} after that`,
      outcome: refused,
    },
  };
};
