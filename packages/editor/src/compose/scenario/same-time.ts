import { oneOf, withArticle } from './act.ts';
import { refused } from './failure.ts';
import type { Parts } from './parts.ts';
import type { Steps } from './steps.ts';

const pair =
  /^(?:two|several|multiple|different) (?<things>\p{L}+(?: \p{L}+)?)(?: (?<how>for|of|in|on|at|with|by|from) (?:the )?same (?<what>\p{L}+(?: \p{L}+)?))?$/iu;
const overlaps = /^overlap(?!\p{L})/iu;
const together =
  /^(?:run|be (?:run|started|active|open|in progress|processed)|happen|take place|exist|work|start) (?:at (?:the )?same time|in parallel|simultaneously|concurrently|at once)$/iu;

/** Two of a kind that must not be there together: what there is, what comes besides, and what comes and is no trouble. */
function pairIn({
  subject,
  whole,
  condition,
  isNegative,
  ability,
}: Parts): { first: string; other: string; free: string } | null {
  if (!isNegative || condition !== null) return null;
  const deed = ability ?? whole;
  const { things = '', how = '', what = '' } = pair.exec(subject)?.groups ?? {};
  if (things === '') return null;
  const one = oneOf(things);
  const place = what === '' ? '' : ` ${how} ${withArticle(what)}`;
  const same = what === '' ? '' : ` ${how} the same ${what}`;
  if (overlaps.test(deed))
    return {
      first: `there is ${withArticle(one)}${place}`,
      other: `another ${one}${same} is made that overlaps with it`,
      free: `another ${one}${same} is made that does not overlap with it`,
    };
  if (!together.test(deed)) return null;
  return {
    first: `${withArticle(one)}${place} is running`,
    other: `another ${one}${same} is started`,
    free: `another ${one}${same} is started after it has ended`,
  };
}

/** "Two bookings for the same room must not overlap": the second is not made. Null for any other demand. English. */
export function sameTimeSteps(parts: Parts): Steps | null {
  const found = pairIn(parts);
  if (found === null) return null;
  const isRun = /running$/u.test(found.first);
  return {
    given: found.first,
    trigger: found.other,
    outcome: isRun ? 'the two do not run at the same time' : refused,
  };
}

/** One that leaves the first alone is. */
export function sameTimeCounter(parts: Parts): Steps | null {
  const found = pairIn(parts);
  return found && { given: found.first, trigger: found.free, outcome: 'it is not refused' };
}
