import { oneOf, withArticle } from './act.ts';
import type { Parts } from './parts.ts';
import type { Steps } from './steps.ts';

const pair = /^two (\p{L}+(?: \p{L}+)?) (for|with|of|on|in|at|by) the same (\p{L}[\p{L} ]{2,50})$/iu;
const turnedAway = /^be (?:refused|rejected|declined|denied|not allowed|forbidden|impossible)(?!\p{L})/iu;

function pairIn({
  subject,
  action,
  condition,
  isNegative,
}: Parts): { one: string; how: string; what: string } | null {
  const [, things = '', how = '', what = ''] = pair.exec(subject) ?? [];
  if (things === '' || condition !== null || isNegative || !turnedAway.test(action)) return null;
  return { one: oneOf(things), how, what };
}

/** "Two permits for the same plate are refused": the second comes in. Null for any other demand. */
export function samePairSteps(parts: Parts): Steps | null {
  const found = pairIn(parts);
  return (
    found && {
      given: `there is ${withArticle(found.one)} ${found.how} ${withArticle(found.what)}`,
      trigger: `another ${found.one} ${found.how} the same ${found.what} comes in`,
      outcome: `it is ${parts.whole.slice('be '.length)}`,
    }
  );
}

/** The first is no trouble. */
export function samePairCounter(parts: Parts): Steps | null {
  const found = pairIn(parts);
  return (
    found && {
      given: `there is no ${found.one} yet ${found.how} ${withArticle(found.what)}`,
      trigger: `${withArticle(found.one)} ${found.how} it comes in`,
      outcome: 'it is not refused',
    }
  );
}
