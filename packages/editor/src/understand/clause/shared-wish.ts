import { wordCount } from '../../read/word-count.ts';
import { leavesBracketOpen } from './brackets.ts';
import type { Join } from './joins.ts';

/** Words of what is told before the wish. */
const FEWEST = 4;

const wish =
  /,?\s{1,3}(?:and|but)\s(?=(?:want|need|would like|['’]d like) (?:an?|the|to|some(?:body|one|thing)?|one|our|it)\s)/giu;

/** "We get 300 mails a day and want them sorted by a robot": where what the same writers want begins behind what they tell. English. */
export function sharedWishJoins(masked: string): Join[] {
  if (!/^(?:we|i) (?!want|need|would|should|must)/iu.test(masked)) return [];
  return [...masked.matchAll(wish)].flatMap(({ 0: mark, index }) => {
    const before = masked.slice(0, index);
    const isTold =
      wordCount(before) >= FEWEST &&
      !leavesBracketOpen(before) &&
      !/(?<!\p{L})(?:if|when|that|who|which|to)(?!\p{L})/iu.test(before);
    return isTold ? [{ index, length: mark.length }] : [];
  });
}
