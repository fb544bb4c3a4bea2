import type { Requirement } from '../requirement.ts';
import { isPlural } from '../voice/english.ts';
import { againOf, oneOf, withArticle } from './act.ts';
import { actingIn, isDeed, type Person } from './attempt.ts';
import type { Parts } from './parts.ts';

/** What an order without a subject names as something a user does: "list readings of a meter", "look a sample up". */
const asksFor =
  /^(?:(?:list|search|browse|find|look (?:up|at)|view|filter|compare)(?!\p{L})|(?:look|get|fetch|retrieve|register|correct|book|reserve|discard|cancel|take|move|claim|rename|redeem|borrow|rate|void) (?:an?|one|all|the (?:list|details|history|complete|full|current))(?!\p{L}))/iu;

/** Who does what the demand is about, where people do it. */
export function doerOf(
  { subject, action, ability, isNegative }: Parts,
  { strength, statement: { text } }: Pick<Requirement, 'strength' | 'statement'>,
): Person | null {
  if (isNegative || (ability !== null && /^be(?!\p{L})/u.test(ability))) return null;
  if (subject === 'the system' && asksFor.test(action) && text.toLowerCase().startsWith(action.slice(0, 6)))
    return { first: 'a user', again: 'the user' };
  if (machine.test(subject)) return null;
  const person = actingIn(subject);
  if (person === null && (onlySees.test(action) || (strength === 'MAY' && willed.test(action))))
    return otherPeople(subject);
  if (ability === null) return person && (isDeed(action) || onlySees.test(action)) ? person : null;
  if (person === null && (willed.test(ability) || /^only /iu.test(subject))) {
    const other = otherPeople(subject);
    if (other) return other;
  }
  if (person !== null) return person;
  // "The rep can edit it": nothing but people does so; what a server can do, nobody does to see it.
  const bare = /^(?:the|an?) (\p{Ll}+(?: \p{Ll}+){0,2})$/u.exec(subject)?.[1];
  const isNamed = bare !== undefined && !isPlural(subject) && willed.test(ability);
  return isNamed ? { first: subject, again: `the ${bare}` } : null;
}

/** People of whom no word says that they are some: whoever does what only those do who want to, "churches can request a tuning". */
function otherPeople(subject: string): Person | null {
  const among = /^only ([^;:()]{3,80})$/isu.exec(subject)?.[1];
  if (among !== undefined && /^\p{Lu}\p{Ll}+$/u.test(among)) return { first: among, again: among };
  if (among !== undefined && /^(?:the|an?) /u.test(among)) return { first: among, again: againOf(among) };
  if (among !== undefined)
    return isPlural(among) ? { first: `somebody among ${among}`, again: 'this person' } : null;
  if (/^(?:any|every|some)(?:one|body)$/iu.test(subject)) return { first: 'somebody', again: 'this person' };
  if (/^(?:the |our )?(?:staff|people)$/iu.test(subject))
    return /people$/iu.test(subject)
      ? { first: 'somebody', again: 'this person' }
      : { first: 'a member of staff', again: 'the member of staff' };
  if (
    !/^\p{L}{3,}(?: \p{L}{3,})?$/u.test(subject) ||
    !isPlural(subject) ||
    /^(?:(?:they|these|those|both|others)$|(?:both|two|three|four|five|six|several|many|some|most|few|all) )/iu.test(
      subject,
    )
  )
    return null;
  const one = oneOf(subject);
  return { first: withArticle(one), again: `the ${one}` };
}

/** What has a name that people have too, or does what they do, and is a program or a device. */
const machine =
  /(?<!\p{L})(?:client|worker|agent|server|service|consumer|producer|publisher|listener|reader|runner|printer|scanner|device|app|application|bot|tool|script|job|program|page|site|website|button|form|system|API|SDK|CLI|library|e?-?mail|message|model|plan|file|product|tenant|account)s?$/iu;

/** "Vendors only see their own": what they see. */
const onlySees = /^(?:only )?(?:see|view) /u;

/** What is done of one's own will. */
const willed =
  /^(?:request|ask|say|tell|choose|pick|select|book|cancel|order|buy|sell|pay|borrow|reserve|register|sign|log|extend|return|edit|change|rename|comment|vote|rate|approve|reject|confirm|decline|propose|invite|share|upload|download|enter|correct|write|report|block|mute|unsubscribe|subscribe|search|filter|see|view|read|browse|look|export|print|join|leave|claim|apply|submit|withdraw|attach|mark|assign|swap|move|postpone|override|pause|resume|donate|bid|refuse|object|appeal|start|stop|delete|create|add|put|set|skip)(?!\p{L})/u;
