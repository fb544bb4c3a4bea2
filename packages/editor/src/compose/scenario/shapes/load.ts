import type { Shape } from './shape.ts';
import { isThing } from './words.ts';

const many = String.raw`(?<many>\d[\d.,]*k? (?:(?:concurrent|parallel|simultaneous|open) )?\p{Ll}{3,}s)`;
const shape = new RegExp(
  String.raw`^(?:support|handle|serve|manage|cope with|work (?:for|with)|sustain|process) (?:up to |at least )?${many}(?<how> (?:at once|at the same time|in parallel|concurrently|per (?:second|minute|hour|day)))?(?=$|[,;:(]| (?:in|within|on)(?!\p{L}))`,
  'u',
);
const together =
  /(?:concurrent|parallel|simultaneous|open) | (?:at once|at the same time|in parallel|concurrently|per )/u;

/** "Support 500 concurrent readers": as many come together. Null for any other demand. English. */
export const loadCases: Shape = ({ parts: { subject, whole, condition, isNegative } }) => {
  if (isNegative || condition !== null) return null;
  const { many: count = '', how = '' } = shape.exec(whole)?.groups ?? {};
  if (count === '' || !together.test(`${count}${how}`)) return null;
  return {
    shows: null,
    against: {
      given: 'a test of the load',
      trigger: `${isThing(subject) ? subject : 'the system'} gets ${count}${how}`,
      outcome: 'none of them ends with an error',
    },
  };
};
