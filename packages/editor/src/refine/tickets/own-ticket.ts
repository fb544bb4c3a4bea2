import { leadingKey } from '../../document/keys.ts';
import { upperFirst } from '../../first-letter.ts';
import { fill } from '../../formats/phrases/phrase.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { type Draft, draftOf } from '../draft.ts';
import { lineBreakOf, splice } from '../editing/splice.ts';
import { nextNumber } from '../place/insert.ts';
import { boardOf, type Ticket } from './board.ts';
import { composedTicket } from './composed-ticket.ts';
import { labelledLines } from './labels.ts';
import { behind, partsOfRequirement, withoutRequirement, withTickets } from './requirement-parts.ts';

/** A ticket of its own for what another held, and the text with it. */
export interface OwnTicket {
  readonly text: string;
  readonly key: string;
}

/** "Bug: the totals are wrong": what the row of a fault begins with. */
const fault = /^(?:bug|fehler|anomalie|error|błąd|difetto)\s?:\s*/iu;

/**
 * The text with a requirement that shares a ticket with others in a ticket of its own, right behind that: its statement, criteria,
 * tasks and its row of the coverage map go there. Null where it shares none, or no ticket can be made of it.
 */
export function withOwnTicket(draft: Draft, key: string): OwnTicket | null {
  const { tickets, rows } = boardOf(draft);
  const at = tickets.findIndex((one) => one.statements.some((statement) => statement.key === key));
  const ticket = tickets[at];
  const parts = ticket ? partsOfRequirement(ticket, key) : null;
  const row = rows.find((one) => one.key === key);
  const without = withoutRequirement(draft, at, key);
  if (!ticket?.key || !parts || !row || without === null) return null;
  const family = leadingKey(ticket.section.title)?.family ?? 'US';
  const own = `${family}-${nextNumber(draft, family)}`;
  const said = row.text.replace(fault, '');
  const isFault = said !== row.text;
  // what goes wrong is no demand: that it stops is
  const demand =
    isFault && draft.language === 'en' ? `The system must prevent that ${said}` : parts.statement.text;
  const composed = composedTicket(draft, demand, own);
  if (!composed) return null;
  const body = withParts(
    draft,
    composed.body.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}-])${composed.key}(?!\\d)`, 'gu'), key),
    {
      context: `${key}: ${isFault && draft.language === 'en' ? `The system MUST prevent that ${said}.` : parts.statement.text}`,
      source: `${key}, ${fill(phrasesOf(draft.language).quoted, { text: firstWords(row.text) })}`,
      beside: ticket,
    },
  );
  const title = upperFirst(said);
  const heading = `${'#'.repeat(ticket.section.level)} ${own}: ${title}`;
  const now = draftOf(without, draft.request);
  const home = boardOf(now).tickets[at];
  if (!home) return null;
  const newline = lineBreakOf(draft.text);
  const block = `${heading}${newline}${newline}${body.trim().replaceAll(/\r?\n/gu, newline)}`;
  const map = boardOf(now);
  const last = map.rows.at(-1);
  const raw = `| ${key}: ${row.text} | ${own} |`;
  const next = map.rows.find((one) => one.start >= row.start) ?? null;
  const place = map.rows.find((one) => one.key === key);
  const text = splice(now.text, [
    behind(now, home, block),
    place
      ? withTickets(now, place, [...place.tickets, own])
      : next
        ? { start: next.start, end: next.start, text: `${raw}${newline}` }
        : { start: last?.end ?? 0, end: last?.end ?? 0, text: `${newline}${raw}` },
  ]);
  return { text, key: own };
}

/** Words that name the sentence a ticket comes from. */
const SOURCE = 6;

function firstWords(text: string): string {
  return text
    .split(/\s+/u)
    .slice(0, SOURCE)
    .join(' ')
    .replace(/[.,;:!?]+$/u, '');
}

/** A composed ticket with the words of the document for what it was made of, and its neighbour as what it leaves out. */
function withParts(
  draft: Draft,
  body: string,
  { context, source, beside }: { context: string; source: string; beside: Ticket },
): string {
  const phrases = phrasesOf(draft.language);
  const lines = labelledLines(body, { start: 0, end: body.length });
  const values: Readonly<Record<string, string>> = {
    [phrases.ticketContext]: context,
    [phrases.ticketSource]: source,
    [phrases.ticketOutOfScope]: fill(phrases.othersCover, { tickets: beside.key ?? '' }),
  };
  return splice(
    body,
    lines.flatMap((line) => {
      const value = values[line.label];
      return value === undefined ? [] : [{ ...line.value, text: value }];
    }),
  );
}
