import type { Item } from '../../document/items.ts';
import { keysIn } from '../../document/keys.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import type { Draft } from '../draft.ts';
import { lineBreakOf, type Splice, splice, wholeLines } from '../editing/splice.ts';
import { boardOf, type Statement, type Ticket } from './board.ts';

/** The number of the criterion that a task cites: "Implement FR-2 (criterion 1)." */
const cited = /(?<open>[(（]\s?\p{L}+\s?)(?<number>\d{1,2})(?=\s?[)）])/u;

/** The criterion that a task cites, and where its bracket stands in the text, the space before it included; null where it cites none. */
export function citesCriterion(text: string): { number: number; start: number; end: number } | null {
  const match = /\s?[(（]\s?\p{L}+\s?(?<number>\d{1,2})\s?[)）]/u.exec(text);
  return match
    ? { number: Number(match.groups?.['number']), start: match.index, end: match.index + match[0].length }
    : null;
}

/** What a ticket has for one of its requirements. */
export interface RequirementParts {
  readonly statement: Statement;
  readonly criteria: readonly Item[];
  readonly tasks: readonly Item[];
}

/** The statement, the tasks and the criteria of a requirement in a ticket; null where its context does not state it. */
export function partsOfRequirement(ticket: Ticket, key: string): RequirementParts | null {
  const statement = ticket.statements.find((one) => one.key === key);
  if (!statement) return null;
  const tasks = ticket.tasks.filter((task) => keysIn(task.text).some((one) => one.text === key));
  const numbers = tasks.flatMap((task) => cited.exec(task.text)?.groups?.['number'] ?? []);
  const criteria = ticket.criteria.filter((_, at) => numbers.includes(String(at + 1)));
  return { statement, criteria, tasks };
}

/** "FR-7, FR-8 and W-1": requirements that one criterion checks together. */
const keyList = /[A-Z]{1,8}-\d{1,6}(?:(?:, | \p{L}{1,3} )[A-Z]{1,8}-\d{1,6})+/u;

/** What a criterion of several requirements says once some of them go; null where it is of none that stays, or lists none of them. */
export function criterionWithout(text: string, keys: readonly string[]): string | null {
  const narrowed = listWithout(text, keys);
  return narrowed && splice(text, [narrowed]);
}

/** The splice that takes keys out of the list of them in a criterion; null where none of the list would stay, or all of it. */
function listWithout(text: string, keys: readonly string[]): Splice | null {
  const list = keyList.exec(text);
  if (list === null) return null;
  const listedKeys = keysIn(list[0]).map((one) => one.text);
  const left = listedKeys.filter((key) => !keys.includes(key));
  return left.length === 0 || left.length === listedKeys.length
    ? null
    : { start: list.index, end: list.index + list[0].length, text: left.join(', ') };
}

/**
 * The splices that take criteria and tasks out of a ticket: those left are numbered anew, and so is what cites them.
 *
 * @param keys the requirements that go: a criterion that checks others too stays, without them
 */
