import { conjugated } from '../../voice/english.ts';
import { beyondBound } from '../bounds.ts';
import { inUse } from '../case.ts';
import type { Shape } from './shape.ts';

const shape =
  /^(?<deed>(?:raise an )?(?:alert|alarm|warn|page)(?: (?!on )[^,;:]{2,40}?)?) (?:on|for|at) (?<case>[^;:]{4,100})$/u;
const signs: readonly (readonly [RegExp, string])[] = [
  [/ ?>= ?(?=[\d.])/gu, ' of at least '],
  [/ ?<= ?(?=[\d.])/gu, ' of at most '],
  [/ ?> ?(?=[\d.])/gu, ' over '],
  [/ ?< ?(?=[\d.])/gu, ' below '],
];

/** "Alert on pool usage over 80%": there is such, and there is less of it. Null for any other demand. English. */
export const alertCases: Shape = ({ parts: { subject, whole, condition, isNegative } }) => {
  if (isNegative || condition !== null) return null;
  const { deed = '', case: said = '' } = shape.exec(whole)?.groups ?? {};
  if (deed === '' || !/\d/u.test(said)) return null;
  const happens = signs.reduce((text, [sign, word]) => text.replace(sign, word), said);
  const within = beyondBound(happens);
  // "At 80% disk" is no thing that there is.
  if (within === null || !/^\p{L}/u.test(happens)) return null;
  return {
    shows: {
      given: inUse,
      trigger: `there is ${happens}`,
      outcome: `${subject} ${conjugated(deed, subject)}`,
    },
    against: { given: inUse, trigger: `there is ${within}`, outcome: `${subject} does not ${deed}` },
  };
};
