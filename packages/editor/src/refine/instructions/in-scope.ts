import { contentWords } from '../../document/content-words.ts';
import type { Item } from '../../document/items.ts';
import { keysIn } from '../../document/keys.ts';
import { upperFirst } from '../../first-letter.ts';
import { areKin } from '../claims/kin.ts';
import { type Draft, draftOf } from '../draft.ts';
import { removed } from '../editing/removal.ts';
import { lineBreakOf, splice, withoutLines } from '../editing/splice.ts';
import { applied, type Change, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import type { Target } from '../target/target.ts';
import { ticketsIn } from '../target/tickets.ts';
import { boardOf } from '../tickets/board.ts';
import { withoutCourtesies } from '../tickets/wishes/courtesies.ts';
import { newTicket } from './new-ticket.ts';
import { memberRemoved } from './remove-part.ts';

const now = '(?: (?:now|again|after all|any ?more|any longer|too|as well|for this release|in this release))*';
const scope =
  '(?:in scope|in the scope|within scope|part of (?:(?:the|this|our) (?:scope|release|epic|project|version|mvp)|this|it))';
const patterns: readonly RegExp[] = [
  new RegExp(
    `^(?<what>.{3,80}?) (?:is|are|comes?|goes|should be|will be|must be)(?: now| back| again| actually| in fact)* ${scope}${now}$`,
    'iu',
  ),
  /^(?<what>.{3,80}?) (?:is|are|comes?|goes) (?:back )?in(?: (?:now|again|after all))+$/iu,
  new RegExp(
    `^(?<what>.{3,80}?) (?:(?:is|are)(?: no longer| not|n['’]t)) (?:out of scope|a non-goal|excluded|left out)${now}$`,
    'iu',
  ),
  new RegExp(
    `^(?:bring|move|put|take|pull|get) (?<what>.{3,80}?) (?:back )?(?:in(?:to)? (?:the )?scope)${now}$`,
    'iu',
  ),
  /^(?:we|they|the team) (?:will |do |now |want to )*(?:do|build|support|include|deliver|have|need) (?<what>.{3,80}?) after all$/iu,
];
/** What a list of things left out is called. */
const leftOut = /^\*{0,2}(?:out of scope|non-?goals|not in scope)\*{0,2}:?$/iu;

/** Makes a ticket of what was left out. */
export const inScope: Instruction = {
  meta: {
    id: 'in-scope',
    does: 'Takes a thing out of what is out of scope, and adds a ticket for it.',
    examples: [],
  },
  parse: inScopeChange,
};

/** As the instruction reads it. */
export function inScopeChange(words: string, draft: Draft): Change | null {
  const plain = withoutCourtesies(words);
  if (boardOf(draft).tickets.length === 0) return withoutNonGoal(plain, draft);
  for (const pattern of patterns) {
    const what = pattern.exec(plain)?.groups?.['what']?.replace(/^(?:the|our) /iu, '');
    if (what === undefined || keysIn(what).length > 0) continue;
    if (itemAbout(draft, what)) return (current) => taken(current, what);
    if (pattern !== patterns.at(-1))
      return (current) =>
        noEffect(
          current,
          `Nothing that is out of scope is called "${what}"; say what the ticket for it has to do.`,
        );
  }
  return null;
}

/** In a document without tickets a thing only leaves the non-goals: what has to be done for it, nobody has said. */
function withoutNonGoal(plain: string, draft: Draft): Change | null {
  const what = patterns
    .map((pattern) => pattern.exec(plain)?.groups?.['what']?.replace(/^(?:the|our) /iu, ''))
    .find((one) => one !== undefined);
  if (what === undefined || keysIn(what).length > 0 || nonGoalOf(draft, what) === null) return null;
  return (now) => {
    const item = nonGoalOf(now, what);
    if (!item) return noEffect(now, `Nothing that is out of scope is called "${what}".`);
    const target = targetOf(item);
    const text =
      memberRemoved(now, target, what)?.text ?? withoutClause(now, target, what) ?? removed(now, target);
    return applied(
      now,
      text,
      `Took "${what}" out of the non-goals. Say what is to be done for it to make it a requirement.`,
    );
  };
}

/** "iOS is not part of it, nor is the web": the clause about a thing goes, and what is said beside it stays; null where nothing is. */
function withoutClause(draft: Draft, { start, end }: Target, what: string): string | null {
  const wanted = contentWords(what);
  const line = draft.text.slice(start, end);
  const [mark = ''] = /^[\s>]*(?:[*+-]|\d{1,9}[.)])\s+/u.exec(line) ?? [];
  const parts = line
    .slice(mark.length)
    .replace(/[.!]\s*$/u, '')
    .split(/[,;]\s/u);
  const rest = parts.filter((part) => {
    const held = contentWords(part);
    return !wanted.every((word) => held.includes(word));
  });
  return rest.length === parts.length - 1 && rest.length > 0
    ? splice(draft.text, [{ start: start + mark.length, end, text: `${upperFirst(rest.join(', '))}.` }])
    : null;
}

const targetOf = ({ start, end, text, section }: Item): Target => ({
  kind: 'item',
  start,
  end,
  name: text,
  section,
});

function nonGoalOf(draft: Draft, what: string): Item | null {
  const wanted = contentWords(what);
  const found = draft.items.filter(({ section, text }) => {
    const held = contentWords(text);
    return section?.ids.includes('non-goals') === true && wanted.every((word) => held.includes(word));
  });
  return wanted.length > 0 && found.length === 1 ? (found[0] ?? null) : null;
}

/** The one item of what is left out that speaks of a thing; null where none does or several. */
function itemAbout(draft: Draft, what: string): Item | null {
  const wanted = contentWords(what);
  const tickets = ticketsIn(draft);
  const found = draft.items.filter((item) => {
    if (tickets.some((one) => item.start > one.start && item.end <= one.end)) return false;
    const held = contentWords(item.text);
    return (
      isLeftOut(draft, item) &&
      wanted.length > 0 &&
      wanted.every((word) => held.some((other) => areKin(word, other)))
    );
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Whether an item stands below a heading or a label for what is left out. */
function isLeftOut(draft: Draft, item: Item): boolean {
  if (item.section && leftOut.test(item.section.title)) return true;
  return leftOut.test(labelBefore(draft, item).label);
}

function labelBefore(draft: Draft, { list }: Item): { label: string; start: number } {
  const start = list.position?.start.offset ?? 0;
  const before = draft.text.slice(0, start).trimEnd();
  const at = before.lastIndexOf('\n') + 1;
  return { label: before.slice(at), start: at };
}

async function taken(draft: Draft, what: string): Promise<Outcome> {
  const item = itemAbout(draft, what);
  if (!item) return noEffect(draft, `Nothing that is out of scope is called "${what}".`);
  const { label, start } = labelBefore(draft, item);
  const isLast = item.list.children.length === 1 && leftOut.test(label);
  const text = isLast ? withoutLines(draft.text, start, item.end) : removed(draft, targetOf(item));
  const rest = draftOf(text.replace(/(?:\r?\n){3,}/gu, lineBreakOf(text).repeat(2)), draft.request);
  const ticket = await newTicket.parse(`add a ticket for ${what}`, rest)?.(rest);
  return ticket?.status === 'applied'
    ? { ...ticket, message: `Took "${item.text}" out of what is out of scope. ${ticket.message}` }
    : noEffect(draft, `Say what the ticket for ${what} has to do.`);
}
