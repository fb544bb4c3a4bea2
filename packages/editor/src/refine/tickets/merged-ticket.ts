import { toString as plainText } from 'mdast-util-to-string';
import type { Item } from '../../document/items.ts';
import { keysIn, leadingKey } from '../../document/keys.ts';
import { endOf, type Section, startOf } from '../../document/outline.ts';
import { lowerFirst } from '../../first-letter.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { type Draft, draftOf } from '../draft.ts';
import { relinked } from '../editing/relinked.ts';
import { lineBreakOf, type Splice, splice, withoutLines } from '../editing/splice.ts';
import { boardOf, lineOf } from './board.ts';
import { conceptOf } from './concepts.ts';
import { type LabelledLine, labelledLines } from './labels.ts';

/** Characters that a title of two may have. */
const LONGEST_TITLE = 110;

/**
 * The text with two tickets of the same form as one: each line of the first takes up what the second says in it, lists
 * go on, estimates add up, and what referred to the second refers to the first. Null where their forms differ.
 */
export function mergedTickets(
  draft: Draft,
  kept: Section,
  gone: Section,
  name: string | undefined,
): string | null {
  const [own, others] = [linesOf(draft, kept), linesOf(draft, gone)];
  const keptKey = leadingKey(kept.title)?.text;
  const goneKey = leadingKey(gone.title)?.text;
  const same = own.filter((line) => others.some((other) => other.label === line.label));
  if (keptKey === undefined || goneKey === undefined || same.length < 2 || same.length < others.length / 2)
    return null;
  const splices = own.flatMap((line) => {
    const other = others.find((one) => one.label === line.label);
    return other ? withOther(draft, line, other, [keptKey, goneKey]) : [];
  });
  const title = splice(draft.text, [...splices, ...withBothTitles(draft, kept, gone, name)]);
  const now = draftOf(title, draft.request);
  const left = now.outline.sections.find((one) => leadingKey(one.title)?.text === goneKey);
  return left ? relinked(withoutLines(title, left.start, left.end), goneKey, keptKey) : null;
}

/** The labelled lines of a ticket itself, none of what stands in its lists. */
function linesOf(draft: Draft, ticket: Section): LabelledLine[] {
  return labelledLines(draft.text, { start: ticket.headingEnd, end: ticket.end }).filter(
    (line) => !/^[ \t]/u.test(line.lead),
  );
}

function withOther(draft: Draft, line: LabelledLine, other: LabelledLine, keys: readonly string[]): Splice[] {
  const [value, added] = [line, other].map((one) => draft.text.slice(one.value.start, one.value.end));
  if (value === undefined || added === undefined) return [];
  if (value === '') return withItemsOf(draft, line, other);
  const fresh = joinedValue(draft, line.label, value, added, keys);
  return fresh === value ? [] : [{ ...line.value, text: fresh }];
}

function joinedValue(
  draft: Draft,
  label: string,
  value: string,
  added: string,
  keys: readonly string[],
): string {
  const { none, and } = phrasesOf(draft.language);
  const concept = conceptOf(label)?.id;
  if (concept === 'estimate')
    return /^\d+$/u.test(value) && /^\d+$/u.test(added)
      ? String(onScale(draft, Number(value) + Number(added)))
      : value;
  if (value === added || concept === 'type' || concept === 'status' || concept === 'priority') return value;
  const isNone = (text: string) => text.toLowerCase() === none.toLowerCase();
  const [held, more] = [value, added].map((text) => keysIn(text).map((key) => key.text));
  const isOfTickets = [value, added].every(
    (text) => isNone(text) || keysIn(text).some((key) => key.family === keysIn(keys[0] ?? '')[0]?.family),
  );
  if (!isOfTickets) return isNone(added) ? value : isNone(value) ? added : withStop(value, added);
  const all = [...new Set([...(held ?? []), ...(more ?? [])])].filter((key) => !keys.includes(key));
  if (all.length === 0) return none;
  const list = all.length > 1 ? `${all.slice(0, -1).join(', ')} ${and} ${all.at(-1) ?? ''}` : (all[0] ?? '');
  const form = isNone(value) ? added : value;
  const [first, last] = [keysIn(form)[0], keysIn(form).at(-1)];
  return first && last ? form.slice(0, first.start) + list + form.slice(last.end) : list;
}

