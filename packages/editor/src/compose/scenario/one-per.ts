import { withArticle } from './act.ts';
import { refused } from './failure.ts';
import type { Parts } from './parts.ts';
import type { Steps } from './steps.ts';

/** "There is one rating per user and recipe": the thing, and of what there is only one. */
function onePer({ subject, action, condition, isNegative }: Parts): { thing: string; of: string } | null {
  const [, thing = '', of = ''] =
    /^be (?:only |exactly |at most )?(?:one|1) (\p{Ll}+(?: \p{Ll}+)?) (?:per|for each|for every) (\p{Ll}[\p{L} ]{2,40})$/u.exec(
      action,
    ) ?? [];
  return thing === '' || subject.toLowerCase() !== 'there' || condition !== null || isNegative
    ? null
    : { thing, of };
}

/** The first of its kind is taken. */
export function onePerSteps(parts: Parts): Steps | null {
  const found = onePer(parts);
  return (
    found && {
      given: `there is no ${found.thing} yet for ${each(found.of)}`,
      trigger: `${withArticle(found.thing)} is added`,
      outcome: 'it is stored',
    }
  );
}

/** A second of its kind is refused. */
export function onePerCounter(parts: Parts): Steps | null {
  const found = onePer(parts);
  return (
    found && {
      given: `there is ${withArticle(found.thing)} for ${each(found.of)}`,
      trigger: `another ${found.thing} is added for the same ${found.of}`,
      outcome: refused,
    }
  );
}

/** "user and recipe" → "a user and a recipe". */
function each(things: string): string {
  return things.split(' and ').map(withArticle).join(' and ');
}
