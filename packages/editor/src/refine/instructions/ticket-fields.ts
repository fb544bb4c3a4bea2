import { type Draft, draftOf } from '../draft.ts';
import { applied, type Change, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { boardOf } from '../tickets/board.ts';
import { type FieldWish, fieldWishIn } from '../tickets/fields/read.ts';
import { isOfUnknownTicket } from '../tickets/fields/unknown.ts';
import { withSettings } from '../tickets/fields/write.ts';
import { nothing, type Spoken } from '../tickets/named.ts';
import { withoutRequirement } from '../tickets/requirement-parts.ts';
import { withoutCourtesies } from '../tickets/wishes/courtesies.ts';

/** Sets what tickets have a value of: owner, estimate, priority, type, status, due date, dependencies. */
export const ticketFields: Instruction = {
  meta: {
    id: 'ticket-fields',
    does: 'Sets owner, estimate, priority, type, status, due date or dependencies of one or several tickets, named by key or by what they are about, and adds the line where a ticket has none.',
    examples: [
      'assign US-1 to Jonas',
      'US-2 is a 5 not a 2, and it is P1',
      'Jonas owns US-1, Priya US-2',
      'US-1 depends on US-2',
    ],
  },
  parse(clause, draft) {
    const change = ticketFieldsChange(clause, draft);
    if (change) return change;
    return isOfUnknownTicket(clause, draft)
      ? (now): Outcome => ({
          text: now.text,
          status: 'not-understood',
          message: 'Which ticket is meant is not sure; name it by its key.',
        })
      : null;
  },
};

/** The change of fields that words ask for as a whole, however many sentences they are; null where any part of them is something else. */
export function ticketFieldsChange(words: string, draft: Draft, spoken: Spoken = nothing): Change | null {
  const linked = added.exec(words.trim())?.groups;
  if (linked) return ticketFieldsChange(`${linked['what']} depends on ${linked['on']}`, draft, spoken);
  const row = estimates.exec(words.trim())?.groups?.['row'];
  if (row !== undefined) {
    const listed = fieldWishIn(`Estimates: ${row}`, draft, spoken);
    if (listed) return (now) => set(now, listed);
  }
  const { label, row: values } = headed.exec(words.trim())?.groups ?? {};
  const each = label === undefined ? null : fieldWishIn(`${label}: ${values}`, draft, spoken);
  if (each) return (now) => set(now, each);
  const wish = fieldWishIn(words, draft, spoken) ?? fieldWishIn(withoutCourtesies(words), draft, spoken);
  return wish === null ? null : (now) => set(now, wish);
}

const added =
  /^(?:please )?(?:add|create|set|note) (?:an? |the )?dependency (?:from|of|for) (?<what>.{2,40}?) (?:to|on|upon) (?<on>.{2,40}?)[.]?$/iu;
/** "US-1 8, US-2 3, US-3 5 points": nothing but estimates is given to tickets as a number alone. */
const estimates =
  /^(?<row>[A-Z]{1,8}-\d{1,4}\s?[:=]? ?\d{1,2}(?:(?:,|;| and|, and) [A-Z]{1,8}-\d{1,4}\s?[:=]? ?\d{1,2}){1,30})(?: (?:story )?points?)?[.]?$/u;

/** "Every ticket gets a priority: US-1 high, US-2 low": what the values are of stands before the colon. */
const headed =
  /^[^:]{0,60}?(?<!\p{L})(?<label>priorit(?:y|ies)|estimates?|story points|assignees?|owners?|status|types?)(?!\p{L})[^:]{0,40}:\s(?<row>[A-Z]{1,8}-\d{1,4}\s?[:=]? ?[^,;:]{1,30}(?:(?:,|;| and|, and) [A-Z]{1,8}-\d{1,4}\s?[:=]? ?[^,;:]{1,30}){1,30})$/iu;

/** Tickets that a pronoun behind them can still mean. */
const MOST_KEYS = 4;

function set(draft: Draft, { settings, notIn }: FieldWish): Outcome {
  const done = withSettings(draft, settings);
  const people = settings.filter((one) => one.concept === 'assignee').map((one) => one.value);
  const text = notIn.reduce((now, at) => withoutWordOf(draftOf(now, draft.request), at, people), done.text);
  const keys = new Set(settings.flatMap((one) => one.tickets.map((at) => boardOf(draft).tickets[at]?.key)));
  const focus = keys.size > MOST_KEYS || keys.has(null) ? null : [...keys].join(' and ');
  if (text === draft.text) return noEffect(draft, 'The tickets have these values already.');
  const outcome = applied(draft, text, done.message === '' ? 'Set the values.' : done.message);
  return focus ? { ...outcome, focus } : outcome;
}

/** The text in which a ticket no longer demands what only says who does the work. */
function withoutWordOf(draft: Draft, at: number, people: readonly string[]): string {
  const ticket = boardOf(draft).tickets[at];
  const statement = ticket?.statements.find((one) => people.some((who) => one.text.includes(who)));
  return (statement && withoutRequirement(draft, at, statement.key)) ?? draft.text;
}
