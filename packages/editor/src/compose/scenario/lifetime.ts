import { isPlural } from '../voice/english.ts';
import type { Parts } from './parts.ts';
import type { Steps } from './steps.ts';

const span = String.raw`((?:\d[\d.,]* ?|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve) )(?:ms|s|secs?|min|mins|h|hrs?|d|days?|weeks?|months?|years?|hours?|minutes?|seconds?))(?![\p{L}\d])(?! (?:at (?:the )?(?:most|least|latest)|or (?:more|less)|after|before|from|of|while|longer))`;
/** How long something holds, as a verb with its time behind it. How long it lasts may be what it takes. */
const ends = `(?:expires?|lapses?|stops? working|becomes? invalid) (?:after|in) ${span}`;
const lasts = `(?:(?:be|is|are|stays?|remains?) (?:only )?(?:valid|active|open|available|usable|reserved|reachable|visible) (?:only )?for|works? (?:only )?for) ${span}`;
const own = new RegExp(`^(?:only )?(?:${ends}|${lasts})`, 'iu');
const related = new RegExp(
  String.raw`(?<!\p{L})(?:the|an?|its|their|one) ([\p{L}-]+(?: [\p{L}-]+)?) (?:that|which) (?:${ends}|${lasts})`,
  'iu',
);

/** How long a thing holds that a demand speaks of: "send a link that expires after 7 days". */
interface Lifetime {
  readonly thing: string;
  readonly time: string;
  /** "expired", "valid": how it is called behind the time, or before it. */
  readonly state: string | null;
}

function lifetimeIn({ subject, whole, isNegative }: Parts): Lifetime | null {
  if (isNegative) return null;
  const behind = related.exec(whole);
  const found = behind ?? own.exec(whole);
  if (!found) return null;
  const thing = behind ? `the ${behind[1]}` : subject;
  const time = (behind ? (behind[2] ?? behind[3]) : (found[1] ?? found[2])) ?? '';
  if (/^(?:the (?:system|change|team)|there|it|they|this|that)$/iu.test(thing)) return null;
  return { thing, time, state: stateIn(found[0]) };
}

function stateIn(text: string): string | null {
  return (
    /(?<!\p{L})(valid|active|open|available|usable|reserved|reachable|visible)(?!\p{L})/iu.exec(text)?.[1] ??
    null
  );
}

/** Its time is over. Null where a demand names no thing with such a time. */
export function lifetimeCounter(parts: Parts): Steps | null {
  const found = lifetimeIn(parts);
  if (!found) return null;
  const { thing, time, state } = found;
  const be = isPlural(thing) ? 'are' : 'is';
  return {
    given: thing,
    trigger: `${time} ${isSingle(time) ? 'has' : 'have'} passed`,
    outcome:
      state === null
        ? `${isPlural(thing) ? 'they' : 'it'} can no longer be used`
        : `${isPlural(thing) ? 'they' : 'it'} ${be} no longer ${state}`,
  };
}

/** Its time is not over yet, where the demand is about nothing else. */
export function lifetimeSteps(parts: Parts): Steps | null {
  const found = own.test(parts.whole) && parts.condition === null ? lifetimeIn(parts) : null;
  if (!found) return null;
  const { thing, time, state } = found;
  const they = isPlural(thing) ? 'they' : 'it';
  return {
    given: thing,
    trigger: `${time} ${isSingle(time) ? 'has' : 'have'} not passed yet`,
    outcome: state === null ? `${they} can be used` : `${they} ${isPlural(thing) ? 'are' : 'is'} ${state}`,
  };
}

function isSingle(time: string): boolean {
  return /^(?:an?|one|1)(?![\d.,])/iu.test(time);
}
