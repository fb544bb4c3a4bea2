import type { RootContent, Table } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import type { Item } from '../../document/items.ts';
import { keysIn, leadingKey } from '../../document/keys.ts';
import { endOf, type Section, startOf } from '../../document/outline.ts';
import type { SectionId } from '../../formats/headings/table.ts';
import type { Draft } from '../draft.ts';
import { lineBreakOf, splice } from '../editing/splice.ts';
import { amongParagraphs } from './among-paragraphs.ts';
import { isGap, saysNothing } from './gap.ts';
import { labelOf } from './labelled-items.ts';

/**
 * Writes a sentence into a section as its neighbours are written: as an item or row with the next key where it holds a
 * list or table (or with `key`), else as a paragraph. A section that says it holds nothing then holds the sentence alone.
 */
export function insertInto(
  draft: Draft,
  section: Section | null,
  sentence: string,
  form: 'item' | 'any' = 'any',
  key: string | null = null,
): string {
  const newline = lineBreakOf(draft.text);
  if (!section) return amongParagraphs(draft, sentence);
  const all = section.nodes.filter((node) => node.type !== 'html');
  const nodes = form === 'any' && key === null ? unlabelled(all) : all;
  const only = nodes.length === 1 ? nodes[0] : undefined;
  if (only?.type === 'paragraph' && saysNothing(draft.language, plainText(only).trim())) {
    const text = form === 'item' ? `- ${firstKey(draft, section, sentence)}${sentence}` : sentence;
    return splice(draft.text, [{ start: startOf(only), end: endOf(only), text }]);
  }
  const holder = lastHolder(nodes);
  // an explanation for newcomers may stand above the words that there is nothing
  const gap = nodes.find(
    (node) => node.type === 'paragraph' && isGap(draft.language, plainText(node).trim()),
  );
  // where a heading names two things, the gap is of one of them
  if (gap && !holder && form === 'item' && !section.ids.includes('purpose-owner'))
    return splice(draft.text, [{ start: startOf(gap), end: endOf(gap), text: `- ${sentence}` }]);
  if (holder?.type === 'list' && (form === 'item' || key !== null || !isKeyed(draft, section)))
    return afterItems(
      draft,
      draft.items.filter((item) => item.section === section && item.depth === 1),
      sentence,
      key,
    );
  if (holder?.type === 'table' && form === 'item' && !isOfCodes(holder))
    return afterRow(draft, holder, sentence);
  const last = nodes.at(-1);
  if (last?.type === 'paragraph' && form === 'any' && /[.!?]$/u.test(plainText(last).trim())) {
    return splice(draft.text, [{ start: endOf(last), end: endOf(last), text: ` ${sentence}` }]);
  }
  const at = last ? endOf(last) : section.headingEnd;
  return splice(draft.text, [
    {
      start: at,
      end: at,
      text: `${newline}${newline}${form === 'item' ? `- ${sentence}` : sentence}${all.length > 0 ? '' : newline}`,
    },
  ]);
}

/** What stands in a section before its first part with a label of its own ("**Out of scope**" and a list): a plain sentence is none of that part. */
export function unlabelled(nodes: readonly RootContent[]): readonly RootContent[] {
  const at = nodes.findIndex(
    (node, place) =>
      node.type === 'paragraph' &&
      node.children.length === 1 &&
      node.children[0]?.type === 'strong' &&
      /^(?:list|table)$/u.test(nodes[place + 1]?.type ?? ''),
  );
  return at < 0 ? nodes : nodes.slice(0, at);
}

/** Whether the rows of a table are told by numbers that do not count them: status codes, years. */
function isOfCodes(table: Table): boolean {
  const rows = table.children.slice(1);
  const first = plainText(rows.at(-1)?.children[0] ?? table).trim();
  return /^\d+$/u.test(first) && Number(first) !== rows.length;
}

/** The list or table a section ends in, or holds at all. */
function lastHolder(nodes: readonly RootContent[]): RootContent | undefined {
  return nodes.findLast((node) => node.type === 'list' || node.type === 'table');
}

