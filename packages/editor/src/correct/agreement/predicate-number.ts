import { singularOf } from '../lexicon/nouns.ts';
import { isFunctionWord } from './function-words.ts';
import { numberOf } from './noun-number.ts';

/** What is said that something is, behind the verb: several things of which it is known which. */
const SEVERAL =
  /^ (?:not |all |also |only |just |exactly )?(?:all )?(?:the|my|our|your|their|some|two|three|four|five|six) (?:only |same )?(?<noun>(?:[a-z]{3,14} ){0,2}?[a-z]{3,15}s)(?![\p{L}'’-])/iu;

/** Whether what stands behind "is" or "are" names several things: "are the steps". The first noun is the one, as the next may belong to it. */
export function namesSeveral(after: string): boolean {
  const [noun = '', ...others] = SEVERAL.exec(after)?.groups?.['noun']?.split(' ').reverse() ?? [];
  return (
    (numberOf(noun) === 'many' || singularOf(noun) !== undefined) &&
    others.every((word) => !isFunctionWord(word) && !/s$/.test(word))
  );
}
