import { isPlural } from '../voice/english.ts';
import { withArticle } from './act.ts';
import type { Parts } from './parts.ts';

const opened =
  /(?<!\p{L})(?:page|dashboard|screen|view|report|panel|table|menu|form|overview|tab|widget|dialog|map|UI|website|site|editor|inbox|calendar)$/iu;
/** What is to be seen of what is opened; what else holds of it, opening it does not show. */
const shows =
  /^(?:also |always |only |not )?(?:show|display|list|state|tell|contain|name|say|warn|load|open|appear|start|mention|explain)(?!\p{L})/u;
const shown =
  /^(?:show|display|list|see|view|know) .{2,80}? (?:in|on) (?<place>(?:the|an?|their|its) [\p{L}-]+(?: [\p{L}-]+)?)$/u;

/**
 * What somebody opens to see whether a demand holds that names nothing to begin with: the page that is to show something. Null for what
 * nobody opens, and for what is not seen by it. English.
 */
export function lookAt({ subject, whole }: Pick<Parts, 'subject' | 'whole'>): string | null {
  const place = shown.exec(whole)?.groups?.['place'] ?? '';
  if (opened.test(place)) return `somebody opens ${place.replace(/^(?:their|its) /u, 'the ')}`;
  if (!shows.test(whole) || !opened.test(subject) || isPlural(subject)) return null;
  if (!/^(?:the|an?|each|every) /iu.test(subject) || subject.split(' ').length > most) return null;
  if (/[,;:()]| (?:and|or) /u.test(subject)) return null;
  return `somebody opens ${/^(?:each|every) /iu.test(subject) ? withArticle(subject) : subject}`;
}

/** Words of a subject that can still be spoken of again. */
const most = 6;
