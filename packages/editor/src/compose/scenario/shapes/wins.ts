import { isPlural } from '../../voice/english.ts';
import type { Shape } from './shape.ts';
import { isThing } from './words.ts';

const over =
  /^(?:win|take precedence|have precedence|take priority|have priority|prevail) over (?<other>[^,;:()]{2,50})$/u;
const overrides = /^(?:override|overrule|supersede) (?<other>(?:the|an?|its|their) [^,;:()]{2,50})$/u;

/** "Flags win over the file": both say something different. Null for any other demand. English. */
export const winsCases: Shape = ({ parts: { subject, whole, condition, isNegative } }) => {
  if (isNegative || condition !== null || !isThing(subject)) return null;
  const other = (over.exec(whole) ?? overrides.exec(whole))?.groups?.['other'];
  if (other === undefined || /^(?:it|them|this|that)$/u.test(other)) return null;
  return {
    shows: {
      given: `${subject} and ${other} say different things`,
      trigger: 'the value is used',
      outcome: `it is that of ${subject} and not that of ${other}`,
    },
    against: {
      given: `only ${other} ${isPlural(other) ? 'say' : 'says'} something`,
      trigger: 'the value is used',
      outcome: `it is that of ${other}, without an error`,
    },
  };
};
