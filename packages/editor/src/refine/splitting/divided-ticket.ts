import { contentWords } from '../../document/content-words.ts';
import { keysIn, leadingKey } from '../../document/keys.ts';
import { fill } from '../../formats/phrases/phrase.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { isBaseVerb } from '../../understand/clause/verbs.ts';
import { type Draft, draftOf } from '../draft.ts';
import { masked } from '../masked.ts';
import { nextNumber } from '../place/insert.ts';
import { asSentence } from '../place/sentence.ts';
import { lineBreakOf, splice } from '../splice.ts';
import { asTask } from '../tickets/as-task.ts';
import { boardOf, type Ticket } from '../tickets/board.ts';
import { composedTicket } from '../tickets/composed-ticket.ts';
import { conceptOf } from '../tickets/concepts.ts';
import { labelledLines } from '../tickets/labels.ts';
import { areAlike } from '../tickets/named.ts';
import { citesCriterion, listed, withTickets } from '../tickets/requirement-parts.ts';

/** What of a statement goes to one part. */
interface Share {
  readonly key: string;
  readonly text: string;
}

/**
 * The text with a ticket divided into tickets of named parts. Each of what the ticket states goes to the part that speaks of it, to
 * one and no more; criteria and tasks are those of the part, people, priority and dependencies those of the whole. Null where the
 * ticket is not of the form that documents of ours have, or no ticket can be made of a part.
 */
export function withTicketDivided(draft: Draft, at: number, parts: readonly string[]): string | null {
  const board = boardOf(draft);
  const ticket = board.tickets[at];
  const family = ticket ? leadingKey(ticket.section.title)?.family : undefined;
  if (!ticket?.key || family === undefined || ticket.statements.length === 0 || parts.length < 2) return null;
  const shares = sharesOf(ticket, parts);
  const first = nextNumber(draft, family);
  const keys = parts.map((_, place) => (place === 0 ? (ticket.key ?? '') : `${family}-${first + place - 1}`));
  const blocks = parts.map((part, place) =>
    blockOf(draft, ticket, { part, place, key: keys[place] ?? '', keys, parts, shares: shares[place] ?? [] }),
  );
  if (!blocks.every((block) => block !== null)) return null;
  const newline = lineBreakOf(draft.text);
  const { start, end } = ticket.section;
  const whole = draft.text.slice(start, end).trimEnd();
  const rows = board.rows.flatMap((row) => {
    const holding = keys.filter((_, place) => shares[place]?.some((share) => share.key === row.key));
    if (!row.tickets.includes(ticket.key ?? '') || holding.length === 0) return [];
    return [
      withTickets(
        draft,
        row,
        row.tickets.flatMap((key) => (key === ticket.key ? holding : [key])),
      ),
    ];
  });
  return splice(draft.text, [
    ...rows,
    { start, end: start + whole.length, text: blocks.join(newline + newline).replaceAll(/\r?\n/gu, newline) },
  ]);
}

/** What of the ticket's statements goes to each part: a part without any has the requirement it is a part of, in its own words. */
function sharesOf(ticket: Ticket, parts: readonly string[]): Share[][] {
  const shares: Share[][] = parts.map(() => []);
  let last = 0;
  for (const { key, text } of ticket.statements)
    for (const piece of piecesOf(text)) {
      const likeness = parts.map((part) => overlap(piece, part));
      const best = Math.max(...likeness);
      if (best > 0) last = likeness.indexOf(best);
      shares[last]?.push({ key, text: piece });
    }
  const [main] = ticket.statements;
  return shares.map((own, place) =>
    own.length > 0 ? joinedShares(own) : [{ key: main?.key ?? '', text: asSentence(parts[place] ?? '') }],
  );
}

