import { keysIn } from '../../document/keys.ts';
import { upperFirst } from '../../first-letter.ts';
import { fill } from '../../formats/phrases/phrase.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import type { Draft } from '../draft.ts';
import { draftOf } from '../draft.ts';
import { splice, wholeLines } from '../editing/splice.ts';
import { asTask } from '../tickets/as-task.ts';
import { boardOf, type Ticket } from '../tickets/board.ts';
import { composedTicket } from '../tickets/composed-ticket.ts';
import { conceptOf } from '../tickets/concepts.ts';
import { labelledLines } from '../tickets/labels.ts';
import {
  citesCriterion,
  criterionWithout,
  listed,
  partsOfRequirement,
  withoutItems,
} from '../tickets/requirement-parts.ts';
import type { Share } from './shares.ts';

/** One of the tickets that another is divided into. */
interface Part {
  readonly part: string;
  readonly key: string;
  readonly keys: readonly string[];
  readonly shares: readonly Share[];
  readonly estimate: string | null;
  /** Whether what stands in the whole speaks of this part rather than of another. */
  readonly isOwn: (said: string) => boolean;
}

/** The ticket of a part: made of the whole where its statements are whole ones, else written anew for what it has of them. */
export function partBlock(draft: Draft, ticket: Ticket, part: Part): string | null {
  const own = part.shares.every((share) => share.isWhole)
    ? filtered(draft, ticket, part)
    : composed(draft, ticket, part);
  return own === null ? null : withValues(draft, ticket, part, own);
}

/** The ticket with the criteria and tasks of its statements alone, and those that speak of them. */
function filtered(
  draft: Draft,
  ticket: Ticket,
  { shares, key, part, isOwn }: Part,
): { body: string; title: string } | null {
  const goneKeys = ticket.statements.flatMap((statement) =>
    shares.some((share) => share.key === statement.key) ? [] : [statement.key],
  );
  const gone = goneKeys.map((one) => partsOfRequirement(ticket, one));
  const kept = shares.map((share) => partsOfRequirement(ticket, share.key));
  const criteria = ticket.criteria.filter(
    (item) =>
      gone.some((parts) => parts?.criteria.includes(item)) ||
      (!kept.some((parts) => parts?.criteria.includes(item)) && !isOwn(item.text)),
  );
  const tasks = ticket.tasks.filter((task) => {
    if (kept.some((parts) => parts?.tasks.includes(task))) return false;
    if (gone.some((parts) => parts?.tasks.includes(task))) return true;
    const cited = ticket.criteria[(citesCriterion(task.text)?.number ?? 0) - 1];
    return cited ? criteria.includes(cited) : !isOwn(task.text);
  });
  const { start, headingEnd, end } = ticket.section;
  const inside = withoutItems(draft, ticket, { criteria, tasks }, goneKeys).filter(
    (one) => one.start >= start && one.end <= end,
  );
  const raw = splice(
    draft.text.slice(headingEnd, end),
    inside.map((one) => ({ ...one, start: one.start - headingEnd, end: one.end - headingEnd })),
  );
  const [first] = shares;
  const isFirst = first?.key === ticket.statements[0]?.key;
  if (isFirst) return { body: raw.trim(), title: ticket.title };
  const fresh = first ? composedTicket(draft, first.text, key) : null;
  const story = fresh ? lineIn(fresh.body, phrasesOf(draft.language).ticketStory) : null;
  const line = labelledLines(raw, { start: 0, end: raw.length }).find(
    (one) => one.label === phrasesOf(draft.language).ticketStory,
  );
  const body = line && story !== null ? splice(raw, [{ ...line.value, text: story }]) : raw;
  return { body: body.trim(), title: fresh?.title ?? titled(part) };
}

/** A ticket written anew for what a part has of the statements, with what somebody added to the whole that speaks of it. */
function composed(
  draft: Draft,
  ticket: Ticket,
  { shares, key, part, isOwn }: Part,
): { body: string; title: string } | null {
  const [first, ...others] = shares;
  const fresh = first ? composedTicket(draft, first.text, key) : null;
  if (!first || !fresh) return null;
  const body = fresh.body.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}-])${fresh.key}(?!\\d)`, 'gu'), first.key);
  const cited = ticket.tasks.map((task) => citesCriterion(task.text)?.number);
  const added = others.flatMap((share) => partsOfRequirement(ticket, share.key)?.criteria ?? []);
  const elsewhere = ticket.statements.flatMap((one) =>
    others.some((share) => share.key === one.key) ? [] : [one.key],
  );
  const text = withItems(draft, `### ${key}: ${part}\n\n${body}`, {
    criteria: ticket.criteria
      .filter((item, at) => added.includes(item) || (!cited.includes(at + 1) && isOwn(item.text)))
      .map((item) => {
        const raw = draft.text.slice(item.start, item.end);
        return criterionWithout(raw, elsewhere) ?? raw;
      }),
    tasks: [
      ...others.map(
        (share) =>
          `- ${fill(phrasesOf(draft.language).taskImplement, { id: share.key, number: '1' }).replace(/\s?[(（][^()]*[)）]/u, '')}`,
      ),
      ...ticket.tasks
        .filter((task) => !citesCriterion(task.text) && isOwn(task.text))
        .map((task) => draft.text.slice(task.start, task.end)),
    ],
  });
  return { body: text.replace(/^[^\n]*\n\n/u, ''), title: fresh.title ?? titled(part) };
}

