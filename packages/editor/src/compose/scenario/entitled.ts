import { singularOf } from '../../understand/api/nouns.ts';
import { withArticle } from './act.ts';
import type { Parts } from './parts.ts';
import type { Steps } from './steps.ts';

/** People who have a right that others have not, by what they are called. */
const entitled =
  /^(?:the |an? )?(?<role>(?:\p{L}+[ -]){0,2}?(?:admin(?:istrator)?|manager|supervisor|moderator|team ?lead(?:er)?|lead|head|director|operator|auditor|dispatcher|editor|approver|coordinator|agent)s?)$/iu;
/** Departments, which have no article. */
export const department =
  /^(?:customer )?(?<name>support|finance|marketing|HR|legal|accounting|compliance|security|sales|procurement|QA|operations)$/iu;

/** What a right is a right to, and not what anybody does. */
const worksOn =
  /^(?!see|view|get|receive|know|look|search|find|log|sign|use|work|read|browse|be |have )\p{Ll}{3,}(?= )/u;

/**
 * "Admins can turn off push": somebody without that right tries it. Null where a demand lets nobody do anything that takes a right. English.
 */
export function entitledCounter({ subject, condition, isNegative, ability }: Parts): Steps | null {
  if (ability === null || isNegative || condition !== null || !worksOn.test(ability)) return null;
  const role = entitled.exec(subject)?.groups?.['role'];
  const name = department.exec(subject)?.groups?.['name'];
  if (role === undefined && name === undefined) return null;
  if (/(?<!\p{L})(?:but|own)(?!\p{L})/u.test(ability)) return null;
  return {
    given:
      role === undefined
        ? `somebody who does not work in ${subject}`
        : `somebody who is not ${withArticle(singularOf(role))}`,
    trigger: `they try to ${ability}`,
    outcome: othersRefused,
  };
}

/** How it ends for somebody without the right. */
export const othersRefused = 'they are refused with an error and nothing changes';
