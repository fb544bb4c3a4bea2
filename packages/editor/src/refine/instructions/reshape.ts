import { columnNames } from '../data/column-names.ts';
import { type Draft, draftOf } from '../draft.ts';
import { applied, type Change, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { type Shaped, shapedIn } from '../shape.ts';
import { lineBreakOf, splice } from '../splice.ts';
import { documentOf, findTarget } from '../target/find.ts';
import { sentences } from '../target/ordinal.ts';
import { unquoted } from '../target/phrase.ts';
import type { Target } from '../target/target.ts';
import { boardOf } from '../tickets/board.ts';
import { ticketListsNamed, withListsMarked } from '../tickets/shaped-lists.ts';
import { withoutCourtesies } from '../tickets/wishes/courtesies.ts';

type Shape = 'list' | 'numbered' | 'table' | 'prose';

const shapes: readonly [shape: Shape, words: string][] = [
  [
    'numbered',
    '(?:a )?(?:numbered|ordered) (?:list|steps|points|items)|numbered|(?:numbered )?steps|step[- ]by[- ]step(?: instructions| list)?',
  ],
  ['table', '(?:a |an? \\w+ )?tab(?:le|ular)(?: form(?:at)?)?'],
  [
    'list',
    '(?:a |separate |single |individual |simple |proper |short |plain )*(?:bullet(?:ed)?[- ]?(?:points?|list)?s?|unordered list|list|check ?lists?|check ?box(?:es)?|to-?do lists?)|bullets|bullet points',
  ],
  [
    'prose',
    '(?:a |one |a single )?(?:paragraphs?|prose|running text|flowing text|full sentences|continuous text)',
  ],
];
const names: Readonly<Record<Shape, string>> = {
  list: 'a bulleted list',
  numbered: 'a numbered list',
  table: 'a table',
  prose: 'a paragraph',
};
const verbs =
  'turn|break(?: up)?|split(?: up)?|divide|convert|transform|change|make|put|format|rewrite|reformat|present|show|write|display|list|express|structure|render|get|have';

/** Gives a list, table or paragraph another shape. */
export const reshape: Instruction = {
  meta: {
    id: 'reshape',
    does: 'Turns paragraphs, lists and tables into bullets, numbered steps, a table or a paragraph; their words stay.',
    examples: [
      'turn the goals into bullets',
      'make the risks a table',
      'use numbered steps in the rollout section',
      'write the summary as one paragraph',
    ],
  },
  parse(clause, draft) {
    const wish = wishIn(clause, draft);
    if (!wish) return null;
    const { what, shape } = wish;
    return ticketListsNamed(draft, what)
      ? (now) => inTickets(now, what, shape, /check/iu.test(clause))
      : (now) => shaped(now, wish, findTarget(now, what) ?? documentOf(now));
  },
};

/** What is to have which shape. */
interface Wish {
  readonly what: string;
  readonly shape: Shape;
  /** The shape that is to change, where several could. */
  readonly from: Shape | null;
  readonly columns: readonly string[];
}

function wishIn(clause: string, draft: Draft): Wish | null {
  for (const [shape, words] of shapes) {
    const turned = new RegExp(
      `^(?:${verbs}) (?<what>.{1,120}?) (?:(?:(?:in)?to|as|in|using|a|an|with) )?(?:form of )?(?:${words})(?:,? (?:instead of|rather than|not) (?<from>.{1,40}))?(?:,? with (?:an? |the )?(?:(?:id|key|number) column|columns? (?<columns>.{2,80})))?$`,
      'iu',
    ).exec(clause)?.groups;
    const used = new RegExp(
      `^(?:use|prefer|i(?:'d)? (?:want|prefer|like)) (?:${words})(?: (?:instead(?: of (?<from>.{1,40}?))?))?(?: (?:in|for|under) (?:the )?(?<what>.{1,100}?))?(?: instead)?$`,
      'iu',
    ).exec(clause)?.groups;
    const should = new RegExp(
      `^(?<what>.{1,100}?) (?:should|must|could|would be better) (?:be )?(?:in |as )?(?:${words})(?:,? (?:and )?(?:not|instead of|rather than) (?:an? )?(?<from>[\\p{L} ]{1,30}))?$`,
      'iu',
    ).exec(clause)?.groups;
    const groups = turned ?? used ?? should;
    // "split the design paragraph" gives it no other shape
    const isSplit = /^(?:break|split|divide)\b/iu.test(clause) && !/ in(?:to)? /iu.test(clause);
    if (!groups || isSplit) continue;
    const what = groups['what'] ?? 'it';
    if (!ticketListsNamed(draft, what) && !findTarget(draft, what)) continue;
    const from = shapeNamed(groups['from'] ?? '');
    const columns = (groups['columns'] ?? '')
      .split(/,\s?(?:and )?| and /u)
      .flatMap((one) => (one.trim() === '' ? [] : [unquoted(one)]));
    return { what, shape, from, columns };
  }
  return null;
}

/** Gives the lists that tickets have another shape, as far as one fits within the list of a ticket's parts. */
function inTickets(draft: Draft, what: string, shape: Shape, isChecked: boolean): Outcome {
  const lists = ticketListsNamed(draft, what) ?? [];
  if (shape === 'table' || shape === 'prose')
    return noEffect(draft, `${what} stand within the parts of a ticket, where ${names[shape]} does not fit.`);
  const text = withListsMarked(draft, lists, isChecked ? 'boxes' : shape);
  return applied(
    draft,
    text,
    `Turned ${lists.length} list${lists.length > 1 ? 's' : ''} of tickets into ${names[shape]}; the words stay.`,
  );
}

const contrasted =
  /,? (?:not|instead of|rather than) (?:an? )?(?:numbers|numbered|bullets|list|table|prose|paragraphs?|text)\b/iu;

/** "Turn it into bullets, but leave the greeting as it is": a sentence that keeps its place and shape. */
const sparing =
  /^(?<order>.{6,160}?)(?: please)?,? (?:but |and |only )?(?:please )?(?:(?:keep|leave)(?: only)? (?<kept>.{3,60}?) (?:as (?:it is|they are|is|an? \p{L}+)|alone|out(?: of (?:it|that))?|there)|(?:except|apart from|but not|without) (?:for )?(?<but>.{3,60}?))[.!]*$/isu;

/** A shape that is set against another: neither of them is a word of the document; or one that spares a sentence at an end. */
export function reshapeChange(words: string, draft: Draft): Change | null {
  const plain = withoutCourtesies(words);
  if (contrasted.test(plain)) return reshape.parse(plain, draft);
  const { order, kept, but } = sparing.exec(plain.trim())?.groups ?? {};
  const phrase = kept ?? but;
  if (order === undefined || phrase === undefined || !findTarget(draft, phrase)) return null;
  const wish = wishIn(order, draft);
  return wish && ((now) => sparingly(now, wish, findTarget(now, phrase)));
}

/** Another shape for all but a target at the start or the end of a paragraph, which is set off as one of its own. */
function sparingly(draft: Draft, wish: Wish, spared: Target | null): Outcome {
  const unit = spared && draft.units.find(({ start, end }) => start <= spared.start && spared.end <= end);
  const own = spared && sentences(draft).find(({ start, end }) => start <= spared.start && spared.end <= end);
  const isFirst = own?.start === unit?.start;
  if (!unit || !own || (!isFirst && unit.end !== own.end))
    return noEffect(draft, 'What is to keep its shape stands within the rest, which would be torn apart.');
  const gap = lineBreakOf(draft.text).repeat(2);
  const start = unit.start + draft.text.slice(unit.start, isFirst ? own.end : own.start).trimEnd().length;
  const end = isFirst ? start + (/^\s*/u.exec(draft.text.slice(start))?.[0].length ?? 0) : own.start;
  const apart = draftOf(splice(draft.text, [{ start, end, text: gap }]), draft.request);
  const rest = isFirst
    ? { start: start + gap.length, end: unit.end - (end - start) + gap.length }
    : { start: unit.start, end: start };
  const outcome = shaped(apart, wish, { ...documentOf(apart), ...rest });
  return outcome.status === 'applied' ? outcome : { ...outcome, text: draft.text };
}

/** The shape that words such as "a numbered list" name. */
function shapeNamed(words: string): Shape | null {
  return shapes.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(words.trim()))?.[0] ?? null;
}

