import type { Span } from '../../read/source.ts';
import { termPair } from './term-pairs.ts';
import { valueContrast } from './value-pairs.ts';

const joint =
  /\s*;\s+(?:(?:and|und|et|y|but|also)\s+)?|,?\s(?:and(?: also)?|und(?: auch)?|et(?: aussi)?|y(?: también)?|but|aber|mais|pero|sowie)\s|,\s(?=(?:with|at|after|for|within|and|mit|nach|für|und zwar|avec|après|pendant|con|tras|después de)\s)/giu;
/** What goes on with a value of the same wish. */
const goesOn =
  /^(?:not|no|nicht|non|pas|instead|rather|statt|anstatt|au lieu|en vez|en lugar|não|niet|nie|invece|anziché|em vez|in plaats|zamiast|then|dann|puis|luego)(?!\p{L})/iu;
const says =
  /(?<!\p{L})(?:is|are|should|must|has|have|needs?|ist|sind|soll|muss|est|doit|es|son|debe)(?!\p{L})/iu;
/** Joints that are looked at: each costs reading both sides. */
const MOST = 6;
const FEWEST = 3;

/** The wishes of a sentence that sets values or names against others more than once, or beside another wish; the sentence where it is one. */
export function segmentsOf(text: string, { start, end }: Span): Span[] {
  const sentence = text.slice(start, end);
  if (sentence.length > LONGEST) return [{ start, end }];
  for (const { index, 0: found } of sentence.matchAll(joint).take(MOST)) {
    const [left, right] = [sentence.slice(0, index), sentence.slice(index + found.length)];
    if (
      isRange(left, right) ||
      (goesOn.test(right) && termPair(right) === null) ||
      right.split(/\s+/u).length < FEWEST ||
      left.split(/\s+/u).length < FEWEST
    )
      continue;
    const isApart =
      (valueContrast(left) !== null &&
        (/^(?:and|but|\s*;)|,?\s(?:and|und|et|y|but|aber|mais|pero|sowie)|;/iu.test(found) ||
          valueContrast(right) !== null)) ||
      (termPair(left) !== null && (says.test(right) || termPair(right) !== null)) ||
      (says.test(left) && says.test(right) && valueContrast(right) !== null);
    if (isApart)
      return [
        { start, end: start + index },
        ...segmentsOf(text, { start: start + index + found.length, end }),
      ];
  }
  return [{ start, end }];
}

/** "Between 21:00 and 08:00" has two ends and is one thing. */
function isRange(left: string, right: string): boolean {
  return (
    /(?<!\p{L})(?:between|from|zwischen|von|entre|de|desde|tra|fra|da|dalle|tussen|van|między|od) \d\S*$/iu.test(
      left,
    ) && /^\d/u.test(right)
  );
}

const LONGEST = 400;
