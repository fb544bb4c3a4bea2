import type { TableRow } from 'mdast';
import { leadingKey } from '../../document/keys.ts';
import type { Section } from '../../document/outline.ts';
import { endOf, startOf } from '../../document/outline.ts';
import type { Unit } from '../../document/units.ts';
import type { Span } from '../../read/source.ts';
import type { Draft } from '../draft.ts';
import { readOnce } from '../per-draft.ts';
import { isGap } from '../place/gap.ts';
import { sentences } from '../target/ordinal.ts';
import { conceptOf } from '../tickets/concepts.ts';
import { labelledLines } from '../tickets/labels.ts';

/** A place of the document that holds a value under a label. */
export interface Entry {
  readonly label: string;
  readonly value: Span;
  /** What the value is said of: the words of its row or item; empty where the label alone tells it. */
  readonly subject: string;
  /** The row, item or line it stands in. */
  readonly home: Span;
  readonly section: Section | null;
  /** `gap` is a sentence that says that nothing is known of what its heading names, `section` all of a section that is one paragraph of the composer's. */
  readonly kind: 'row' | 'column' | 'line' | 'within' | 'gap' | 'section';
}

/** Every labelled place of a draft: cells of tables, labelled lines, labels within an item, and the gaps under its headings. */
export const entriesIn = readOnce((draft: Draft): Entry[] => [
  ...cellsIn(draft),
  ...linesIn(draft),
  ...labelsWithin(draft),
  ...gapsIn(draft),
  ...paragraphsIn(draft),
]);

/** The cells of tables: by the first cell of a row of two, and by the head of their column. */
function cellsIn(draft: Draft): Entry[] {
  const found: Entry[] = [];
  let header: Unit | null = null;
  for (const unit of draft.units) {
    if (unit.kind !== 'row' || unit.node.type !== 'tableRow') continue;
    if (unit.header) header = unit;
    else {
      const { section, node } = unit;
      const home = { start: unit.start, end: unit.end };
      const values = node.children.map((cell) => innerOf(draft.text, startOf(cell), endOf(cell)));
      const [label = '', ...rest] = unit.cells;
      const [, value] = values;
      if (isRecord(node)) continue;
      if (rest.length === 1 && value) found.push({ label, value, subject: '', home, section, kind: 'row' });
      for (const [at, head] of (header?.cells ?? []).entries()) {
        const own = values[at];
        if (at === 0 || !own) continue;
        const subject = unit.cells.filter((_, other) => other !== at).join(' ');
        found.push({ label: head, value: own, subject, home, section, kind: 'column' });
      }
    }
  }
  return found;
}

/** Whether a row describes a field, a resource or an endpoint, which are named in code and stand in more places than this. */
function isRecord(row: TableRow): boolean {
  return row.children
    .slice(0, 2)
    .some(({ children: [only, ...more] }) => only?.type === 'inlineCode' && more.length === 0);
}

/** What stands in a cell, without its bars and the spaces around it. */
function innerOf(text: string, start: number, end: number): Span {
  const raw = text.slice(start, end);
  const open = /^\|?[ \t]*/u.exec(raw)?.[0].length ?? 0;
  const close = /[ \t]*\|?$/u.exec(raw.slice(open))?.[0].length ?? 0;
  return { start: start + open, end: end - close };
}

function linesIn(draft: Draft): Entry[] {
  return labelledLines(draft.text, { start: 0, end: draft.text.length })
    .filter((line) => line.value.end > line.value.start && leadingKey(line.label) === null)
    .map((line) => {
      const section = sectionAt(draft, line.start);
      return { label: line.label, value: line.value, subject: '', home: line, section, kind: 'line' };
    });
}

function sectionAt(draft: Draft, at: number): Section | null {
  return draft.outline.sections.findLast((one) => one.start <= at) ?? null;
}

const inner =
  /(?<=\s)(?<open>(?<mark>[*_]{1,3})(?<label>\p{L}[\p{L} -]{1,30}):\k<mark>\s+)(?<value>[^*_\n]+?)(?=\s*(?:[*_]{1,3}\p{L}|\n|$))/gu;

/** "*Mitigation:* open" behind the words of a risk. */
function labelsWithin(draft: Draft): Entry[] {
  return draft.items
    .filter((item) => item.depth === 1)
    .flatMap((item) =>
      [...draft.text.slice(item.start, item.end).matchAll(inner)].map((match): Entry => {
        const { open = '', label = '', value = '' } = match.groups ?? {};
        const start = item.start + match.index + open.length;
        const span = { start, end: start + value.length };
        return { label, value: span, subject: item.text, home: item, section: item.section, kind: 'within' };
      }),
    );
}

const joined = /,\s|\s(?:and|und|y|e|et|en|i)\s|[、和及与]|と/u;

/** Under "Purpose and owner", the sentence that no owner is known. Where a heading names one thing, a statement fills its gap. */
function gapsIn(draft: Draft): Entry[] {
  return sentences(draft).flatMap(({ start, end, section }): Entry[] => {
    const names = section?.title.split(joined).map((name) => name.trim()) ?? [];
    const said = draft.text.slice(start, end).trim();
    if (names.length < 2 || !isGap(draft.language, said)) return [];
    const label =
      names.find((name) => said.toLowerCase().includes(name.toLowerCase())) ??
      names.find((name) => conceptOf(name) !== null);
    return label === undefined
      ? []
      : [{ label, value: { start, end }, subject: '', home: { start, end }, section, kind: 'gap' }];
  });
}

/** A section of one paragraph that takes nothing from the input: what feedback says under its heading takes its place. */
function paragraphsIn(draft: Draft): Entry[] {
  return draft.outline.sections.flatMap((section): Entry[] => {
    const [node, ...others] = section.nodes;
    if (section.level === 1 || node?.type !== 'paragraph' || others.length > 0) return [];
    const value = { start: startOf(node), end: endOf(node) };
    const said = draft.text.slice(value.start, value.end);
    const isInput = draft.request.originalInput.includes(said.replace(/[.!]$/u, ''));
    return isInput
      ? []
      : [{ label: section.title, value, subject: '', home: value, section, kind: 'section' }];
  });
}
