import type { Draft } from '../../draft.ts';
import { applied, type Change, noEffect } from '../../instruction.ts';
import { boardOf, lineOf, nameOf } from '../../tickets/board.ts';
import { type Setting, withSettings } from '../../tickets/fields/write.ts';
import { ticketsNamed } from '../../tickets/named.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';

const priority = '(?:prio(?:rity|s)?|urgency)';
const aside = '(?: a bit| one level| by one| a little| further)?';
const raising: readonly RegExp[] = [
  `^(?:raise|increase|bump(?: up)?|up|lift|heighten|boost) (?:the )?${priority} (?:of|for|on) (?<what>.{2,80}?)${aside}$`,
  `^(?:raise|increase|bump(?: up)?|up|lift|boost) (?<what>.{2,80}?)(?:['’]s)? ${priority}${aside}$`,
  `^(?<what>.{2,80}?) (?:has|have|gets?|needs?|should (?:have|get)|deserves?|with) (?:an? )?higher ${priority}$`,
  `^(?<what>.{2,80}?) (?:is|are) (?:more (?:urgent|important)|higher priority)(?: than (?:that|it looks|planned|i thought|we thought))?$`,
  `^give (?<what>.{2,80}?) (?:an? )?higher ${priority}$`,
  `^(?:higher|more) ${priority} (?:for|on) (?<what>.{2,80}?)$`,
].map((one) => new RegExp(one, 'iu'));
const lowering: readonly RegExp[] = [
  `^(?:lower|decrease|reduce|drop|downgrade) (?:the )?${priority} (?:of|for|on) (?<what>.{2,80}?)${aside}$`,
  `^(?:lower|decrease|reduce) (?<what>.{2,80}?)(?:['’]s)? ${priority}${aside}$`,
  `^(?<what>.{2,80}?) (?:has|have|gets?|needs?|should (?:have|get)|deserves?|with) (?:an? )?lower ${priority}$`,
  `^(?<what>.{2,80}?) (?:is|are) (?:less (?:urgent|important)|lower priority)(?: than (?:that|it looks|planned|i thought|we thought))?$`,
  `^give (?<what>.{2,80}?) (?:an? )?lower ${priority}$`,
  `^(?:lower|less) ${priority} (?:for|on) (?<what>.{2,80}?)$`,
].map((one) => new RegExp(one, 'iu'));
const levels = ['lowest', 'low', 'medium', 'high', 'highest'];
const middle = levels.indexOf('medium');

/** "Raise the prio of US-4": one level up from what a ticket has; one that has none is taken for one in the middle. */
export const priorityMoved: ExactReader = (words, draft) =>
  moved(groupsOf(raising, words)?.['what'], 1, draft) ??
  moved(groupsOf(lowering, words)?.['what'], -1, draft);

function moved(phrase: string | undefined, by: 1 | -1, draft: Draft): Change | null {
  const tickets = phrase === undefined ? [] : ticketsNamed(draft, phrase);
  if (tickets.length === 0) return null;
  return (now) => {
    const settings = tickets.flatMap((at): Setting[] => {
      const value = levelBeside(priorityOf(now, at), by);
      return value === null ? [] : [{ tickets: [at], concept: 'priority', label: 'priority', value }];
    });
    const { text, message } = withSettings(now, settings);
    const names = tickets.flatMap((at) => boardOf(now).tickets[at] ?? []).map(nameOf);
    return text === now.text
      ? noEffect(now, `The priority of ${names.join(', ')} has no level beyond the one it has.`)
      : applied(now, text, message);
  };
}

function priorityOf(draft: Draft, at: number): string {
  const ticket = boardOf(draft).tickets[at];
  const line = ticket ? lineOf(ticket, 'priority') : null;
  return line ? draft.text.slice(line.value.start, line.value.end).trim() : '';
}

/** The level above or below another; null where there is none, or what stands there is none that is known. */
function levelBeside(old: string, by: 1 | -1): string | null {
  const ranked = /^p(?<rank>[0-5])$/iu.exec(old)?.groups?.['rank'];
  if (ranked !== undefined) {
    const rank = Number(ranked) - by;
    return rank < 0 || rank > 5 ? null : `P${rank}`;
  }
  const at = old === '' ? middle : levels.indexOf(old.toLowerCase());
  return at < 0 ? null : (levels[at + by] ?? null);
}