function shaped(draft: Draft, { shape, from, columns }: Wish, target: Target): Outcome {
  const others = (['prose', 'list', 'numbered', 'table'] as const).filter((form) => form !== shape);
  const order =
    shape === 'table' || shape === 'numbered'
      ? (['list', 'numbered', 'table', 'prose'] as const).filter((form) => form !== shape)
      : others;
  const found = (from === null || from === shape ? order : [from])
    .map((form) => shapedIn(draft, target, [form]))
    .find((one) => one !== null && (one.form !== 'prose' || one.lines.length > 1));
  if (!found || isTicket(draft, found))
    return noEffect(draft, `Nothing in ${target.name} can take that shape, or it already has it.`);
  const text = render(found, shape, draft, columns);
  return applied(
    draft,
    splice(draft.text, [{ start: found.start, end: found.end, text }]),
    `Turned ${names[found.form]} in ${target.name} into ${names[shape]}.`,
  );
}

/** The parts of a ticket are a list that stays one, whatever words in it are meant. */
function isTicket(draft: Draft, { start, end }: Shaped): boolean {
  return boardOf(draft).tickets.some(
    (ticket) => ticket.lines.filter((line) => line.start >= start && line.end <= end).length >= LABELS,
  );
}

/** So many labelled lines show that a list is a ticket. */
const LABELS = 3;

