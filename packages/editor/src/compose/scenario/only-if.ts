import { lacksVerb } from '../../sound/verbless.ts';
import { conjugated, isPlural, negated } from '../voice/english.ts';
import { inUse } from './case.ts';
import { contraryOf } from './contrary.ts';
import { occasionOf } from './occasion.ts';
import { isPronoun, type Parts } from './parts.ts';
import { withNamed } from './pronoun.ts';
import type { Steps } from './steps.ts';

const only =
  /^(?:only )?(be (?!only )\p{Ll}{3,}(?: (?!only )[^,;:]{2,80}?)?)(?: only)? (if|when|once(?! (?:at|per|an?|every|more|only)(?!\p{L}))|after) ([^;:]{4,200})$/su;

/** "Refund only if the ferry is cancelled": the same of what somebody or something does. */
const onlyDoes =
  /^(?:only )?((?!be |see )\p{Ll}{2,}(?: (?!only )[^,;:]{1,80}?)?)(?: only)? (?:if|when|once(?! (?:at|per|an?|every|more|only)(?!\p{L}))) ([^,;:]{4,120})$/su;

/** What is allowed or done, and in which case alone. */
interface OnlyIf {
  readonly subject: string;
  readonly given: string;
  /** The case. */
  readonly only: string;
  /** That it has not come, where that is known. */
  readonly not: string | null;
  readonly within: string;
  readonly otherwise: string;
}

/** "A model may only be promoted if its score is high"; null for any other demand. */
function onlyIf({ subject, whole: said, condition, isNegative, ability }: Parts): OnlyIf | null {
  const whole = said.replace(/^be only (?!if|when|once|after)(?=\p{Ll}{2,} )/u, 'only be ');
  if (condition !== null || isNegative || !/(?<!\p{L})only(?!\p{L})/u.test(whole)) return null;
  const [, deed = '', joint = '', stated = ''] = only.exec(whole) ?? [];
  const moment = lacksVerb(stated) ? occasionOf('', `${joint} ${stated}`) : null;
  if (deed !== '' && ((lacksVerb(stated) && moment?.rest !== '') || /(?<!\p{L})only(?!\p{L})/u.test(stated)))
    return null;
  if (deed !== '')
    return {
      subject,
      given: start(subject),
      only: moment?.trigger ?? stated,
      not: moment?.before ?? null,
      within: `${subject} can ${deed}`,
      otherwise: `${subject} cannot ${deed}`,
    };
  const [, does = '', when = ''] = ability === null ? (onlyDoes.exec(whole) ?? []) : [];
  if (does === '' || / (?:and|or|but) /u.test(does)) return null;
  const named = withNamed(when, subject, does);
  if (isPronoun(named)) return null;
  return {
    subject,
    given: inUse,
    only: named,
    not: null,
    within: `${subject} ${conjugated(does, subject)}`,
    otherwise: `${subject} ${negated(does, subject)}`,
  };
}

/** In the case named it is possible. */
export function onlyIfSteps(parts: Parts): Steps | null {
  const found = onlyIf(parts);
  return found && { given: found.given, trigger: found.only, outcome: found.within };
}

/** In no other case it is. */
export function onlyIfCounter(parts: Parts): Steps | null {
  const found = onlyIf(parts);
  const other = found && (found.not ?? contraryOf(found.only));
  return found && other ? { given: found.given, trigger: other, outcome: found.otherwise } : null;
}

function start(subject: string): string {
  return isPlural(subject) || /^an? /iu.test(subject)
    ? `there ${isPlural(subject) ? 'are' : 'is'} ${subject}`
    : subject;
}