/** The text with one more item behind those of a list, with a mark, a box and a key as they have; `key` is the one it is to have, where that is settled. */
export function afterItems(
  draft: Draft,
  own: readonly Item[],
  sentence: string,
  key: string | null = null,
): string {
  const last = own.at(-1);
  if (!last) return draft.text;
  const raw = draft.text.slice(last.start, last.end);
  const marker = /^(?:[*+-]|\d{1,9}[.)])\s+/u.exec(raw)?.[0] ?? '- ';
  const numbered = marker.replace(/^\d+/u, (number) => String(Number(number) + 1));
  const box = last.node.checked === null || last.node.checked === undefined ? '' : '[ ] ';
  const labelled = key === null ? labelOf(draft, last) : last.key;
  const prefix = labelled
    ? keyPrefix(raw.slice(marker.length), key ?? `${labelled.family}-${nextNumber(draft, labelled.family)}`)
    : nextPlainKey(
        own.map(({ start, end }) => draft.text.slice(start, end).replace(/^(?:[*+-]|\d{1,9}[.)])\s+/u, '')),
      );
  const newline = lineBreakOf(draft.text);
  const column = last.start - (draft.text.lastIndexOf('\n', last.start - 1) + 1);
  const gap = last.list.spread ? newline + newline : newline;
  return splice(draft.text, [
    {
      start: last.end,
      end: last.end,
      text: `${gap}${' '.repeat(column)}${numbered}${box}${prefix}${sentence}`,
    },
  ]);
}

/** "R4: " behind items that begin with "R1:", "R2:" and "R3:", written as the last of them; empty where they have no such keys. */
function nextPlainKey(items: readonly string[]): string {
  const keys = items.map((item) => plainKey.exec(item)?.groups);
  const isCounted = keys.every(
    (one, at) => one?.['letters'] === keys[0]?.['letters'] && Number(one?.['number']) === at + 1,
  );
  const { before = '', letters = '', behind = '' } = keys.at(-1) ?? {};
  return letters !== '' && isCounted ? `${before}${letters}${items.length + 1}${behind}` : '';
}

const plainKey =
  /^(?<before>[*_`[(]{0,3})(?<letters>[A-Z]{1,4})(?<number>\d{1,3})(?<behind>[*_`\])]{0,3}\s?[:.)–—-][*_]{0,3}\s)/u;

/** What keys the items of a section have, where a document numbers what it states. */
const families: Readonly<Partial<Record<SectionId, string>>> = {
  'functional-requirements': 'FR',
  'non-functional-requirements': 'NFR',
  risks: 'R',
  drawbacks: 'R',
  assumptions: 'A',
};

/** The key before the first item of a section that held none, written as other sections write theirs; empty where these have none. */
function firstKey(draft: Draft, { ids }: Section, sentence: string): string {
  const family = ids.map((id) => families[id]).find((one) => one !== undefined);
  const keyed = draft.items.find((item) => labelOf(draft, item) !== null);
  if (family === undefined || !keyed || /^\*\*[A-Z]{1,8}-\d/u.test(sentence)) return '';
  const raw = draft.text.slice(keyed.start, keyed.end).replace(/^(?:[*+-]|\d{1,9}[.)])\s+/u, '');
  return keyPrefix(raw, `${family}-${nextNumber(draft, family)}`);
}

/** "**FR-3**: " as its neighbour writes it, with another key. */
function keyPrefix(raw: string, key: string): string {
  const written =
    /^(?:\[[ xX]\]\s+)?([*_`[(]{0,4}[A-Z]{1,8}-\d{1,6}[*_`\])]{0,4}\s?[:.)–—-]{0,2}[*_`]{0,3}\s+)/u.exec(
      raw,
    )?.[1];
  return (written ?? '**K-0**: ').replace(/[A-Z]{1,8}-\d{1,6}/u, key);
}

/** The number after the highest a family of keys has reached anywhere in the draft. */
export function nextNumber(draft: Draft, family: string): number {
  return (
    Math.max(
      0,
      ...keysIn(draft.text)
        .filter((key) => key.family === family)
        .map((key) => key.number),
    ) + 1
  );
}

function afterRow(draft: Draft, table: Table, sentence: string): string {
  const last = table.children.at(-1);
  const header = table.children[0];
  if (!last || !header) return draft.text;
  const width = header.children.length;
  const key = leadingKey(plainText(last.children[0] ?? last).trim());
  const numbered = table.children.length > 1 && /^\d+$/u.test(plainText(last.children[0] ?? last).trim());
  const first = key
    ? `${key.family}-${nextNumber(draft, key.family)}`
    : numbered
      ? String(table.children.length)
      : null;
  const cells = [...(first === null ? [] : [first]), sentence.replaceAll('|', '\\|')];
  while (cells.length < width) cells.push('–');
  return splice(draft.text, [
    {
      start: endOf(last),
      end: endOf(last),
      text: `${lineBreakOf(draft.text)}| ${cells.slice(0, Math.max(width, 1)).join(' | ')} |`,
    },
  ]);
}

/** Whether the list a section ends in numbers its items with keys: plain facts stand after it, not in it. */
function isKeyed(draft: Draft, section: Section): boolean {
  const last = draft.items.findLast((item) => item.section === section && item.depth === 1);
  return last !== undefined && (last.key === null || labelOf(draft, last) !== null);
}