function render(from: Shaped, shape: Shape, draft: Draft, columns: readonly string[]): string {
  if (shape === 'table') return table(from, draft, columns);
  const newline = lineBreakOf(draft.text);
  const lines =
    from.form === 'table' ? from.rows.slice(1).map((row) => lineOfRow(row, from.rows[0] ?? [])) : from.lines;
  if (shape === 'prose')
    return lines
      .map((line) =>
        line.replace(/\s*\r?\n\s*(?:[*+-]\s+|\d{1,9}[.)]\s+)?/gu, ' ').replace(/^\[[ xX]\]\s+/u, ''),
      )
      .map((line) => (/[.!?:…]$/u.test(line) ? line : `${line}.`))
      .join(' ');
  return lines
    .map(
      (line, index) =>
        (shape === 'numbered' ? `${index + 1}. ` : '- ') + indented(line, shape === 'numbered' ? 3 : 2),
    )
    .join(newline);
}

/** Lines that belong to an item stand under its words. */
function indented(line: string, width: number): string {
  return line.replace(
    /\r?\n[ \t]*(?=\S)/gu,
    (gap) => `${gap.startsWith('\r') ? '\r\n' : '\n'}${' '.repeat(width)}`,
  );
}

function lineOfRow(row: readonly string[], header: readonly string[]): string {
  const [first = '', ...rest] = row.map((cell) => cell.replace(/(?<!\.)\.$/u, ''));
  const others = rest.flatMap((cell, index) =>
    cell === '' || cell === '–' ? [] : [row.length > 2 ? `${header[index + 1] ?? ''}: ${cell}` : cell],
  );
  return others.length === 0
    ? first
    : `${/^[*_`]/u.test(first) ? first : `**${first}**`}: ${others.join('; ')}.`;
}

const keyedLine = /^[*_]{0,2}(?<key>[A-Z]{1,8}-\d{1,6})[*_]{0,2}\s?[:.–—-]?[*_]{0,2}\s+(?<text>\S.*)$/su;
const innerLabel = /\s*[*_](?<label>\p{L}[\p{L} ’'-]{1,30}):[*_]\s*(?<value>[^*]+?)\s*$/u;

/** Lines that have keys, and the labelled entry that all of them end in, as rows; null where one has no key. */
function keyedRows(lines: readonly string[], words: string): { header: string[]; rows: string[][] } | null {
  const parts = lines.map((line) => keyedLine.exec(line.trim())?.groups);
  if (parts.length === 0 || parts.some((part) => part === undefined)) return null;
  const inner = parts.map((part) => innerLabel.exec(part?.['text'] ?? '')?.groups);
  const label = inner[0]?.['label'];
  const isShared = label !== undefined && inner.every((one) => one?.['label'] === label);
  return {
    header: ['ID', words, ...(isShared ? [label] : [])],
    rows: parts.map((part, at) => {
      const text = part?.['text'] ?? '';
      return [
        part?.['key'] ?? '',
        isShared ? text.replace(innerLabel, '') : text,
        ...(isShared ? [inner[at]?.['value'] ?? ''] : []),
      ];
    }),
  };
}

/** A table of two columns where lines have the form "name: text", else of a number and the line. */
function table(from: Shaped, draft: Draft, columns: readonly string[]): string {
  const newline = lineBreakOf(draft.text);
  const words = columnNames(draft.language);
  const named = from.lines.map((line) => /^[*_]{0,2}([^:\n]{1,80}?)[*_]{0,2}:[*_]{0,2}\s+(.+)$/su.exec(line));
  const pairs = named.every((match) => match !== null)
    ? named.map((match) => [match?.[1] ?? '', match?.[2] ?? ''])
    : null;
  const keyed = keyedRows(from.lines, words.text);
  if (keyed) return tableOf(headed(keyed.header, columns), keyed.rows, newline);
  const rows = pairs ?? from.lines.map((line, index) => [String(index + 1), line]);
  const header = pairs ? [words.name, words.text] : [words.number, words.entry];
  return tableOf(headed(header, columns), rows, newline);
}

/** The columns as the feedback calls them, where it names all or all but the first. */
function headed(header: readonly string[], columns: readonly string[]): readonly string[] {
  if (columns.length === header.length) return columns;
  return columns.length > 0 && columns.length === header.length - 1 ? [header[0] ?? '', ...columns] : header;
}

function tableOf(header: readonly string[], rows: readonly (readonly string[])[], newline: string): string {
  const cell = (text: string) => text.replace(/\s*\r?\n\s*/gu, ' ').replace(/(?<!\\)\|/gu, '\\|');
  return [header, header.map(() => '---'), ...rows]
    .map((row) => `| ${row.map(cell).join(' | ')} |`)
    .join(newline);
}
