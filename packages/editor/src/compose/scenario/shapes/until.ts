import { presentClause } from '../../../understand/clause/present.ts';
import { conjugated, isPlural } from '../../voice/english.ts';
import { contraryOf } from '../contrary.ts';
import type { Shape } from './shape.ts';
import { isThing } from './words.ts';

const lasting =
  /^(?<state>(?:stay|remain|be|keep) (?!done|made|finished)[^,;:]{2,50}?) until (?<event>[^,;:()]{6,80})$/u;

/** "The old password stays valid until the new one is set": before that, and from then on. Null for any other demand. English. */
export const untilCases: Shape = ({ parts: { subject, whole, ability, condition, isNegative } }) => {
  if (isNegative || condition !== null || ability !== null || !isThing(subject)) return null;
  const { state = '', event = '' } = lasting.exec(whole)?.groups ?? {};
  const before = event === '' || presentClause(event) === null ? null : contraryOf(event);
  if (
    before === null ||
    /^(?:it|they|this|that|everyone|everybody)(?!\p{L})/iu.test(event) ||
    / (?:and|or|but|not) /u.test(state)
  )
    return null;
  const holds = state.replace(/^(?:stay|remain|keep) /u, 'be ');
  return {
    shows: {
      given: subject,
      trigger: / not /u.test(before) ? `${before} yet`.replace(/ yet yet$/u, ' yet') : before,
      outcome: `${subject} ${conjugated(state, subject)}`,
    },
    against: {
      given: subject,
      trigger: event,
      outcome: `${isPlural(subject) ? 'they are' : 'it is'} no longer ${holds.replace(/^be /u, '')}`,
    },
  };
};
