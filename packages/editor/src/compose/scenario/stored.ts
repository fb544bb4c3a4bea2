import { conjugated, isPlural } from '../voice/english.ts';
import { oneOf, withArticle } from './act.ts';
import { refused } from './failure.ts';
import type { Parts } from './parts.ts';
import type { Steps } from './steps.ts';

/** "Defects are as follows: photo, type, severity": one of them, and what it consists of; null where no such list is given. */
function listed({
  subject,
  action,
  condition,
  isNegative,
}: Parts): { one: string; parts: string; first: string } | null {
  const [, list = ''] = /^(?:be as follows: |hold )(.+)$/su.exec(action) ?? [];
  const bare = subject.replace(/^(?:each|every|all|the|an?) /iu, '');
  const [first = ''] = list.split(', ');
  const isNamed = /^\p{L}+(?: \p{L}+)?$/u.test(bare) && (isPlural(bare) || bare !== subject);
  const isList = list.split(', ').length >= 2 && /^\p{L}[\p{L} -]{1,30}(?: \([^()]*\))?$/u.test(first);
  if (!isNamed || !isList || condition !== null || isNegative) return null;
  return { one: oneOf(bare), parts: list, first: first.replace(/ \([^()]*\)$/u, '') };
}

/** A thing is saved with all that a list says it consists of. */
export function listedSteps(parts: Parts): Steps | null {
  const found = listed(parts);
  return found && { given: `a new ${found.one}`, trigger: 'it is saved', outcome: `it has ${found.parts}` };
}

/** The first part of it is missing. */
export function listedCounter(parts: Parts): Steps | null {
  const found = listed(parts);
  return (
    found && {
      given: `${withArticle(found.one)} without ${found.first}`,
      trigger: 'somebody tries to save it',
      outcome: refused,
    }
  );
}

/** "The tool must refuse to register more copies than the licence allows": what somebody tries in vain. */
export function refusedSteps({ subject, action, condition }: Parts): Steps | null {
  const deed = condition === null ? /^(?:refuse|decline) to (.+)$/su.exec(action)?.[1] : undefined;
  return deed === undefined
    ? null
    : {
        given: `${subject} ${isPlural(subject) ? 'are' : 'is'} in use`,
        trigger: `somebody tries to ${deed}`,
        outcome: `${subject} ${conjugated('refuse', subject)} with an error and nothing changes`,
      };
}

/** What is within the bound of such a refusal. */
export function refusedCounter({ action, condition, subject }: Parts): Steps | null {
  const deed = condition === null ? /^(?:refuse|decline) to (.+)$/su.exec(action)?.[1] : undefined;
  if (deed === undefined || !/(?<!\p{L})more(?!\p{L})/iu.test(deed)) return null;
  return {
    given: `${subject} ${isPlural(subject) ? 'are' : 'is'} in use`,
    trigger: `somebody tries to ${deed.replace(/(?<!\p{L})more(?!\p{L})/iu, 'no more')}`,
    outcome: 'this is not refused',
  };
}
