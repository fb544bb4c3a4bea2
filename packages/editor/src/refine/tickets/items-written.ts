import type { Item } from '../../document/items.ts';
import type { Draft } from '../draft.ts';
import { lineBreakOf, type Splice, splice } from '../editing/splice.ts';
import type { Ticket } from './board.ts';

/** The text with one more item behind those of a list, marked, numbered and indented as they are. */
export function withItem(draft: Draft, items: readonly Item[], words: string): string {
  const last = items.at(-1);
  if (!last) return draft.text;
  const mark = /^(?:(?<number>\d{1,3})(?<sign>[.)]\s+)|[*+-]\s+)(?:\[[ xX]\]\s+)?/u.exec(
    draft.text.slice(last.start, last.end),
  );
  const lead = mark?.groups?.['number']
    ? String(items.length + 1) + (mark.groups['sign'] ?? '. ')
    : (mark?.[0] ?? '- ');
  const indent = ' '.repeat(last.start - (draft.text.lastIndexOf('\n', last.start - 1) + 1));
  return splice(draft.text, [
    { start: last.end, end: last.end, text: lineBreakOf(draft.text) + indent + lead + words },
  ]);
}

/** The text with a criterion before the others of a ticket; they are numbered anew, and so is what cites them. */
export function withFirstCriterion(draft: Draft, { criteria, tasks }: Ticket, words: string): string {
  const [first] = criteria;
  if (!first) return draft.text;
  const newline = lineBreakOf(draft.text);
  const mark = /^(?:\d{1,3}[.)]|[*+-])\s+/u.exec(draft.text.slice(first.start, first.end))?.[0] ?? '- ';
  const indent = ' '.repeat(first.start - (draft.text.lastIndexOf('\n', first.start - 1) + 1));
  const raised = (start: number, number: string): Splice => ({
    start,
    end: start + number.length,
    text: String(Number(number) + 1),
  });
  return splice(draft.text, [
    { start: first.start, end: first.start, text: `${mark}${words}${newline}${indent}` },
    ...criteria.flatMap(({ start, end }) => {
      const number = /^\d{1,3}/u.exec(draft.text.slice(start, end))?.[0];
      return number === undefined ? [] : [raised(start, number)];
    }),
    ...tasks.flatMap(({ start, end }) => {
      const cited = /(?<=\(\p{L}{2,20} )\d{1,2}(?=\))/u.exec(draft.text.slice(start, end));
      return cited ? [raised(start + cited.index, cited[0])] : [];
    }),
  ]);
}
