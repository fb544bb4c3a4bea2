import { upperFirst } from '../../first-letter.ts';
import { columnNames } from '../data/column-names.ts';
import type { Draft } from '../draft.ts';
import { lineBreakOf } from '../editing/splice.ts';
import type { Shaped } from '../reading/shape.ts';
import type { Shape } from './reshape-wish.ts';

/** A part of a document in another shape; of a table in `columns`, where these are named. */
export function inShape(from: Shaped, shape: Shape, draft: Draft, columns: readonly string[]): string {
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
  const cases = columns.length === PAIR ? casesOf(from.lines) : null;
  if (cases) return tableOf(columns, cases, newline);
  const rows = pairs ?? from.lines.map((line, index) => [String(index + 1), line]);
  const header = pairs ? [words.name, words.text] : [words.number, words.entry];
  return tableOf(headed(header, columns), rows, newline);
}

const PAIR = 2;
const conditional =
  /^(?:if|when|wenn|falls|si|quand|cuando)\s(?<case>[^,]{3,200}),\s(?:then |dann |alors |entonces )?(?<then>.{2,})$/isu;

/** "If the sensor is not found, check the wires" as the case and what is done then; a line without a case stands alone. */
function casesOf(lines: readonly string[]): string[][] | null {
  const parts = lines.map((line) => conditional.exec(line.trim())?.groups);
  return parts.filter((one) => one !== undefined).length * 2 > lines.length
    ? parts.map((part, at) =>
        part ? [upperFirst(part['case'] ?? ''), upperFirst(part['then'] ?? '')] : [lines[at] ?? '', '–'],
      )
    : null;
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
