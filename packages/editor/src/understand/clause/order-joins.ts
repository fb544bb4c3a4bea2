import { wordCount } from '../../read/word-count.ts';
import { leavesBracketOpen } from './brackets.ts';
import type { Join } from './joins.ts';
import { takesObject } from './present.ts';
import { baseOfThirdPerson, isBaseVerb, isNounToo } from './verbs.ts';

/** "Never writes to the source, uses a copy of it": the denial holds for the first deed alone. English. */
export function undeniedJoins(masked: string): Join[] {
  const [denied = '', mark = '', verb = '', next = ''] = deniedFirst.exec(masked) ?? [];
  const isDeed = baseOfThirdPerson(verb) !== null && (!isNounToo(verb) || takesObject(next));
  return isDeed && !leavesBracketOpen(denied)
    ? [{ index: denied.length - mark.length, length: mark.length }]
    : [];
}

const deniedFirst =
  /^(?:(?:it|(?:the |an? |each )?\p{L}+) )?(?:never|does not|doesn['’]t) [^,;:]{3,80}(,\s{1,3})(?=(\p{Ll}{2,20}s) (\S+))/iu;

/** Words of what is told before an order. */
const FEWEST = 4;

/** "The reminder uses the same date, please fix it there": what is asked behind what is told. English. */
export function askedJoins(masked: string): Join[] {
  return [...masked.matchAll(/,\s{1,3}(?:so |and |but )?(?=(?:please|pls|plz) (\p{Ll}{2,20}) )/giu)].flatMap(
    ({ 0: mark, 1: verb = '', index }) =>
      isBaseVerb(verb) && wordCount(masked.slice(0, index)) >= FEWEST && !opensCase.test(masked)
        ? [{ index, length: mark.length }]
        : [],
  );
}

const opensCase = /^(?:if|when|whenever|once|before|after|unless|while|until)(?!\p{L})/iu;
