import { contentWords } from '../../document/content-words.ts';
import { leadingKey } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';
import { lineBreakOf, type Splice, splice } from '../editing/splice.ts';
import { nextNumber } from '../place/insert.ts';
import { boardOf, type Ticket } from '../tickets/board.ts';
import { withTickets } from '../tickets/requirement-parts.ts';
import { estimatesOf } from './estimates.ts';
import { partBlock } from './part-block.ts';
import { bestOf, marksOf, type Share, sharesOf } from './shares.ts';
import { thoughtsOf } from './thoughts.ts';

/** A ticket divided: the text, and the keys of what it came to. */
export interface Divided {
  readonly text: string;
  readonly keys: readonly string[];
}

/**
 * The text with a ticket divided into tickets of named parts. Each of what the ticket states goes to the part that speaks of it, to
 * one and no more, with its criteria and tasks; people, priority and dependencies are those of the whole, estimates add up to that of
 * the whole. Null where the ticket is not of the form that documents of ours have, or a part has nothing of what it states.
 */
export function withTicketDivided(draft: Draft, at: number, parts: readonly string[]): Divided | null {
  const board = boardOf(draft);
  const ticket = board.tickets[at];
  const family = ticket ? leadingKey(ticket.section.title)?.family : undefined;
  if (!ticket?.key || family === undefined || ticket.statements.length === 0 || parts.length < 2) return null;
  const found = sharesOf(ticket, parts, (text) => thoughtsOf(text, draft));
  if (found === null) return null;
  const first = nextNumber(draft, family);
  const keys = parts.map((_, place) => (place === 0 ? (ticket.key ?? '') : `${family}-${first + place - 1}`));
  const shares = withFreshKeys(draft, found);
  const weights = shares.map((own) => own.reduce((sum, share) => sum + (share.isWhole ? 2 : 1), 0));
  const estimates = estimatesOf(draft, ticket, weights);
  const marks = marksOf(
    parts.map((part, place) => [part, ...(shares[place] ?? []).map((one) => one.text)].join(' ')),
  );
  const blocks = parts.map((part, place) =>
    partBlock(draft, ticket, {
      part,
      key: keys[place] ?? '',
      keys,
      shares: shares[place] ?? [],
      estimate: estimates[place] ?? null,
      isOwn: (said) => (bestOf(said, marks) ?? 0) === place,
    }),
  );
  if (!blocks.every((block) => block !== null)) return null;
  const newline = lineBreakOf(draft.text);
  const { start, end } = ticket.section;
  const whole = draft.text.slice(start, end).trimEnd();
  const text = splice(draft.text, [
    ...rowsOf(draft, ticket, shares, keys),
    { start, end: start + whole.length, text: blocks.join(newline + newline).replaceAll(/\r?\n/gu, newline) },
  ]);
  return { text, keys };
}

/** Shares in which what is parted from a statement has a key of its own; the first of it keeps the old one. */
function withFreshKeys(draft: Draft, shares: readonly (readonly Share[])[]): Share[][] {
  const seen = new Set<string>();
  const next = new Map<string, number>();
  return shares.map((own) =>
    own.map((share) => {
      if (!seen.has(share.key)) {
        seen.add(share.key);
        return share;
      }
      const family = leadingKey(share.key)?.family ?? 'FR';
      const number = next.get(family) ?? nextNumber(draft, family);
      next.set(family, number + 1);
      return { ...share, key: `${family}-${number}` };
    }),
  );
}

/** The rows of the coverage map: each requirement with the ticket that has it now, new ones behind those they were parted from. */
function rowsOf(
  draft: Draft,
  ticket: Ticket,
  shares: readonly (readonly Share[])[],
  keys: readonly string[],
): Splice[] {
  const { rows } = boardOf(draft);
  const newline = lineBreakOf(draft.text);
  let behind = 0;
  const fresh = new Map<number, string>();
  const splices = shares.flatMap((own, place) =>
    own.flatMap((share): Splice[] => {
      const key = keys[place] ?? '';
      const row = rows.find((one) => one.key === share.key);
      if (!row) {
        const line = `${newline}| ${share.key}: ${asRow(share.text)} | ${key} |`;
        fresh.set(behind, (fresh.get(behind) ?? '') + line);
        return [];
      }
      behind = Math.max(behind, row.end);
      const moved =
        key === ticket.key
          ? []
          : [
              withTickets(
                draft,
                row,
                row.tickets.map((one) => (one === ticket.key ? key : one)),
              ),
            ];
      const at = draft.text.indexOf(row.text, row.start);
      const others = shares.flatMap((one, part) => (part === place ? [] : one.map(({ text }) => text)));
      const isAll = !sharesWords(row.text, others, share.text);
      return share.isWhole || isAll || at < 0 || at > row.end
        ? moved
        : [...moved, { start: at, end: at + row.text.length, text: asRow(share.text) }];
    }),
  );
  return [...splices, ...[...fresh].flatMap(([at, text]) => (at > 0 ? [{ start: at, end: at, text }] : []))];
}

/** Whether a row says something of the other parts that its own does not say. */
function sharesWords(row: string, others: readonly string[], own: string): boolean {
  const [, foreign = []] = marksOf([own, others.join(' ')]);
  const held = contentWords(row);
  return foreign.some((word) => held.includes(word));
}

/** A requirement as the coverage map names it: without its full stop, its must in small letters. */
function asRow(text: string): string {
  return text
    .replace(/[.]$/u, '')
    .replace(
      /(?<!\p{L})(?:MUST|SHOULD|MAY|NOT|MUSS|MÜSSEN|SOLL|DOIT|DOIVENT|DEBE|DEBEN)(?!\p{L})/gu,
      (word) => word.toLowerCase(),
    )
    .replaceAll('|', '\\|');
}
