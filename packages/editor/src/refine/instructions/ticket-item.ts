import { keysIn, leadingKey } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';
import { lineBreakOf, splice } from '../editing/splice.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { asSentence } from '../place/sentence.ts';
import { unquoted } from '../target/phrase.ts';
import { findTicket } from '../target/tickets.ts';
import { itemWords, ticketItems } from '../tickets/lists.ts';

const before =
  '^(?:add|include|insert|append|put|write|create)(?: in)? (?:an? |another |one more |the |new |following )*';
const patterns = [
  new RegExp(
    `^(?:add|include|insert|append|put)(?: to| in| into| under) (?<ticket>[A-Z][A-Z0-9]{0,9}-\\d{1,6}) (?:an? |another |one more |the |new |following )*(?<what>${itemWords})\\s?[:,]?\\s(?:that )?(?<words>.{1,2000})$`,
    'isu',
  ),
  new RegExp(
    `${before}(?<what>${itemWords})(?: to| for| in| on| under) (?:the )?(?<ticket>[A-Z][A-Z0-9]{0,9}-\\d{1,6}|[^:,"“]{1,60}?)(?:\\s?[:,–-]|,? (?:that|saying|which says))\\s?(?<words>.{1,2000})$`,
    'isu',
  ),
  new RegExp(
    `${before}(?<what>${itemWords})(?: that|:| saying)?\\s(?<words>.{1,2000}?) (?:to|for|in|under) (?:the )?(?<ticket>[A-Z][A-Z0-9]{0,9}-\\d{1,6}|.{1,40}? (?:ticket|story|issue)|(?:ticket|story|issue) .{1,12})$`,
    'isu',
  ),
  new RegExp(
    `${before}(?<words>["“].{1,2000}?["”]) (?:to|as|in|under) (?:an? |the )?(?<what>${itemWords}) (?:of|for|to|in) (?:the )?(?<ticket>.{1,60})$`,
    'isu',
  ),
  new RegExp(
    `^(?<ticket>[A-Z][A-Z0-9]{0,9}-\\d{1,6}|.{1,40}? (?:ticket|story|issue)|(?:the )?(?:ticket|story|issue) (?:\\d{1,3}|(?:for|about|on|with) .{2,60}?)) (?:also |still )?(?:needs?|lacks|is missing|should have|must have|gets?) (?:an? |another |one more |the )*(?<what>${itemWords})\\s?(?::|that|for|,|saying|which says)\\s?(?<words>.{1,2000})$`,
    'isu',
  ),
];

/** Adds an acceptance criterion or a task to a ticket. */
export const ticketItem: Instruction = {
  meta: {
    id: 'ticket-item',
    does: 'Adds an acceptance criterion or a task to a ticket, in the words of the feedback, as its neighbours are written.',
    examples: [
      'add an acceptance criterion to US-1: the mail is sent once',
      'US-1 needs another AC: the mail is sent once',
      'add a task "Write the mail template" to the first ticket',
    ],
  },
  parse(clause, draft) {
    for (const pattern of patterns) {
      const { what, ticket, words } = pattern.exec(clause)?.groups ?? {};
      if (what === undefined || ticket === undefined || words === undefined) continue;
      const section = findTicket(draft, ticket);
      if (!section || ticketItems(draft, section, what).length === 0) continue;
      return (now) => withItem(now, ticket, what, unquoted(words));
    }
    return null;
  },
};

function withItem(draft: Draft, ticket: string, what: string, words: string): Outcome {
  const section = findTicket(draft, ticket);
  const last = section ? ticketItems(draft, section, what).at(-1) : undefined;
  if (!section || !last) return noEffect(draft, `${ticket} has no list of that kind.`);
  const raw = draft.text.slice(last.start, last.end);
  const marker = /^(?:[*+-]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?/u.exec(raw)?.[0] ?? '- ';
  const fresh = marker.replace(/^\d+/u, (number) => String(Number(number) + 1)).replace(/\[[xX]\]/u, '[ ]');
  const key = last.key
    ? `${raw.slice(marker.length, raw.indexOf(last.key.text))}${last.key.family}-${highest(draft, last.key.family) + 1}${/^[*_`]{0,3}\s?[:.)–—-]{0,2}[*_]{0,3}\s/u.exec(raw.slice(raw.indexOf(last.key.text) + last.key.text.length))?.[0] ?? ': '}`
    : '';
  const closed = /[.!?…。]$/u.test(raw.trimEnd());
  const sentence = asSentence(words);
  const column = last.start - (draft.text.lastIndexOf('\n', last.start - 1) + 1);
  const text = splice(draft.text, [
    {
      start: last.end,
      end: last.end,
      text: `${lineBreakOf(draft.text)}${' '.repeat(column)}${fresh}${key}${closed ? sentence : sentence.replace(/\.$/u, '')}`,
    },
  ]);
  return applied(draft, text, `Added "${sentence}" to ${leadingKey(section.title)?.text ?? section.title}.`);
}

function highest(draft: Draft, family: string): number {
  return Math.max(0, ...keysIn(draft.text).flatMap((key) => (key.family === family ? [key.number] : [])));
}
