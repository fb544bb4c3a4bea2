import { isPlural } from '../voice/english.ts';
import { oneOf, withArticle } from './act.ts';
import { refused } from './failure.ts';
import type { Parts } from './parts.ts';
import type { Steps } from './steps.ts';

/** How many of a thing there may be, and of what: "one rating per user and recipe", "at most 10 goals per user". */
interface Quota {
  readonly count: string | null;
  readonly thing: string;
  readonly of: string;
}

const single =
  /^be (?:only |exactly |at most )?(?:one|1) (\p{Ll}+(?: \p{Ll}+)?) (?:per|for each|for every) (\p{Ll}[\p{L} ]{2,40})$/u;
const several =
  /^be at most (\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten) (\p{Ll}+(?: \p{Ll}+)?) (?:per|for each|for every) (\p{Ll}[\p{L} ]{2,40})$/u;

function quotaOf({ subject, action, condition, isNegative }: Parts): Quota | null {
  if (subject.toLowerCase() !== 'there' || condition !== null || isNegative) return null;
  const [, thing = '', of = ''] = single.exec(action.replace(/ at (?:a|any|one|the same) time$/u, '')) ?? [];
  if (passing.test(thing)) return null;
  if (thing !== '') return { count: null, thing, of };
  const [, count = '', things = '', whose = ''] = several.exec(action) ?? [];
  if (!isPlural(things) || isTime.test(whose) || passing.test(things)) return null;
  return { count, thing: oneOf(things), of: whose };
}

/** What passes, or is a measure, and is never stored. */
const passing =
  /(?:connection|request|call|second|minute|hour|day|week|month|year|character|letter|word|line|click|tap|page|worker|attempt|retr(?:y|ie))s?$/iu;

/** "At most 10 calls per minute" is a rate, and nothing that is owned. */
const isTime = /^(?:second|minute|hour|day|week|month|quarter|year|s|min|h)(?!\p{L})/iu;

/** The first of its kind, or another below the limit, is taken. */
export function onePerSteps(parts: Parts): Steps | null {
  const quota = quotaOf(parts);
  if (!quota) return null;
  const { count, thing, of } = quota;
  return count === null
    ? {
        given: `there is no ${thing} yet for ${each(of)}`,
        trigger: `${withArticle(thing)} is added`,
        outcome: 'it is stored',
      }
    : {
        given: `there are fewer than ${count} ${plural(parts)} for ${each(of)}`,
        trigger: `another ${thing} is added for the same ${of}`,
        outcome: 'it is stored',
      };
}

/** One more than there may be is refused. */
export function onePerCounter(parts: Parts): Steps | null {
  const quota = quotaOf(parts);
  if (!quota) return null;
  const { count, thing, of } = quota;
  return {
    given:
      count === null
        ? `there is ${withArticle(thing)} for ${each(of)}`
        : `there are ${count} ${plural(parts)} for ${each(of)}`,
    trigger: `another ${thing} is added for the same ${of}`,
    outcome: refused,
  };
}

/** The things of a quota as the demand has them. */
function plural({ action }: Parts): string {
  return several.exec(action)?.[2] ?? '';
}

/** "user and recipe" → "a user and a recipe". */
function each(things: string): string {
  return things.split(' and ').map(withArticle).join(' and ');
}