function piecesOf(text: string): string[] {
  const hidden = masked(text);
  const pieces: string[] = [];
  let from = 0;
  for (const match of hidden.matchAll(
    /[,;]\s+(?:and |und |et |y )?|(?<=[.!?])\s+|\s(?:and|und|et|y)\s(?=\p{Ll}+\s)/gu,
  )) {
    pieces.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  return [...pieces, text.slice(from)].map((piece) => piece.trim()).filter((piece) => piece !== '');
}

function overlap(piece: string, part: string): number {
  const held = contentWords(piece);
  return contentWords(part).filter((word) => held.some((other) => areAlike(word, other))).length;
}

/** The pieces of each requirement as one sentence. */
function joinedShares(own: readonly Share[]): Share[] {
  return [...new Set(own.map((share) => share.key))].map((key) => ({
    key,
    text: asSentence(
      own
        .filter((share) => share.key === key)
        .map((share) => share.text.replace(/[.]$/u, ''))
        .join(', '),
    ),
  }));
}

interface PartOfTicket {
  readonly part: string;
  readonly place: number;
  readonly key: string;
  readonly keys: readonly string[];
  readonly parts: readonly string[];
  readonly shares: readonly Share[];
}

function blockOf(
  draft: Draft,
  ticket: Ticket,
  { part, place, key, keys, parts, shares }: PartOfTicket,
): string | null {
  const task = asTask(part);
  const opens = /^\p{L}+/u.exec(task)?.[0].toLowerCase() ?? '';
  const demand = draft.language === 'en' && isBaseVerb(opens) ? `${subjectOf(ticket)} ${task}` : part;
  const composed = composedTicket(draft, demand, key);
  const served = shares[0]?.key ?? ticket.statements[0]?.key;
  if (!composed || served === undefined) return null;
  const body = composed.body.replaceAll(
    new RegExp(`(?<![\\p{L}\\p{N}-])${composed.key}(?!\\d)`, 'gu'),
    served,
  );
  const phrases = phrasesOf(draft.language);
  const outside = ticket.lines.find((line) => line.label === phrases.ticketOutOfScope);
  const before = outside
    ? keysIn(draft.text.slice(outside.value.start, outside.value.end)).map((one) => one.text)
    : [];
  const others = [...new Set([...before, ...keys])].filter((one) => one !== key);
  const values: Record<string, string> = {
    [phrases.ticketContext]: shares.map((share) => `${share.key}: ${share.text}`).join(' '),
    [phrases.ticketOutOfScope]: fill(phrases.othersCover, { tickets: listed(others, draft.language) }),
  };
  const own = labelledLines(body, { start: 0, end: body.length });
  const kept = ticket.lines.filter((line) => {
    const concept = conceptOf(line.label);
    return concept !== null && concept.id !== 'estimate' && line.value.end > line.value.start;
  });
  const source = ticket.lines.find((line) => line.label === phrases.ticketSource);
  for (const line of [...kept, ...(source ? [source] : [])])
    values[line.label] = draft.text.slice(line.value.start, line.value.end);
  const filled = splice(
    body,
    own.flatMap((line) => {
      const value = values[line.label];
      return value === undefined ? [] : [{ ...line.value, text: value }];
    }),
  );
  const added = kept
    .filter((line) => !own.some((one) => one.label === line.label))
    .map((line) => `\n${draft.text.slice(line.start, line.end)}`)
    .join('');
  const title = task.charAt(0).toUpperCase() + task.slice(1);
  const text = `${'#'.repeat(ticket.section.level)} ${key}: ${title}\n\n${filled.trim()}${added}`;
  return withHandWritten(draft, ticket, text, (said) => {
    const likeness = parts.map((one) => overlap(said, one));
    return Math.max(0, likeness.indexOf(Math.max(...likeness))) === place;
  });
}

/** Who is to do what a ticket demands, and that they must: "Admins MUST be able to". */
function subjectOf({ statements: [first] }: Ticket): string {
  return (
    /^(?<who>(?:[^\s,:]+\s){1,4}?MUST(?: be able to)?)\s(?!be\s)/u.exec(first?.text ?? '')?.groups?.['who'] ??
    'The system must'
  );
}

/** Criteria and tasks that somebody added to the whole ticket: each stays with the part that it speaks of. */
function withHandWritten(
  draft: Draft,
  ticket: Ticket,
  text: string,
  isOwn: (said: string) => boolean,
): string {
  const cited = ticket.tasks.map((task) => citesCriterion(task.text)?.number);
  const added = {
    criteria: ticket.criteria.filter((item, at) => !cited.includes(at + 1) && isOwn(item.text)),
    tasks: ticket.tasks.filter((task) => !citesCriterion(task.text) && isOwn(task.text)),
  };
  return (['criteria', 'tasks'] as const).reduce((now, kind) => {
    const fresh = draftOf(now, draft.request);
    const last = boardOf(fresh).tickets[0]?.[kind].at(-1);
    if (!last || added[kind].length === 0) return now;
    const mark = /^(?<number>\d*)(?<rest>\S*\s+)/u.exec(now.slice(last.start, last.end))?.groups;
    const indent = ' '.repeat(last.start - (now.lastIndexOf('\n', last.start - 1) + 1));
    const lines = added[kind].map((item, at) => {
      const number = mark?.['number'] ? String(Number(mark['number']) + at + 1) : '';
      const words = draft.text.slice(item.start, item.end).replace(/^(?:[*+-]|\d{1,9}[.)])\s+/u, '');
      return `\n${indent}${number}${mark?.['rest'] ?? '- '}${words}`;
    });
    return splice(now, [{ start: last.end, end: last.end, text: lines.join('') }]);
  }, text);
}
