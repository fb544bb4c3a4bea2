import { isPlural } from '../voice/english.ts';
import { contraryOf } from './contrary.ts';
import type { Parts } from './parts.ts';
import type { Steps } from './steps.ts';

const only =
  /^(?:only )?(be \p{Ll}{3,}(?: (?!only )[^,;:]{2,80}?)?)(?: only)? (?:if|when|once|after) ([^;:]{4,200})$/su;

/** "A model may only be promoted if its score is high": what is allowed, and in which case alone; null for any other demand. */
function onlyIf({
  subject,
  whole,
  condition,
  isNegative,
}: Parts): { deed: string; only: string; subject: string } | null {
  const [, deed = '', stated = ''] = condition === null ? (only.exec(whole) ?? []) : [];
  if (deed === '' || isNegative || !/(?<!\p{L})only(?!\p{L})/u.test(whole)) return null;
  return { subject, deed, only: stated };
}

/** In the case named it is possible. */
export function onlyIfSteps(parts: Parts): Steps | null {
  const found = onlyIf(parts);
  return (
    found && {
      given: start(found.subject),
      trigger: found.only,
      outcome: `${found.subject} can ${found.deed}`,
    }
  );
}

/** In no other case it is. */
export function onlyIfCounter(parts: Parts): Steps | null {
  const found = onlyIf(parts);
  return (
    found && {
      given: start(found.subject),
      trigger: contraryOf(found.only) ?? `it is not the case that ${found.only}`,
      outcome: `${found.subject} cannot ${found.deed}`,
    }
  );
}

function start(subject: string): string {
  return isPlural(subject) || /^an? /iu.test(subject)
    ? `there ${isPlural(subject) ? 'are' : 'is'} ${subject}`
    : subject;
}