/** What teams of a document estimate with, where all its estimates are of it. */
const scale = [1, 2, 3, 5, 8];

/** A sum of estimates as teams write it: the next number of the scale that holds it, the highest where none does. */
function onScale(draft: Draft, sum: number): number {
  const estimates = boardOf(draft).tickets.map((ticket) => {
    const line = lineOf(ticket, 'estimate');
    return line ? Number(draft.text.slice(line.value.start, line.value.end)) : null;
  });
  return estimates.every((one) => one === null || scale.includes(one))
    ? (scale.find((one) => one >= sum) ?? scale.at(-1) ?? sum)
    : sum;
}

function withStop(value: string, added: string): string {
  return /[.!?…]$/u.test(value) ? `${value} ${added}` : `${value}; ${added}`;
}

/** The number of a criterion that a task cites: "(criterion 1)", "the case of criterion 2". */
const citedNumber =
  /(?<=[(（]\p{L}+ |(?<!\p{L})(?:criteri(?:on|um|o)|kriterium|critère|critério|kryterium|基準|标准) )\d{1,2}(?!\d)/giu;

/** The items of a list go on in the list of the other ticket; numbers that cite one of them follow. */
function withItemsOf(draft: Draft, line: LabelledLine, other: LabelledLine): Splice[] {
  const [own, added] = [line, other].map((one) => itemsUnder(draft, one));
  const last = own?.at(-1);
  if (!own || !added || !last || added.length === 0) return [];
  const newline = lineBreakOf(draft.text);
  const indent = ' '.repeat(last.start - (draft.text.lastIndexOf('\n', last.start - 1) + 1));
  const shift = criteriaOf(draft, line);
  const lines = added.map((item, at) => {
    const raw = draft.text.slice(item.start, item.end);
    const numbered = raw.replace(/^\d{1,9}/u, () => String(own.length + at + 1));
    return `${newline}${indent}${numbered.replace(citedNumber, (number) => String(Number(number) + shift))}`;
  });
  return [{ start: last.end, end: last.end, text: lines.join('') }];
}

/** How many criteria the ticket of a line has: tasks cite them by number. */
function criteriaOf(draft: Draft, line: LabelledLine): number {
  const ticket = draft.outline.sections.findLast((one) => one.start <= line.start);
  const numbered = draft.items.filter(
    (item) => ticket && item.start > ticket.start && item.end <= ticket.end && item.list.ordered,
  );
  return numbered.length;
}

function itemsUnder(draft: Draft, line: LabelledLine): Item[] {
  const holder = draft.items.find((item) => item.start <= line.value.start && item.end >= line.value.start);
  return holder
    ? draft.items.filter(
        (item) => item.start > holder.start && item.end <= holder.end && item.depth === holder.depth + 1,
      )
    : [];
}

function withBothTitles(draft: Draft, kept: Section, gone: Section, name: string | undefined): Splice[] {
  const [first] = kept.heading.children;
  const last = kept.heading.children.at(-1);
  if (!first || !last) return [];
  const own = draft.text.slice(startOf(first), endOf(last));
  const [lead = ''] = /^[A-Z]{1,10}-\d{1,6}\s?[:.–—-]?\s*/u.exec(own) ?? [];
  const added = plainText(gone.heading)
    .trim()
    .replace(/^[A-Z]{1,10}-\d{1,6}\s?[:.–—-]?\s*/u, '');
  const both = `${own}; ${lowerFirst(added)}`;
  const title = name === undefined ? (both.length > LONGEST_TITLE ? own : both) : lead + name;
  return [{ start: startOf(first), end: endOf(last), text: title }];
}
