import { keysIn } from '../../../document/keys.ts';
import { literal } from '../../../read/literal.ts';
import type { Draft } from '../../draft.ts';
import { splice } from '../../editing/splice.ts';
import { applied, noEffect, type Outcome } from '../../instruction.ts';
import { boardOf, nameOf } from '../../tickets/board.ts';
import { ticketNamed } from '../../tickets/named.ts';
import { type ExactReader, groupsOf } from '../exact-reader.ts';

const ticket =
  '(?:the )?(?<what>[A-Z]{1,8}-\\d{1,4}|[^,:;"“”]{2,60}? (?:ticket|story|one)|(?:ticket|story) [^,:;"“”]{2,60}?)';
const old = '["“](?<old>[^"“”]{1,120})["”]';
const fresh = '["“](?<fresh>[^"“”]{1,160})["”]';
const becomes = '(?:should (?:be|read|say)|must (?:be|read|say)|is|becomes|→|->|=>)';
const patterns: readonly RegExp[] = [
  `^(?:in|for|of|at) ${ticket}[,:]? ${old} ${becomes} ${fresh}$`,
  `^(?:in|for|at) ${ticket}[,:]? (?:please )?(?:replace|change|turn|swap) ${old} (?:with|by|to|into|for) ${fresh}$`,
  `^(?:in|for|at) ${ticket}[,:]? (?:please )?(?:write|say|use|put) ${fresh} (?:instead of|rather than|not|in place of) ${old}$`,
  `^${ticket}: ${old} ${becomes} ${fresh}$`,
  `^(?:replace|change|turn|swap) ${old} (?:with|by|to|into|for) ${fresh} in ${ticket}$`,
  `^(?:write|say|use|put) ${fresh} (?:instead of|rather than|not|in place of) ${old} in ${ticket}$`,
].map((one) => new RegExp(one, 'iu'));

/** "In the refund ticket, "automatically" should be "within 24 hours"": words of one ticket, wherever the document tells what it states. */
export const wordsInTicket: ExactReader = (words, draft) => {
  const { what, old: before, fresh: after } = groupsOf(patterns, words) ?? {};
  const at = what === undefined ? null : ticketNamed(draft, what);
  if (at === null || before === undefined || after === undefined) return null;
  return (now) => exchanged(now, at, before, after);
};

function exchanged(draft: Draft, at: number, old: string, fresh: string): Outcome {
  const { tickets, rows } = boardOf(draft);
  const ticket = tickets[at];
  if (!ticket) return noEffect(draft, 'There is no such ticket.');
  const keys = ticket.statements.map(({ key }) => key);
  const telling = draft.units.filter((unit) =>
    keysIn(unit.text).some(({ text }) => keys.includes(text) || text === ticket.key),
  );
  const spans = [
    { start: ticket.section.start, end: ticket.section.end },
    ...rows.filter(({ key }) => keys.includes(key)),
    ...telling.filter(({ start, end }) => end <= ticket.section.start || start >= ticket.section.end),
  ];
  const word = new RegExp(`(?<![\\p{L}\\p{N}])${literal(old)}(?![\\p{L}\\p{N}])`, 'giu');
  const starts = new Set<number>();
  for (const { start, end } of spans)
    for (const found of draft.text.slice(start, end).matchAll(word)) starts.add(start + found.index);
  const places = [...starts].toSorted((left, right) => left - right);
  const text = splice(
    draft.text,
    places.map((start) => ({ start, end: start + old.length, text: fresh })),
  );
  return places.length === 0
    ? noEffect(draft, `"${old}" does not stand in ${nameOf(ticket)}.`)
    : applied(draft, text, `Replaced "${old}" with "${fresh}" in ${nameOf(ticket)}.`);
}
