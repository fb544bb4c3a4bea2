import { isPlural } from '../voice/english.ts';
import type { Parts } from './parts.ts';

const called = /(?<!\p{L})(?:endpoint|API|route|webhook|call|URL|hook)s?$/iu;
const opened =
  /(?<!\p{L})(?:page|dashboard|screen|view|report|panel|table|menu|form|overview|tab|widget|dialog|map|UI|website|site|editor|inbox|calendar)s?$/iu;
const runs =
  /(?<!\p{L})(?:job|script|worker|import|export|run|migration|pipeline|cron|task|process|build|scan|sync|backup|deployment|test)s?$/iu;
const shown =
  /^(?:show|display|list|see|view|know) .{2,80}? (?:in|on) (?<place>(?:the|an?|their|its) [\p{L}-]+(?: [\p{L}-]+)?)$/u;

/**
 * What somebody does to see whether a demand holds that names nothing to begin with: opens the page, calls the endpoint, lets the job run. Null
 * for what nobody opens, calls or runs. English.
 */
export function lookAt({ subject, whole }: Pick<Parts, 'subject' | 'whole'>): string | null {
  const place = shown.exec(whole)?.groups?.['place'];
  if (place !== undefined) return `somebody opens ${place.replace(/^(?:their|its) /u, 'the ')}`;
  if (stands.test(subject) || subject.split(' ').length > most || /[,;:()]/u.test(subject)) return null;
  const are = isPlural(subject) ? 'are' : 'is';
  if (called.test(subject)) return `${subject} ${are} called`;
  if (opened.test(subject)) return `somebody opens ${subject}`;
  return runs.test(subject) ? `${subject} ${isPlural(subject) ? 'run' : 'runs'}` : null;
}

/** Words of a subject that can still be spoken of again. */
const most = 6;
const stands =
  /^(?:it|they|this|that|these|those|there|he|she|both|all|no|nobody|nothing|none|only|the system|the change|the team|somebody|everybody|everyone|users?|two|max|at most|at least|\p{L}{3,}ing)(?!\p{L})/iu;
