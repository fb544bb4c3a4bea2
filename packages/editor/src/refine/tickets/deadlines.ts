import { contentWords } from '../../document/content-words.ts';
import type { Span } from '../../read/source.ts';
import type { Draft } from '../draft.ts';
import { splice } from '../editing/splice.ts';
import { boardOf } from './board.ts';
import { ownershipsIn } from './fields/people.ts';
import { datePattern } from './fields/values.ts';
import { ticketNamed } from './named.ts';

/** A date that a sentence of the document gives for the work of a ticket. */
interface Deadline extends Span {
  readonly date: string;
  /** Whether the ticket itself says it, and not only the text around it. */
  readonly isOfTicket: boolean;
}

const due = new RegExp(
  `(?<sign>due(?: (?:on|by))?|deadline(?: is|:)?|by|until|till|bis(?: zum)?|fällig (?:am|bis)|d['’]ici(?: le)?|avant(?: le)?|pour le|antes del?|para el|hasta el) (?:the )?(?<date>${datePattern})`,
  'giu',
);
/** "Valid until" tells how long something holds: only what somebody does is finished by then. */
const isDue = /^(?:due|deadline|fällig)/iu;

/**
 * The dates by which a document says that the work of a ticket is done: one that a sentence gives which says who does it or that it is
 * due, wherever the document gives it. Empty where it gives more than one.
 *
 * @param phrase the words that name the ticket: a sentence outside it tells of it that holds them, or says who does it
 */
export function deadlinesOf(draft: Draft, at: number, phrase: string): readonly Deadline[] {
  const ticket = boardOf(draft).tickets[at];
  if (!ticket) return [];
  const told = datesTold(draft, at, phrase);
  const sure = new Set(told.flatMap(({ date, isSure }) => (isSure ? [date] : [])));
  const [only, ...others] = sure;
  return only === undefined || others.length > 0 ? [] : told.filter(({ date }) => date === only);
}

/** Every date of what a ticket states, and of sentences outside the tickets that hold the words which name it. */
function datesTold(draft: Draft, at: number, phrase: string): (Deadline & { readonly isSure: boolean })[] {
  const { tickets, rows } = boardOf(draft);
  const ticket = tickets[at];
  const keys = ticket?.statements.map(({ key }) => key) ?? [];
  const ownRows = rows.filter(({ key }) => keys.includes(key));
  const isIn = ({ start }: Span, span: Span) => span.start <= start && start < span.end;
  const wanted = contentWords(phrase).filter((word) => !pointing.test(word));
  return draft.units.flatMap((unit) => {
    const isOfTicket = ticket !== undefined && isIn(unit, ticket.section);
    const isOwn = isOfTicket || ownRows.some((row) => isIn(unit, row));
    if (!isOwn && tickets.some(({ section }) => isIn(unit, section))) return [];
    const text = draft.text.slice(unit.start, unit.end);
    return [...text.matchAll(due)].flatMap((match) => {
      const sentence = sentenceAround(text, match.index);
      const held = contentWords(sentence);
      const isNamed = wanted.length > 0 && wanted.every((word) => held.includes(word));
      if (
        !isOwn &&
        !isNamed &&
        !(wanted.length === 0 && deedsIn(sentence, draft).some((what) => ticketNamed(draft, what) === at))
      )
        return [];
      const { sign = '', date = '' } = match.groups ?? {};
      const end = unit.start + match.index + match[0].length;
      const isSure = isDue.test(sign) || deedsIn(sentence, draft).length > 0;
      return [{ date, start: end - date.length, end, isOfTicket, isSure }];
    });
  });
}

/** What of a phrase only says that it names a ticket. */
const pointing = /^(?:ticket|stori|story|on|us|\d+)$/u;

function sentenceAround(text: string, at: number): string {
  const before =
    text
      .slice(0, at)
      .split(/(?<=[.!?])\s/u)
      .at(-1) ?? '';
  const behind = text.slice(at).split(/(?<=[.!?])\s(?=\p{Lu})/u)[0] ?? '';
  return before + behind;
}

/** What a sentence says that somebody does, in its own words. */
function deedsIn(sentence: string, draft: Draft): string[] {
  const parts = sentence.replace(/^.*?(?:FR|NFR|W|R)-\d+: /u, '').split(/,\s/u);
  return parts
    .map((part) => part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .flatMap((part) => [...ownershipsIn(part, draft, { isGap: false, isAlone: false })])
    .map(({ what }) => what ?? '');
}

/** The text in which deadlines are other ones. */
export function withDeadline(draft: Draft, deadlines: readonly Deadline[], date: string): string {
  return splice(
    draft.text,
    deadlines.map(({ start, end }) => ({ start, end, text: date })),
  );
}
