import { toString as plainText } from 'mdast-util-to-string';
import { leadingKey } from '../../document/keys.ts';
import { outlineOf, type Section, sectionsOf } from '../../document/outline.ts';
import { upperFirst } from '../../first-letter.ts';
import { type Draft, draftOf } from '../draft.ts';
import { lineBreakOf, splice } from '../editing/splice.ts';
import { withoutArticle } from '../enumerated/coordination.ts';
import { nextNumber } from '../place/insert.ts';
import { asTask } from '../tickets/as-task.ts';
import { textOfPart } from './one-part.ts';

/** Words of a part that can stand as a title by itself. */
const TITLE = 3;

/**
 * The text with a ticket split into tickets of the given parts: the first keeps the key, each has the body of the whole
 * as far as its lists do not tell the parts apart, and the coverage map names them all.
 */
export function withTicketSplit(draft: Draft, ticket: Section, parts: readonly string[]): string {
  const newline = lineBreakOf(draft.text);
  const key = leadingKey(ticket.title);
  const whole = draft.text.slice(ticket.start, ticket.end).trimEnd();
  const first = key ? nextNumber(draft, key.family) : 0;
  const keys = parts.map((_, at) => (key ? (at === 0 ? key.text : `${key.family}-${first + at - 1}`) : null));
  const blocks = parts.map((part, at) => {
    const own = textOfPart(draft, whole, part, parts);
    const titled = withTitle(own, own === whole || isTitle(part) ? part : null);
    return key && keys[at] ? titled.replace(key.text, keys[at]) : titled;
  });
  const text = splice(draft.text, [
    { start: ticket.start, end: ticket.start + whole.length, text: blocks.join(newline + newline) },
  ]);
  return key ? covered(draftOf(text, draft.request), key.text, keys.slice(1)) : text;
}

function isTitle(part: string): boolean {
  return part.split(/\s+/u).length >= TITLE;
}

/** The text of a ticket whose title says which part it is. */
function withTitle(text: string, part: string | null): string {
  const [section] = outlineOf(text).sections;
  if (!section || part === null) return text;
  const line = text.slice(section.start, section.headingEnd);
  const key = leadingKey(plainText(section.heading))
    ? (/^#+\s+\S+\s/u.exec(line)?.[0] ?? '')
    : (/^#+\s+/u.exec(line)?.[0] ?? '');
  const task = asTask(part);
  const title = isTitle(part) ? upperFirst(task) : `${line.slice(key.length)} (${withoutArticle(part)})`;
  return key + title + text.slice(section.headingEnd);
}

/** The rows of the coverage map that name the ticket name those split from it too. */
function covered(draft: Draft, key: string, others: readonly (string | null)[]): string {
  const [map] = sectionsOf(draft.outline, 'coverage-map');
  if (!map) return draft.text;
  const rows = draft.text.slice(map.start, map.bodyEnd);
  const named = new RegExp(
    `(?<=\\|[^|\\n]*(?<![\\p{L}\\p{N}-]))${key}(?!\\d)(?=[^|\\n]*\\|[ \\t]*\\r?$)`,
    'gmu',
  );
  const text = rows.replace(named, () => [key, ...others].join(', '));
  return splice(draft.text, [{ start: map.start, end: map.bodyEnd, text }]);
}
