import { fill } from '../../formats/phrases/phrase.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import type { Draft } from '../draft.ts';
import { lineBreakOf, type Splice, splice, wholeLines } from '../editing/splice.ts';
import { asSentence } from '../place/sentence.ts';
import { boardOf, type Ticket } from './board.ts';
import { citesCriterion } from './requirement-parts.ts';

/**
 * The text with other criteria or tasks in a ticket. Where each of its tasks is there for one criterion, they are made anew for
 * those; other tasks stay, without the number of a criterion that is gone. Null where the ticket has no such list.
 */
export function withItemsReplaced(
  draft: Draft,
  at: number,
  kind: 'criteria' | 'tasks',
  texts: readonly string[],
): string | null {
  const ticket = boardOf(draft).tickets[at];
  const [first, ...others] = ticket?.[kind] ?? [];
  if (!ticket || !first) return null;
  const newline = lineBreakOf(draft.text);
  const indent = ' '.repeat(first.start - (draft.text.lastIndexOf('\n', first.start - 1) + 1));
  const mark =
    /^(?:[*+-]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?/u.exec(draft.text.slice(first.start, first.end))?.[0] ?? '- ';
  const fresh = texts
    .map((text, place) => mark.replace(/^\d+/u, String(place + 1)) + asSentence(text))
    .join(newline + indent);
  return splice(draft.text, [
    { start: first.start, end: first.end, text: fresh },
    ...others.map((item) => wholeLines(draft.text, item.start, item.end)),
    ...(kind === 'criteria' ? tasksFor(draft, ticket, texts.length) : []),
  ]);
}

function tasksFor(draft: Draft, ticket: Ticket, count: number): Splice[] {
  const [first, ...others] = ticket.tasks;
  const [statement] = ticket.statements;
  if (!first) return [];
  if (!statement || ticket.statements.length > 1 || !ticket.tasks.every((task) => citesCriterion(task.text)))
    return ticket.tasks.flatMap((task): Splice[] => {
      const raw = draft.text.slice(task.start, task.end);
      const cited = citesCriterion(raw);
      if (!cited || cited.number <= count) return [];
      return [{ start: task.start + cited.start, end: task.start + cited.end, text: '' }];
    });
  const newline = lineBreakOf(draft.text);
  const indent = ' '.repeat(first.start - (draft.text.lastIndexOf('\n', first.start - 1) + 1));
  const mark = /^(?:[*+-]|\d{1,9}[.)])\s+/u.exec(draft.text.slice(first.start, first.end))?.[0] ?? '- ';
  const { taskImplement } = phrasesOf(draft.language);
  const fresh = Array.from(
    { length: count },
    (_, at) => mark + fill(taskImplement, { id: statement.key, number: String(at + 1) }),
  );
  return [
    { start: first.start, end: first.end, text: fresh.join(newline + indent) },
    ...others.map((task) => wholeLines(draft.text, task.start, task.end)),
  ];
}
