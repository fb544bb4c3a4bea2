import type { Statement } from '../../understand/statement.ts';
import { isPlural } from '../voice/english.ts';
import { actingIn, isDeed, type Person } from './attempt.ts';
import type { Parts } from './parts.ts';

/** What an order without a subject names as something a user does: "list readings of a meter", "look a sample up". */
const asksFor =
  /^(?:(?:list|search|browse|find|look (?:up|at)|view|filter|compare)(?!\p{L})|(?:look|get|fetch|retrieve|register|correct|book|reserve|discard|cancel|take|move|claim|rename|redeem|borrow|rate|void) (?:an?|one|all|the (?:list|details|history|complete|full|current))(?!\p{L}))/iu;

/** Who does what the demand is about, where people do it. */
export function doerOf({ subject, action, ability, isNegative }: Parts, { text }: Statement): Person | null {
  if (isNegative || (ability !== null && /^be(?!\p{L})/u.test(ability))) return null;
  if (subject === 'the system' && asksFor.test(action) && text.toLowerCase().startsWith(action.slice(0, 6)))
    return { first: 'a user', again: 'the user' };
  const person = actingIn(subject);
  if (ability === null) return person && isDeed(action) ? person : null;
  const isNamed = /^(?:the |an? )?\p{Ll}+(?: \p{Ll}+){0,2}$/u.test(subject) && !isPlural(subject);
  const bare = subject.replace(/^(?:the|an?) /u, '');
  return person ?? (isNamed && bare !== subject ? { first: subject, again: `the ${bare}` } : null);
}
