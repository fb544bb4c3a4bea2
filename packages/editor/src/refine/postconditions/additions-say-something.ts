import { hasVerb } from '../clauses/statement.ts';
import { type Postcondition, quoted } from './postcondition.ts';

const MOST_WORDS = 6;
/** "The budget.": what somebody only named, as if it were a sentence. */
const named =
  /^(?:[-*+]\s+)?(?:\*\*[A-Z]{1,4}-\d{1,4}:?\*\*:?\s)?(?<words>(?:The|Our|Another|Some|More|That|Such|A few|In the|Under the|To the|Into the) [^:?|`]{2,60})\.$/u;

/** What is written down says something: a thing that was only named is no sentence. */
export const additionsSaySomething: Postcondition = ({ before, changed: { gone, fresh }, clause }) => {
  if (before.language !== 'en' || gone.length > fresh.length) return null;
  const empty = fresh
    .flatMap((line) => named.exec(line)?.groups?.['words'] ?? [])
    .find(
      (words) =>
        words.split(' ').length <= MOST_WORDS &&
        !/\d/u.test(words) &&
        !hasVerb(words) &&
        !before.text.includes(words) &&
        // what an emptied section says is the composer's own
        !words.startsWith('The input ') &&
        !new RegExp(`["“:]\\s?${words.replace(/[^\p{L}\p{N} ]/gu, '.')}`, 'iu').test(clause),
    );
  return empty === undefined ? null : `written ${quoted(empty)}, which says nothing`;
};
