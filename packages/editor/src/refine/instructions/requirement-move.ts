import { type Draft, draftOf } from '../draft.ts';
import { applied, type Change, noEffect, type Outcome } from '../instruction.ts';
import { boardOf, lineOf, nameOf } from '../tickets/board.ts';
import { withSettings } from '../tickets/fields/write.ts';
import { mergedTickets } from '../tickets/merged-ticket.ts';
import { nothing, requirementNamed, type Spoken, ticketNamed } from '../tickets/named.ts';
import { withOwnTicket } from '../tickets/own-ticket.ts';
import { withoutCourtesies } from '../tickets/wishes/courtesies.ts';

const requirement =
  '(?<what>(?:the )?(?:requirement )?N?FR-\\d{1,4}(?: \\([^()]{2,80}\\))?|.{2,80}? \\(N?FR-\\d{1,4}\\))';
const to =
  '(?:(?:from|out of|aus|von|de|del) (?<from>[^,;]{2,60}?) )?(?:over )?(?:in(?:to)?|to|nach|zu|in das|vers|dans|à|a|al|en)';
const target =
  '(?<to>[A-Z]{1,8}-\\d{1,4}|(?:the |das |den |le |el )?.{2,60}? (?:ticket|story|one)|(?:ticket|story) .{2,40})';
const patterns: readonly RegExp[] = [
  new RegExp(
    `^(?:move|put|shift|take|pull|push|transfer|verschiebe?|zieh|schieb|déplace[rz]?|mets|mettez|mueve|pasa|pon) ${requirement} ${to} ${target}$`,
    'iu',
  ),
  new RegExp(
    `^${requirement} (?:belongs?|goes|should (?:go|be|move|belong)|must go|needs to go|gehört|soll(?:te)?|va|doit aller|debe ir|pertenece) ${to} ${target}(?:,? (?:and )?not (?:(?:in(?:to)?|to|under) )?[^,;]{2,60})?$`,
    'iu',
  ),
];

/** Takes a requirement with its criteria and tasks from the ticket that has it to another; the coverage map follows. */
export function requirementMoveChange(words: string, draft: Draft, spoken: Spoken = nothing): Change | null {
  const { tickets, rows } = boardOf(draft);
  if (tickets.length < 2 || rows.length === 0) return null;
  const plain = withoutCourtesies(words);
  for (const pattern of patterns) {
    const { what, to: home } = pattern.exec(plain)?.groups ?? {};
    if (what === undefined || home === undefined) continue;
    const key = requirementNamed(draft, what);
    const at = ticketNamed(draft, home, spoken);
    const from = tickets.findIndex((one) => one.statements.some((said) => said.key === key));
    if (key === null || at === null || from < 0) continue;
    return (now) => moved(now, key, from, at);
  }
  return null;
}

function moved(draft: Draft, key: string, from: number, at: number): Outcome {
  const { tickets } = boardOf(draft);
  const [old, home] = [tickets[from], tickets[at]];
  if (!old || !home || from === at) return noEffect(draft, `${key} is there already.`);
  const own = withOwnTicket(draft, key);
  if (!own)
    return {
      text: draft.text,
      status: 'not-understood',
      message: `Nothing was changed: ${key} is what ${nameOf(old)} is about. Merge ${nameOf(old)} into ${nameOf(home)} instead.`,
    };
  const apart = draftOf(own.text, draft.request);
  const sectionOf = (wanted: string | null) =>
    boardOf(apart).tickets.find((one) => one.key !== null && one.key === wanted)?.section;
  const [kept, gone] = [sectionOf(home.key), sectionOf(own.key)];
  const text = kept && gone ? mergedTickets(apart, kept, gone, home.title) : null;
  if (text === null) return noEffect(draft, 'These two tickets have not the same form.');
  const now = draftOf(text, draft.request);
  // what moves takes no estimate along: nobody gave it one
  const line = lineOf(home, 'estimate');
  const place = boardOf(now).tickets.findIndex((one) => one.key === home.key);
  const value = line ? draft.text.slice(line.value.start, line.value.end) : '';
  const settled =
    value === ''
      ? text
      : withSettings(now, [{ tickets: [place], concept: 'estimate', label: 'estimate', value }]).text;
  const outcome = applied(
    draft,
    settled,
    `Moved ${key} from ${nameOf(old)} to ${nameOf(home)} with its criteria; the estimates of both stay.`,
  );
  return home.key ? { ...outcome, focus: home.key } : outcome;
}