export function withoutItems(
  draft: Draft,
  ticket: Ticket,
  items: { readonly criteria: readonly Item[]; readonly tasks: readonly Item[] },
  keys: readonly string[] = [],
): Splice[] {
  const narrowed = ticket.criteria.flatMap((item) => {
    const list = listWithout(draft.text.slice(item.start, item.end), keys);
    return list === null ? [] : [{ item, list }];
  });
  const gone = {
    criteria: items.criteria.filter((item) => !narrowed.some((one) => one.item === item)),
    tasks: items.tasks,
  };
  const removed = [...gone.criteria, ...gone.tasks].map((item) =>
    wholeLines(draft.text, item.start, item.end),
  );
  const listing = narrowed.map(
    ({ item, list }): Splice => ({ ...list, start: item.start + list.start, end: item.start + list.end }),
  );
  const left = ticket.criteria.filter((item) => !gone.criteria.includes(item));
  const fresh = (number: string) => {
    const item = ticket.criteria[Number(number) - 1];
    return item ? left.indexOf(item) + 1 : 0;
  };
  const numbers = left.flatMap((item, at): Splice[] => {
    const old = /^\d{1,3}/u.exec(draft.text.slice(item.start, item.end))?.[0];
    const number = String(at + 1);
    return old === undefined || old === number
      ? []
      : [{ start: item.start, end: item.start + old.length, text: number }];
  });
  const citing = ticket.tasks
    .filter((task) => !gone.tasks.includes(task))
    .flatMap((task): Splice[] => {
      const raw = draft.text.slice(task.start, task.end);
      const match = cited.exec(raw);
      const { open = '', number = '' } = match?.groups ?? {};
      if (!match || fresh(number) === Number(number)) return [];
      const at = task.start + match.index + open.length;
      return fresh(number) > 0
        ? [{ start: at, end: at + number.length, text: String(fresh(number)) }]
        : [
            {
              start: task.start + match.index - (raw[match.index - 1] === ' ' ? 1 : 0),
              end: at + number.length + 1,
              text: '',
            },
          ];
    });
  return [...removed, ...listing, ...numbers, ...citing];
}

/**
 * The text without a requirement in a ticket: its statement, criteria and tasks, and the ticket in its row of the coverage map,
 * which goes where no ticket is left. Null where it is all that the ticket is about.
 */
export function withoutRequirement(draft: Draft, at: number, key: string): string | null {
  const ticket = boardOf(draft).tickets[at];
  if (!ticket || ticket.statements.length < 2 || ticket.statements[0]?.key === key) return null;
  return withoutPartsOf(draft, ticket, key);
}

/** As `withoutRequirement`, also for the one that a ticket is named after. */
export function withoutPartsOf(draft: Draft, ticket: Ticket, key: string): string | null {
  const { rows } = boardOf(draft);
  const parts = partsOfRequirement(ticket, key);
  if (!parts) return null;
  const { statement } = parts;
  const before =
    /\s*$/u.exec(draft.text.slice(ticket.context?.value.start, statement.start))?.[0].length ?? 0;
  const isLast = ticket.statements.at(-1) === statement;
  const splices: Splice[] = [
    isLast
      ? { start: statement.start - before, end: statement.end, text: '' }
      : { start: statement.start, end: statement.end, text: '' },
    ...withoutItems(draft, ticket, parts, [key]),
  ];
  const row = rows.find((one) => one.key === key && ticket.key !== null && one.tickets.includes(ticket.key));
  if (row)
    splices.push(
      row.tickets.length > 1
        ? withTickets(
            draft,
            row,
            row.tickets.filter((one) => one !== ticket.key),
          )
        : wholeLines(draft.text, row.start, row.end),
    );
  return splice(draft.text, splices);
}

/** A row of the coverage map with other tickets in it. */
export function withTickets(
  draft: Draft,
  row: { readonly start: number; readonly end: number },
  keys: readonly string[],
): Splice {
  const raw = draft.text.slice(row.start, row.end);
  const cell = /(?<=\|)(?<space>[ \t]*)(?<keys>[^|\n]*?)(?<close>[ \t]*\|?[ \t]*)$/u.exec(raw);
  const old = cell?.groups?.['keys'] ?? '';
  const start = row.start + (cell?.index ?? 0) + (cell?.groups?.['space']?.length ?? 0);
  return { start, end: start + old.length, text: keys.join(', ') };
}

/** "US-1, US-2 and US-3" in the language of a document. */
export function listed(keys: readonly string[], language: string): string {
  const { and } = phrasesOf(language);
  return keys.length > 1 ? `${keys.slice(0, -1).join(', ')} ${and} ${keys.at(-1) ?? ''}` : (keys[0] ?? '');
}

/** A block behind a ticket, as tickets follow one another. */
export function behind(draft: Draft, ticket: Ticket, block: string): Splice {
  const newline = lineBreakOf(draft.text);
  const { start, end } = ticket.section;
  const at = start + draft.text.slice(start, end).trimEnd().length;
  return { start: at, end: at, text: `${newline}${newline}${block}` };
}
