import { isPlural } from '../../voice/english.ts';
import { savedThing } from '../act.ts';
import { refused } from '../failure.ts';
import type { Shape, ShapeCases } from './shape.ts';
import { isThing } from './words.ts';

const exact =
  /^(?:have|be|consist of|contain) (?:exactly )?(?<count>\d+ (?:characters|digits|letters|words|lines))(?: long)?(?=$|[,;:( ])/u;
const fewest =
  /^(?:have|be|consist of|contain) (?:at least|a minimum of) (?<count>\d+ (?:characters|digits|letters|words))(?: long)?(?=$|[,;:( ])/u;

const cut =
  /^be (?<how>cut|truncated|shortened|trimmed)(?: off)? (?:at|to|after|down to) (?<count>\d+ (?:characters|letters|words|lines))(?=$|[,;:( ])/u;

/** "The code has 16 characters": one of that length, and one of another. Null for any other demand. English. */
export const lengthCases: Shape = ({ parts: { subject, whole, condition, isNegative } }) => {
  if (isNegative || condition !== null || !isThing(subject)) return null;
  const shorter = cut.exec(whole)?.groups;
  if (shorter) return cutAt(savedThing(subject), shorter['how'] ?? '', shorter['count'] ?? '');
  if (isPlural(subject)) return null;
  const least = fewest.exec(whole)?.groups?.['count'];
  const count = least ?? exact.exec(whole)?.groups?.['count'];
  if (count === undefined) return null;
  const thing = subject.replace(/^(?:each|every|any|the) (?=(.))/iu, (_, next: string) =>
    /[aeiou]/iu.test(next) ? 'an ' : 'a ',
  );
  return {
    shows: { given: `${thing} of ${count}`, trigger: 'it is used', outcome: 'it is accepted' },
    against: {
      given: `${thing} of fewer than ${count}`,
      trigger: 'somebody tries to use it',
      outcome: refused,
    },
  };
};

/** "Titles are cut at 150 characters": a longer one is, one of that length is not. */
function cutAt(thing: string, how: string, count: string): ShapeCases {
  return {
    shows: {
      given: `${thing} of more than ${count}`,
      trigger: 'it is put out',
      outcome: `it is ${how} to ${count}`,
    },
    against: { given: `${thing} of ${count}`, trigger: 'it is put out', outcome: `it is not ${how}` },
  };
}
