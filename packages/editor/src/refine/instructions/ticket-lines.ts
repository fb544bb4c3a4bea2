import { type Draft, draftOf } from '../draft.ts';
import { type Splice, splice, wholeLines } from '../editing/splice.ts';
import { applied, type Change, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { boardOf, type Ticket } from '../tickets/board.ts';
import type { LabelledLine } from '../tickets/labels.ts';
import { nothing, type Spoken, ticketsNamed } from '../tickets/named.ts';
import { citesCriterion } from '../tickets/requirement-parts.ts';
import { withoutCourtesies } from '../tickets/wishes/courtesies.ts';

const away = '(?:remove|drop|delete|cut|take out|get rid of|strip|leave out|omit|lose|scrap|hide|skip)';
const name = "(?<name>\\p{L}[\\p{L} '’-]{2,40}?)";
const tail = '(?<tail> (?:lines?|fields?|values?|entries|blocks?|lists?|parts?|sections?|rows?))?';
const placed = '(?: (?:from|in|of|on|under|for) (?<what>.{2,80}?))';
const patterns: readonly RegExp[] = ['', placed].flatMap((place) => [
  new RegExp(`^${away} (?:the |all |all the |all of the |every |any )?${name}${tail}${place}$`, 'iu'),
  new RegExp(
    `^(?:we|i|you|nobody|no one)(?: really| just)? (?:(?:do|does)(?: not|n['’]?t) )?(?:need|want|use|read|care about|needs|wants|uses|reads|cares about) (?:the |any |all the )?${name}${tail}${place}$`,
    'iu',
  ),
  new RegExp(`^no ${name}${tail}${place}$`, 'iu'),
]);
const everywhere =
  /^(?:all|every|each|any)(?: of)?(?: the)? (?:tickets?|stor(?:y|ies)|issues?|cards?)$|^the (?:tickets|stories|issues|cards)$/iu;
/** What people call a part of tickets in other words than its label. */
const nicknames: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:criteri(?:a|on)|acs?|acceptance tests?)$/iu, /^acceptance criteria$/iu],
  [/^(?:story ?points?|points?|estimations?|sizes?)$/iu, /^estimate$/iu],
  [/^(?:sub-?tasks?|to-?dos?)$/iu, /^tasks$/iu],
  [/^(?:user stor(?:y|ies))$/iu, /^story$/iu],
  [/^(?:non-?goals?|out-of-scope)$/iu, /^out of scope$/iu],
];

/** Takes a part that tickets have out of all of them or of those named. */
export const ticketLines: Instruction = {
  meta: {
    id: 'ticket-lines',
    does: 'Takes a labelled part such as tasks, estimates or sources out of every ticket, or of those that are named.',
    examples: ['drop the tasks', 'remove the tasks from US-1'],
  },
  parse: (clause, draft) => ticketLinesChange(clause, draft),
};

/** As the instruction reads it; `spoken` is what pronouns mean. */
export function ticketLinesChange(words: string, draft: Draft, spoken: Spoken = nothing): Change | null {
  const { tickets } = boardOf(draft);
  if (tickets.length === 0) return null;
  const plain = withoutCourtesies(words).replace(/ (?:everywhere|altogether|completely|entirely)$/iu, '');
  // "no" is no courtesy here
  const whole = words.trim().replace(/,? (?:please|pls)?[.!]*$/iu, '');
  // no place, though "of" stands in it
  const [named, asSaid] = [plain, whole].map((one) => one.replace(/out of scope/iu, 'out-of-scope'));
  for (const pattern of patterns) {
    const {
      name: said = '',
      tail: kind,
      what,
    } = (pattern.exec(named ?? '') ?? pattern.exec(asSaid ?? ''))?.groups ?? {};
    if (said === '' || !/\p{L}{2}/u.test(said)) continue;
    const isOfAll = what === undefined || everywhere.test(what);
    const meant = isOfAll ? [...tickets.keys()] : ticketsNamed(draft, what, spoken);
    // one thing of no ticket that is named is that of one ticket, and nobody said of which
    if (what === undefined && kind === undefined && !isPlural(said)) continue;
    if (isOfAll && isSection(draft, said) && what === undefined) continue;
    const holders = meant.filter((at) => partNamed(draft, tickets[at], said) !== null);
    if (holders.length === 0) continue;
    return (now) => without(now, holders, said);
  }
  return null;
}

function isPlural(said: string): boolean {
  return /(?:s|criteria)$/iu.test(said) && !/^(?:stories|tickets|issues|cards|status)$/iu.test(said);
}

function isSection({ outline }: Draft, said: string): boolean {
  return outline.sections.some((section) => plainName(section.title) === plainName(said));
}

/** The labelled line of a ticket that words call; null where it has none or its list cannot be told from the rest. */
function partNamed(draft: Draft, ticket: Ticket | undefined, said: string): LabelledLine | null {
  const wanted = nicknames.find(([called]) => called.test(said.trim()))?.[1];
  const line = ticket?.lines.find(({ label }) =>
    wanted ? wanted.test(label) : plainName(label) === plainName(said),
  );
  return line && spanOf(draft, line) ? line : null;
}

function plainName(words: string): string {
  return words
    .trim()
    .toLowerCase()
    .replaceAll('-', ' ')
    .replace(/ies$/u, 'y')
    .replace(/(?<=\p{L}{3})(?<!s)s$/u, '');
}

/** The lines that a labelled line and what is listed under it take; null where nothing holds them together. */
function spanOf({ text, items }: Draft, line: LabelledLine): Splice | null {
  const item = items.find((one) => one.depth === 1 && one.start >= line.start && one.start <= line.end);
  if (item) return wholeLines(text, item.start, item.end);
  if (line.value.end > line.value.start) return wholeLines(text, line.start, line.end);
  // a label above a list
  const first = items.find((one) => one.start > line.end && text.slice(line.end, one.start).trim() === '');
  const end = first?.list.position?.end.offset;
  return end === undefined
    ? null
    : { start: line.start, end: end + (/^\s*/u.exec(text.slice(end))?.[0].length ?? 0), text: '' };
}

function without(draft: Draft, holders: readonly number[], said: string): Outcome {
  const { tickets } = boardOf(draft);
  const splices = holders.flatMap((at): Splice[] => {
    const ticket = tickets[at];
    const line = partNamed(draft, ticket, said);
    const span = line ? spanOf(draft, line) : null;
    if (!ticket || !line || !span) return [];
    const isOfCriteria = ticket.criteria.some((one) => one.start >= span.start && one.end <= span.end);
    return [span, ...(isOfCriteria ? withoutCitations(draft, ticket) : [])];
  });
  const text = splice(draft.text, splices);
  const count = holders.length;
  return text === draft.text
    ? noEffect(draft, `No ticket has ${said}.`)
    : applied(
        draftOf(draft.text, draft.request),
        text,
        `Took the ${said.replaceAll('-', ' ')} out of ${count} ticket${count > 1 ? 's' : ''}.`,
      );
}

/** Tasks cite criteria by their number, which is gone with them. */
function withoutCitations(draft: Draft, ticket: Ticket): Splice[] {
  return ticket.tasks.flatMap((task): Splice[] => {
    const cited = citesCriterion(draft.text.slice(task.start, task.end));
    return cited ? [{ start: task.start + cited.start, end: task.start + cited.end, text: '' }] : [];
  });
}
