import { type Draft, draftOf } from '../draft.ts';
import { withoutPart } from '../editing/without-part.ts';
import { applied, type Change, type Instruction, noEffect } from '../instruction.ts';
import { listMark } from '../message/list-mark.ts';
import { boardOf } from '../tickets/board.ts';
import { withSettings } from '../tickets/fields/write.ts';
import { requirementNamed, ticketNamed, ticketsNamed } from '../tickets/named.ts';
import { withoutRequirement } from '../tickets/requirement-parts.ts';

const no =
  "(?:(?:is|are)(?: not|n['’]t)(?: an?)?|(?:is|are) no|ist kein|n['’]est pas un|c['’]est pas un|no es un|nie jest)";
const kind =
  '(?:real |actual )?(?:requirement|ticket|story|task|anforderung|aufgabe|exigence|tâche|requisito|tarea)s?';
const blocker =
  '(?:dependency|dependencies|blocker|prerequisite|precondition|abhängigkeit|voraussetzung|dépendance|prérequis|dependencia|requisito previo|bloqueo)';
const patterns: readonly RegExp[] = [
  new RegExp(
    `^(?<what>.{2,80}?),? ${no} ${kind}\\b.{0,260}?(?<![\\p{L}])(?:make|put|add|list|turn|note|move|write|mach|setz|trag|mets|mettez|ajoute|pon|ponlo|añade)(?:[- ](?:it|that|this|them|les|le|la|es|das|lo))?(?: (?:in|down))? ?(?:into|as|als|comme|como|a|an|en)? ?(?:an? |the |eine? |une? |una? )?${blocker} (?:of|for|on|to|in|under|at|von|vom|für|bei|beim|zu[mr]?|du|des|de la|de|sur|pour|del|para|en|a) (?<on>.{2,120})$`,
    'isu',
  ),
  new RegExp(
    `^(?:please )?(?:make|turn|move|put) (?<what>.{2,80}?) (?:into |as )?(?:an? )?${blocker} (?:of|for|on|to) (?<on>.{2,120})$`,
    'isu',
  ),
];

/** Makes what others wait for a dependency of them in the place of a ticket or a requirement. */
export const ticketBlocker: Instruction = {
  meta: {
    id: 'ticket-blocker',
    does: 'Takes out a ticket or a requirement that only names what others wait for, and names it among their dependencies.',
    examples: [],
  },
  parse: ticketBlockerChange,
};

/** As the instruction reads it, of one or several sentences. */
export function ticketBlockerChange(words: string, draft: Draft): Change | null {
  for (const pattern of patterns) {
    const { what, on } = pattern.exec(words.trim().replace(/[.!]+$/u, ''))?.groups ?? {};
    if (what === undefined || on === undefined) continue;
    const targets = ticketsNamed(draft, on);
    const made = targets.length === 0 ? null : withBlocker(draft, what, targets);
    if (made)
      return (now) =>
        made.text === now.text
          ? noEffect(now, made.message)
          : applied(now, withBlocker(now, what, targets)?.text ?? now.text, made.message);
  }
  return null;
}

function withBlocker(
  draft: Draft,
  what: string,
  targets: readonly number[],
): { text: string; message: string } | null {
  const { tickets, rows } = boardOf(draft);
  const key = requirementNamed(draft, what);
  const at =
    key === null
      ? ticketNamed(draft, what)
      : tickets.findIndex((one) => one.statements.some((said) => said.key === key));
  const ticket = at === null ? undefined : tickets[at];
  if (at === null || !ticket || targets.includes(at)) return null;
  const statement = key === null ? ticket.statements[0] : ticket.statements.find((one) => one.key === key);
  const row = rows.find((one) => one.key === statement?.key);
  const value = asSaid(draft, row?.text ?? ticket.title, statement?.text ?? '');
  const set = withSettings(draft, [
    { tickets: targets, concept: 'dependencies', label: 'dependencies', value },
  ]);
  const now = draftOf(set.text, draft.request);
  const section = boardOf(now).tickets[at]?.section;
  const without =
    ticket.statements.length > 1 && statement
      ? withoutRequirement(now, at, statement.key)
      : section
        ? withoutPart(now, {
            kind: 'section',
            start: section.start,
            end: section.end,
            name: ticket.title,
            section,
          }).text
        : null;
  return without === null
    ? null
    : { text: without, message: `Took "${row?.text ?? ticket.title}" out. ${set.message}` };
}

/** What is waited for in the words of the input where the document has bound them ("MUST be still missing"). */
function asSaid(draft: Draft, row: string, statement: string): string {
  const lines = draft.request.originalInput.split(/\n|(?<=[.!?])\s/u);
  const line = lines.find((one) => one.toLowerCase().includes(row.toLowerCase()));
  const words =
    line ??
    (/(?<!\p{L})(?:MUST|SHOULD|MAY|MUSS|SOLL|DOIT|DEBE)(?!\p{L})/u.test(statement) || statement === ''
      ? row
      : statement);
  return words.trim().replace(listMark, '').replace(/[.]$/u, '');
}