/** A ticket's text with items at the end of its lists. */
function withItems(
  draft: Draft,
  text: string,
  added: { readonly criteria: readonly string[]; readonly tasks: readonly string[] },
): string {
  return (['criteria', 'tasks'] as const).reduce((now, kind) => {
    const last = boardOf(draftOf(now, draft.request)).tickets[0]?.[kind].at(-1);
    if (!last || added[kind].length === 0) return now;
    const mark = /^(?<number>\d*)(?<rest>\S*\s+)/u.exec(now.slice(last.start, last.end))?.groups;
    const indent = ' '.repeat(last.start - (now.lastIndexOf('\n', last.start - 1) + 1));
    const lines = added[kind].map((item, at) => {
      const number = mark?.['number'] ? String(Number(mark['number']) + at + 1) : '';
      return `\n${indent}${number}${mark?.['rest'] ?? '- '}${item.replace(/^(?:[*+-]|\d{1,9}[.)])\s+/u, '')}`;
    });
    return splice(now, [{ start: last.end, end: last.end, text: lines.join('') }]);
  }, text);
}

function lineIn(body: string, label: string): string | null {
  const line = labelledLines(body, { start: 0, end: body.length }).find((one) => one.label === label);
  return line ? body.slice(line.value.start, line.value.end) : null;
}

function titled(part: string): string {
  const task = asTask(part.replace(/^(?:the|an?|der|die|das|le|la|les|el|los|las) /iu, ''));
  return upperFirst(task);
}

/** The block with what it states, its share of the estimate, what the others do, and people, priority and dependencies of the whole. */
function withValues(
  draft: Draft,
  ticket: Ticket,
  { key, keys, shares, estimate }: Part,
  { body, title }: { readonly body: string; readonly title: string },
): string {
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
  const kept = ticket.lines.filter((line) => {
    const id = conceptOf(line.label)?.id;
    return id !== undefined && id !== 'estimate' && line.value.end > line.value.start;
  });
  for (const line of kept) values[line.label] = draft.text.slice(line.value.start, line.value.end);
  if (estimate !== null) values[phrases.ticketEstimate] = estimate;
  values[phrases.ticketSource] = sourceOf(draft, ticket, shares);
  const own = labelledLines(body, { start: 0, end: body.length });
  const filled = splice(
    body,
    own.flatMap((line) => {
      const value = values[line.label];
      if (value === undefined || line.lead.startsWith(' ')) return [];
      return value === '' ? [wholeLines(body, line.start, line.end)] : [{ ...line.value, text: value }];
    }),
  );
  const added = kept
    .filter((line) => !own.some((one) => one.label === line.label))
    .map((line) => `\n${draft.text.slice(line.start, line.end)}`)
    .join('');
  return `${'#'.repeat(ticket.section.level)} ${key}: ${title}\n\n${filled.trim()}${added}`;
}

/** Words that name the sentence a ticket comes from. */
const SOURCE = 6;

/** Where a part comes from: the place of the whole, for its own first requirement. */
function sourceOf(draft: Draft, ticket: Ticket, [first]: readonly Share[]): string {
  const phrases = phrasesOf(draft.language);
  const line = ticket.lines.find((one) => one.label === phrases.ticketSource);
  const old = line ? draft.text.slice(line.value.start, line.value.end) : '';
  if (!first || old.startsWith(`${first.key},`) || old === '') return old;
  const row = boardOf(draft).rows.find((one) => one.key === first.key)?.text ?? first.text;
  const words = row
    .split(/\s+/u)
    .slice(0, SOURCE)
    .join(' ')
    .replace(/[.,;:!?]+$/u, '');
  const place = /[”“"»],\s(?<place>[^,“”"]{2,60})$/u.exec(old)?.groups?.['place'];
  return `${first.key}, ${fill(phrases.quoted, { text: words })}${place === undefined ? '' : `, ${place}`}`;
}
