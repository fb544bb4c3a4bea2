import { isPlural } from '../voice/english.ts';
import { againOf, savedThing } from './act.ts';
import { refused } from './failure.ts';
import type { Parts } from './parts.ts';
import type { Steps } from './steps.ts';

const span = String.raw`(?:at least )?((?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve) ?(?:h|d|hours?|days?|weeks?|months?|years?))`;
const keeping = new RegExp(
  String.raw`^(?:keep|store|retain|save|archive) ((?:every|each|all|the|an?|any) [^,;:()]{2,60}?)(?: \([^()]{1,80}\))? (?:for )?(?:at least )?${span}(?!\p{L})`,
  'iu',
);
const kept = new RegExp(
  String.raw`^be (?:kept|stored|retained|saved|archived)(?: [^,;:()]{2,60}?)? (?:for )?(?:at least )?${span}(?!\p{L})`,
  'iu',
);

/** "Store every vote for 90 days", "votes must be kept for 90 days": until then it is there. Null where nothing is kept for a time. */
export function keptSteps(parts: Parts): Steps | null {
  const found = keptIn(parts);
  return (
    found && {
      given: found.thing,
      trigger: found.open,
      outcome: `${againOf(found.thing)} ${isPlural(found.thing) ? 'are' : 'is'} still there`,
    }
  );
}

/** Within that time nobody can do away with it. */
export function keptCounter(parts: Parts): Steps | null {
  const found = keptIn(parts);
  return (
    found && {
      given: `${found.thing} and ${found.open}`,
      trigger: `somebody tries to delete ${againOf(found.thing)}`,
      outcome: refused,
    }
  );
}

function keptIn({ subject, action, condition, isNegative }: Parts): { thing: string; open: string } | null {
  if (isNegative || condition !== null) return null;
  const [, object = '', activeFor] = keeping.exec(action) ?? [];
  const time = activeFor ?? kept.exec(action)?.[1];
  if (time === undefined) return null;
  const named = activeFor === undefined ? subject : object.replace(/^(?:all|the) (?=\p{L}+s$)/iu, '');
  if (
    /(?<!\p{L})(?:last|next|past|first|the|of)$|^(?:it|they|them|this|that|these|those|everything|no|(?:the )?(?:data|information)(?: .*)?)$/iu.test(
      named,
    )
  )
    return null;
  const thing = savedThing(named);
  return {
    thing,
    open: `${time} ${/^(?:1|one)(?![\d.,])/iu.test(time) ? 'has' : 'have'} not passed yet`,
  };
}
