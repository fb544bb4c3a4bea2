import { keysIn, leadingKey } from '../../document/keys.ts';
import type { Draft } from '../draft.ts';
import { draftOf } from '../draft.ts';
import { entitiesIn } from '../entities/places.ts';
import type { Change, Instruction, Outcome } from '../instruction.ts';
import { addIndex } from '../instructions/add-index.ts';
import { checkItem } from '../instructions/check-item.ts';
import { field } from '../instructions/field.ts';
import { fields } from '../instructions/fields.ts';
import { operationPart } from '../instructions/operation-part.ts';
import { setValue } from '../instructions/set-value.ts';
import { strength } from '../instructions/strength.ts';
import { ticketFields } from '../instructions/ticket-fields.ts';
import { ticketItem } from '../instructions/ticket-item.ts';
import { ticketsIn } from '../target/tickets.ts';

/** Instructions that change one thing of a document, so that an order may name many of them at once. */
const ofOne: readonly Instruction[] = [
  field,
  fields,
  addIndex,
  operationPart,
  checkItem,
  ticketItem,
  ticketFields,
  strength,
  setValue,
];

const all =
  /\b(?:all|every|each)(?: (?:of|one of))?(?: (?:the|our|these|those|other))?(?: \d{1,2})? (?<what>tickets?|stor(?:y|ies)|issues?|tables?|entit(?:y|ies)|models?|requirements?|risks?|questions?|goals?|assumptions?)(?: (?:but|except(?: for)?) (?<without>[A-Z]{1,8}-\d{1,4}(?:(?:,? and |, ?)[A-Z]{1,8}-\d{1,4})*))?\b|\b(?:alle[nr]?|jede[rsmn]?) (?<german>tickets?|tabellen?|entitäten|anforderung(?:en)?|risiken)\b/iu;
const keyRange =
  /(?<![\p{L}\p{N}-])(?<family>[A-Z]{1,8})-(?<first>\d{1,4})\s?(?:to|through|until|bis|–|-|…|\.\.)\s?(?:\k<family>-)?(?<last>\d{1,4})(?![\p{L}\p{N}])/u;
const keyList =
  /(?<![\p{L}\p{N}-])[A-Z]{1,8}-\d{1,4}(?:(?:,? (?:and|und|et|y) |, ?| & |\/)[A-Z]{1,8}-\d{1,4})+(?![\p{L}\p{N}])/u;

const families: Readonly<Record<string, readonly string[]>> = {
  requirement: ['FR', 'NFR', 'REQ'],
  anforderung: ['FR', 'NFR', 'REQ'],
  risk: ['R', 'RISK'],
  risik: ['R', 'RISK'],
  question: ['Q'],
  goal: ['G'],
  assumption: ['A'],
};

/**
 * The change an order asks of many things alike ("all tables", "US-1 to US-3"), made of the same order for each of
 * them; null where it names no such group or nothing can be done to one of its members.
 */
export function changeOfEach(clause: string, draft: Draft): Change | null {
  const group = all.exec(clause) ?? keyRange.exec(clause) ?? keyList.exec(clause);
  if (!group) return null;
  const orders = membersOf(group, draft).map(
    (name) => clause.slice(0, group.index) + name + clause.slice(group.index + group[0].length),
  );
  const possible = orders.filter((order) => changeOfOne(order, draft) !== null);
  if (possible.length === 0 || possible.length < orders.length / 2) return null;
  return (now) => inTurn(possible, now, changeOfOne);
}

/** As `changeOfEach` for keys in a row ("FR-5 and FR-6"), with any instruction. */
export function changeOfKeys(
  clause: string,
  draft: Draft,
  read: (order: string, draft: Draft) => Change | null,
): Change | null {
  const group = keyRange.exec(clause) ?? keyList.exec(clause);
  if (!group) return null;
  const orders = membersOf(group, draft).map(
    (name) => clause.slice(0, group.index) + name + clause.slice(group.index + group[0].length),
  );
  return orders.length > 1 && orders.every((order) => read(order, draft) !== null)
    ? (now) => inTurn(orders, now, read)
    : null;
}

/** Carries out one order after another, each on what the one before made of the document. */
export async function inTurn(
  orders: readonly string[],
  draft: Draft,
  read: (order: string, draft: Draft) => Change | null,
): Promise<Outcome> {
  let now = draft;
  const done: Outcome[] = [];
  for (const order of orders) {
    const outcome = await read(order, now)?.(now);
    if (!outcome) continue;
    done.push(outcome);
    if (outcome.text !== now.text) now = draftOf(outcome.text, draft.request);
  }
  const made = done.filter((one) => one.status === 'applied');
  return {
    text: now.text,
    status: made.length > 0 ? 'applied' : (done[0]?.status ?? 'no-effect'),
    message: [...new Set((made.length > 0 ? made : done).map((one) => one.message))].join(' '),
  };
}

/** What an order changes of one thing of the document. */
export function changeOfOne(order: string, draft: Draft): Change | null {
  for (const instruction of ofOne) {
    const change = instruction.parse(order, draft);
    if (change) return change;
  }
  return null;
}

/** The names of what a group of words means, as the document gives them. */
function membersOf(group: RegExpExecArray, draft: Draft): string[] {
  const { first, last, family } = group.groups ?? {};
  if (family !== undefined && first !== undefined && last !== undefined)
    return Array.from(
      { length: Math.max(0, Math.min(50, Number(last) - Number(first) + 1)) },
      (_, at) => `${family}-${Number(first) + at}`,
    );
  const left = group.groups?.['without'];
  if (left !== undefined) {
    const without = keysIn(left).map((key) => key.text);
    const whole = all.exec(
      group[0].slice(0, group[0].length - left.length).replace(/ (?:but|except(?: for)?) $/u, ''),
    );
    return whole ? membersOf(whole, draft).filter((name) => !without.includes(name)) : [];
  }
  const what = (group.groups?.['what'] ?? group.groups?.['german'])?.toLowerCase();
  if (what === undefined) return keysIn(group[0]).map((key) => key.text);
  if (/^(?:table|tabelle|entit|model)/u.test(what)) return entitiesIn(draft).map((entity) => entity.name);
  if (/^(?:ticket|stor|issue)/u.test(what))
    return ticketsIn(draft).map((ticket) => leadingKey(ticket.title)?.text ?? ticket.title);
  const wanted = Object.entries(families).find(([word]) => what.startsWith(word))?.[1] ?? [];
  return draft.items.flatMap((item) => (item.key && wanted.includes(item.key.family) ? [item.key.text] : []));
}
