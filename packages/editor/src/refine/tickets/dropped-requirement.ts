import { contentWords } from '../../document/content-words.ts';
import type { Item } from '../../document/items.ts';
import { keysIn } from '../../document/keys.ts';
import { fill } from '../../formats/phrases/phrase.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { areKin } from '../claims/kin.ts';
import { type Draft, draftOf } from '../draft.ts';
import { type Splice, splice } from '../editing/splice.ts';
import { withoutPart, withoutQuestionsOf } from '../editing/without-part.ts';
import { boardOf, type Ticket } from './board.ts';
import { composedTicket } from './composed-ticket.ts';
import { withoutItems, withoutPartsOf } from './requirement-parts.ts';

/**
 * The text without a requirement that tickets implement: its statements, criteria, tasks and rows. A ticket that implements nothing
 * else goes; one that is named after it is named after the next. Null where no ticket states it.
 */
export function withoutRequirementAnywhere(draft: Draft, key: string): string | null {
  let now = draft;
  let isFound = false;
  for (let round = 0; round < 20; round += 1) {
    const ticket = boardOf(now).tickets.find((one) => one.statements.some((own) => own.key === key));
    if (!ticket) break;
    const text = ticket.statements.length === 1 ? withoutTicket(now, ticket) : withoutOne(now, ticket, key);
    if (text === null || text === now.text) return null;
    isFound = true;
    now = draftOf(text, draft.request);
  }
  return isFound ? withoutQuestionsOf(now, key) : null;
}

function withoutTicket(draft: Draft, { section, key }: Ticket): string {
  const { start, end, title } = section;
  return withoutPart(draft, { kind: 'section', start, end, name: key ?? title, section }).text;
}

function withoutOne(draft: Draft, ticket: Ticket, key: string): string | null {
  const at = boardOf(draft).tickets.indexOf(ticket);
  const isNamed = ticket.statements[0]?.key === key;
  const said = ticket.statements.find((one) => one.key === key)?.text ?? '';
  const rest = withoutPartsOf(draft, ticket, key);
  if (rest === null) return null;
  const now = draftOf(rest, draft.request);
  const left = boardOf(now).tickets[at];
  if (!left) return null;
  const counter = countersOf(left, said);
  const text = splice(now.text, withoutItems(now, left, counter));
  const next = draftOf(text, draft.request);
  const named = boardOf(next).tickets[at];
  return isNamed && named ? namedAnew(next, named, !isOf(named.title, said)) : text;
}

/** Whether a title names what a requirement says, rather than what somebody called the ticket. */
function isOf(title: string, said: string): boolean {
  const words = contentWords(title);
  const held = words.filter((word) => contentWords(said).some((other) => areKin(word, other)));
  return held.length * 2 >= words.length;
}

/** How much of a criterion a requirement says where the criterion is about nothing else. */
const SAME = 0.8;

/** The criteria that only say what happens where a requirement is not kept, and the tasks for them. */
function countersOf(ticket: Ticket, said: string): { criteria: Item[]; tasks: Item[] } {
  const words = contentWords(said);
  const isOfNothingElse = (text: string, others: string) => {
    const own = contentWords(text).filter((word) => !generic.has(word));
    const held = own.filter((word) => words.some((other) => areKin(word, other)));
    const elsewhere = own.filter((word) => contentWords(others).some((other) => areKin(word, other)));
    return held.length / Math.max(1, own.length) >= SAME && elsewhere.length < held.length;
  };
  const others = ticket.statements.map(({ text }) => text).join(' ');
  const without = (item: Item) => keysIn(item.text).length === 0 && isOfNothingElse(item.text, others);
  return { criteria: ticket.criteria.filter(without), tasks: ticket.tasks.filter(without) };
}

/** Words of the set phrases around what a criterion is about. */
const generic = new Set(
  contentWords(
    'given when then there this count counts defect handle case criterion system something nothing angenommen wenn dann fall kriterium behandeln',
  ),
);

/** The text in which a ticket has title (unless it keeps its own), story and source of the first requirement it still has. */
function namedAnew(draft: Draft, ticket: Ticket, keepsTitle: boolean): string {
  const [first] = ticket.statements;
  const composed = first && ticket.key ? composedTicket(draft, first.text, ticket.key) : null;
  if (!first || !composed || !ticket.key) return draft.text;
  const phrases = phrasesOf(draft.language);
  const lineOf = (label: string) =>
    new RegExp(`^[-*] \\*\\*${label}:\\*\\* (.+)$`, 'mu').exec(composed.body)?.[1] ?? null;
  const splices: Splice[] = [];
  for (const line of ticket.lines) {
    const old = draft.text.slice(line.value.start, line.value.end);
    if (line.label === phrases.ticketStory) {
      const fresh = lineOf(line.label);
      // the benefit is that of the document
      const aim = / so that .+$|, damit .+$| afin que .+$| para que .+$/u.exec(old)?.[0];
      const own =
        fresh === null || aim === undefined
          ? fresh
          : fresh.replace(/(?: so that |, damit | afin que | para que ).+$/u, aim);
      if (own !== null) splices.push({ ...line.value, text: own });
    }
    if (line.label === phrases.ticketSource) {
      const quote = fill(phrases.quoted, {
        text: first.text
          .split(/\s+/u)
          .slice(0, 6)
          .join(' ')
          .replace(/[.,;:]+$/u, ''),
      });
      const place = /[”"»], (?<place>[^“"]+)$/u.exec(old)?.groups?.['place'];
      splices.push({
        ...line.value,
        text: `${first.key}, ${quote}${place === undefined ? '' : `, ${place}`}`,
      });
    }
  }
  const heading = draft.text.slice(ticket.section.start, ticket.section.headingEnd);
  const at = ticket.section.start + heading.indexOf(ticket.title);
  if (!keepsTitle && ticket.title !== '' && heading.includes(ticket.title))
    splices.push({ start: at, end: at + ticket.title.length, text: composed.title });
  return splice(draft.text, splices);
}
