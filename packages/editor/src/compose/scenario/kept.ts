import { isPlural } from '../voice/english.ts';
import { againOf, savedThing } from './act.ts';
import type { Parts } from './parts.ts';
import type { Steps } from './steps.ts';

const span = String.raw`(?:at least )?((?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve) ?(?:h|d|hours?|days?|weeks?|months?|years?))`;
const keeping = new RegExp(
  String.raw`^(?:keep|store|retain|save|archive) ((?:every|each|all|the|an?|any) [^,;:()]{2,60}?|\p{L}[^,;:()]{2,60}?)(?: \([^()]{1,80}\))? (?:for )?(?:at least )?${span}(?!\p{L})`,
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

/** "… for 7 days, then delete them": after that time it is gone. What is only kept may stay longer, and whether somebody may delete it is not said. */
export function keptCounter(parts: Parts): Steps | null {
  const found = goesThen.test(parts.whole) ? keptIn(parts) : null;
  return (
    found && {
      given: found.thing,
      trigger: found.over,
      outcome: `${againOf(found.thing)} ${isPlural(found.thing) ? 'are' : 'is'} no longer there`,
    }
  );
}

const goesThen =
  /(?<!\p{L})(?:then|afterwards?|after that)(?: be| they are| it is)? (?:automatically )?(?:delete|remove|purge|drop|erase|wipe)d?(?!\p{L})/iu;

/** What is kept, and how its time is spoken of before and after it is over. */
interface Kept {
  readonly thing: string;
  readonly open: string;
  readonly over: string;
}

function keptIn({ subject, action, condition, isNegative }: Parts): Kept | null {
  if (isNegative || condition !== null) return null;
  const [, object = '', activeFor] = keeping.exec(action) ?? [];
  const time = activeFor ?? kept.exec(action)?.[1];
  if (time === undefined) return null;
  const named = activeFor === undefined ? subject : object.replace(/^(?:all|the) (?=\p{L}+s$)/iu, '');
  if (
    /(?<!\p{L})(?:last|next|past|first|the|of|at|to|in|on|by|than|least|most|every)$|^(?:it|they|them|this|that|these|those|everything|no|(?:the )?(?:data|information)(?: .*)?)$/iu.test(
      named,
    )
  )
    return null;
  const thing = savedThing(named);
  const have = /^(?:1|one)(?![\d.,])/iu.test(time) ? 'has' : 'have';
  return { thing, open: `${time} ${have} not passed yet`, over: `${time} ${have} passed` };
}
