import { conjugated } from '../../voice/english.ts';
import { doneBy, isDeed, personIn } from '../attempt.ts';
import type { Shape } from './shape.ts';

const chain =
  /^(?<deed>(?!see |hear |get )\p{Ll}{3,} [^,;:()]{3,80}?)(?: and (?:then )?|, (?:and )?then )(?<gets>(?:hear|see|get|receive|find|be shown|be told|be asked|land on) [^,;:]{3,100})$/u;

/** "Types the number and hears the text", "picks a doctor, then sees free slots": the deed and what somebody gets by it. Null for any other demand. English. */
export const chainedCases: Shape = ({ parts: { subject, whole, ability, condition, isNegative } }) => {
  const person = isNegative || condition !== null ? null : personIn(subject);
  const { deed = '', gets = '' } =
    chain.exec((ability ?? whole).replace(/ \([^()]{1,40}\)$/u, ''))?.groups ?? {};
  if (person === null || deed === '' || !isDeed(deed)) return null;
  return {
    shows: {
      given: person.first,
      trigger: doneBy(person, deed),
      outcome: `${person.again} ${conjugated(gets, person.again)}`,
    },
    against: null,
  };
};
