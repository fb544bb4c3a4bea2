import { isPlural } from '../../voice/english.ts';
import type { Shape } from './shape.ts';
import { isThing, span } from './words.ts';

const active = new RegExp(
  String.raw`^cache (?<thing>[^,;:()]{3,50}?) for (?:at most |up to )?(?<time>${span})`,
  'u',
);
const passive = new RegExp(
  String.raw`^be cached (?:[^,;:()]{2,40} )?for (?:at most |up to )?(?<time>${span})`,
  'u',
);

/** "Cache the prices for 10 minutes": within that time they are not asked for again. Null for any other demand. English. */
export const cachedCases: Shape = ({ parts: { subject, whole, condition, isNegative } }) => {
  if (isNegative || condition !== null) return null;
  const found = active.exec(whole)?.groups;
  const time = found?.['time'] ?? passive.exec(whole)?.groups?.['time'];
  const thing = found?.['thing'] ?? subject;
  if (time === undefined || !isThing(thing)) return null;
  const given = `${thing} ${isPlural(thing) ? 'have' : 'has'} been fetched`;
  const them = isPlural(thing) ? 'they are' : 'it is';
  const are = isPlural(thing) ? 'are' : 'is';
  return {
    shows: {
      given,
      trigger: `${thing} ${are} asked for again after more than ${time}`,
      outcome: `${them} fetched anew`,
    },
    against: {
      given,
      trigger: `${thing} ${are} asked for again within ${time}`,
      outcome: `${them} not fetched again`,
    },
  };
};
