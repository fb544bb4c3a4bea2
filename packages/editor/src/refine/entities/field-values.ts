import { toString as plainText } from 'mdast-util-to-string';
import { typeWord } from '../../compose/data/diagram.ts';
import { endOf, sectionsOf, startOf } from '../../document/outline.ts';
import { fill } from '../../formats/phrases/phrase.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import type { Draft } from '../draft.ts';
import { lineBreakOf, type Splice, wholeLines } from '../editing/splice.ts';
import { isGap } from '../place/gap.ts';
import { boxesOf, fieldLine } from './code-lines.ts';
import { cellSpans, type EntityPlace, type FieldPlace, plain } from './places.ts';

/** The name and the type that a line of a script begins with; the first group is what stands before the type. */
const declared = /^(\s*\S+\s+)[a-z]\w*(?:\s(?:precision|varying))?(?:\s?\([^)]{0,40}\))?(?:\[\])?/iu;

/** The cell of a field in a column of its table. */
export function cellOf({ entity, row }: FieldPlace, column: EntityPlace['columns'][number]) {
  return row.cells[entity.columns.indexOf(column)];
}

/** What the cell of a field says, empty where its table has no such column. */
export function cellText(draft: Draft, place: FieldPlace, column: EntityPlace['columns'][number]): string {
  const cell = cellOf(place, column);
  return cell ? draft.text.slice(cell.start, cell.end) : '';
}

/** The splice that writes a cell of a field anew. */
export function setCell(place: FieldPlace, column: EntityPlace['columns'][number], text: string): Splice[] {
  const cell = cellOf(place, column);
  return cell ? [{ ...cell, text }] : [];
}

/** The lines of diagram and script that declare the field, given anew; null leaves a line as it is. */
export function inCode(
  draft: Draft,
  { entity, row }: FieldPlace,
  change: (line: string, kind: 'diagram' | 'ddl') => string,
): Splice[] {
  return boxesOf(draft, entity.name).flatMap((box) => {
    const line = fieldLine(box, row.name);
    return line ? [{ start: line.start, end: line.end, text: change(line.text, box.kind) }] : [];
  });
}

const sqlType =
  /^(?:uuid|text|varchar|char|citext|string|int|integer|bigint|smallint|serial|numeric|decimal|money|float|real|double precision|double|number|boolean|bool|date|time|timestamp|timestamptz|datetime|interval|json|jsonb|bytea|blob|inet|enum)(?:\s?\([\d, ]{1,12}\))?(?:\[\])?$/iu;

/** Whether words are a type that columns have. */
export function isSqlType(words: string): boolean {
  return sqlType.test(words.trim());
}

/** Gives a field another type; a remark that its type was assumed goes. */
export function withType(draft: Draft, place: FieldPlace, type: string): Splice[] {
  const { typeAssumed, noneCell } = phrasesOf(draft.language);
  const note = cellOf(place, 'description');
  const old = note ? draft.text.slice(note.start, note.end) : '';
  const rest = old
    .split(/;\s*/u)
    .filter((part) => part !== typeAssumed)
    .join('; ');
  return [
    ...setCell(place, 'type', `\`${type}\``),
    ...(rest === old ? [] : setCell(place, 'description', rest === '' ? noneCell : rest)),
    ...inCode(draft, place, (line, kind) =>
      kind === 'diagram'
        ? line.replace(/^(\s*)[\w-]+/u, (_, indent: string) => indent + typeWord(type))
        : line.replace(declared, (_, name: string) => name + type),
    ),
  ];
}

/** Says whether a field may be null. */
export function withNull(draft: Draft, place: FieldPlace, isNullable: boolean): Splice[] {
  const { yes, no } = phrasesOf(draft.language);
  return [
    ...setCell(place, 'null', isNullable ? yes : no),
    ...inCode(draft, place, (line, kind) => {
      if (kind === 'diagram') return line;
      const bare = line.replace(/\s+not null/iu, '');
      return isNullable || /primary key/iu.test(bare) ? bare : bare.replace(declared, '$& NOT NULL');
    }),
  ];
}

/** Makes a field unique; where the constraints tell it of others, they tell it of this one. */
export function withUnique(draft: Draft, place: FieldPlace): Splice[] {
  const old = cellText(draft, place, 'key');
  const fresh = /^[–-]?$/u.test(old) ? 'UK' : /\b(?:UK|PK)\b/u.test(old) ? old : `${old}, UK`;
  const column = `\`${place.entity.name}.${place.row.name}\``;
  const line = fill(phrasesOf(draft.language).constraintUnique, { column });
  const own = draft.items.filter(
    (item) =>
      item.section?.ids.includes('constraints-indexes') === true &&
      !item.key &&
      draft.text.slice(item.start, item.end).includes(`\`${place.entity.name}.`),
  );
  const last = own.some((item) => draft.text.slice(item.start, item.end).includes(line))
    ? undefined
    : own.at(-1);
  return [
    ...setCell(place, 'key', fresh),
    ...(last ? [{ start: last.end, end: last.end, text: `${lineBreakOf(draft.text)}- ${line}` }] : []),
    ...inCode(draft, place, (line, kind) =>
      kind === 'diagram' || /\bunique\b|primary key/iu.test(line)
        ? line
        : line.replace(/(,?)\s*$/u, ' UNIQUE$1'),
    ),
  ];
}

/** Gives a field a default. */
export function withDefault(draft: Draft, place: FieldPlace, value: string): Splice[] {
  const isCode = /^(?:-?\d[\d.]*|true|false|null|now|current_\w+|\w+\(.*\)|'.*')$/iu.test(value);
  return [
    ...setCell(place, 'default', `\`${value}\``),
    ...inCode(draft, place, (line, kind) =>
      kind === 'diagram'
        ? line
        : line
            .replace(/\s+default\s+\S+?(?=,?$)/iu, '')
            .replace(/(,?)\s*$/u, ` DEFAULT ${isCode ? value : `'${value.replaceAll("'", "''")}'`}$1`),
    ),
  ];
}

/** Classifies a field as data protection sees it. */
export function withClass(draft: Draft, place: FieldPlace, word: string): Splice[] {
  const words = phrasesOf(draft.language);
  const fresh = /^(?:personal|pii|private|sensitive)/iu.test(word)
    ? words.classPersonal
    : /^secret/iu.test(word)
      ? words.classSecret
      : /^internal/iu.test(word)
        ? words.classInternal
        : word;
  return setCell(place, 'classification', fresh);
}

/** Adds a value to those a field may have, wherever the model lists them: its description, a table of values, a check. */
export function withChoice(draft: Draft, place: FieldPlace, value: string): Splice[] {
  const note = cellOf(place, 'description');
  const old = note ? draft.text.slice(note.start, note.end) : '';
  const [list = '', ...rest] = old.split(';');
  const isList = list.includes(',');
  return [
    ...(isList ? setCell(place, 'description', [withValue(list, value), ...rest].join(';')) : []),
    ...inTablesOfValues(draft, place, value),
    ...inCode(draft, place, (line) =>
      line.replace(/(\bIN \([^)]{1,400})\)/iu, (_, before: string) => `${before}, '${value}')`),
    ),
  ];
}

/** "open, closed" with one more value, written as the others are. */
function withValue(list: string, value: string): string {
  return list.includes('`') ? `${list}, \`${value}\`` : `${list}, ${value}`;
}

/** The value in the rows of tables that begin with the full name of the field: "| `loan.status` | `open`, `returned` |". */
function inTablesOfValues(draft: Draft, { entity, row }: FieldPlace, value: string): Splice[] {
  const name = `${entity.name}.${row.name}`.toLowerCase();
  return draft.units
    .filter((unit) => unit.kind === 'row' && !unit.header && unit.section?.ids.includes('enumerations'))
    .flatMap((unit): Splice[] => {
      const [field, values] = cellSpans(draft.text, unit.start, unit.end);
      if (!field || !values || plain(draft.text.slice(field.start, field.end)).toLowerCase() !== name)
        return [];
      return [{ ...values, text: withValue(draft.text.slice(values.start, values.end), value) }];
    });
}

/** Sets the values a field may have: in its description, in the table of values, in the check of the script. */
export function withValues(draft: Draft, place: FieldPlace, values: readonly string[]): Splice[] {
  const listed = values.map((value) => `\`${value}\``).join(', ');
  const { noneCell } = phrasesOf(draft.language);
  const note = cellOf(place, 'description');
  const [first = '', ...rest] = (note ? draft.text.slice(note.start, note.end) : '').split(/;\s*/u);
  // what stands first may be the values it had
  const others = [...(isListOfValues(first) || first === noneCell ? [] : [first]), ...rest];
  const quoted = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ');
  return [
    ...setCell(place, 'description', [listed, ...others].filter((one) => one !== '').join('; ')),
    ...inEnumerations(draft, place, listed),
    ...inCode(draft, place, (line, kind) =>
      kind === 'diagram'
        ? line
        : line
            .replace(/\s+CHECK\s*\([^()]*\([^()]*\)\s*\)/iu, '')
            .replace(/(,?)\s*$/u, ` CHECK (${place.row.name} IN (${quoted}))$1`),
    ),
  ];
}

/** Lets a field have any value: without those that its description, the table of values and the check of the script list. */
export function withoutValues(draft: Draft, place: FieldPlace): Splice[] {
  const { noneCell } = phrasesOf(draft.language);
  const note = cellOf(place, 'description');
  const [first = '', ...rest] = (note ? draft.text.slice(note.start, note.end) : '').split(/;\s*/u);
  const name = `${place.entity.name}.${place.row.name}`.toLowerCase();
  const rows = draft.units.filter(
    (unit) => unit.kind === 'row' && !unit.header && unit.section?.ids.includes('enumerations'),
  );
  const own = rows.filter((unit) => plain(unit.cells[0] ?? '').toLowerCase() === name);
  return [
    ...(isListOfValues(first) ? setCell(place, 'description', rest.join('; ') || noneCell) : []),
    ...(rows.length > own.length ? own.map(({ start, end }) => wholeLines(draft.text, start, end)) : []),
    ...inCode(draft, place, (line, kind) =>
      kind === 'diagram' ? line : line.replace(/\s+CHECK\s*\([^()]*\([^()]*\)\s*\)/iu, ''),
    ),
  ];
}

/** The values that the description of a field lists. */
export function valuesOf(draft: Draft, place: FieldPlace): string[] {
  const note = cellOf(place, 'description');
  const [first = ''] = (note ? draft.text.slice(note.start, note.end) : '').split(/;\s*/u);
  return isListOfValues(first) ? first.split(', ').map(plain) : [];
}

function isListOfValues(words: string): boolean {
  return /^`[^`]+`(?:, `[^`]+`)*$/u.test(words) || /^[\p{L}\p{N}_-]+(?:, [\p{L}\p{N}_-]+)+$/u.test(words);
}

/** The values in the row of the field, else in a row of its own, in a table of its own where there is none yet. */
function inEnumerations(draft: Draft, { entity, row }: FieldPlace, listed: string): Splice[] {
  const name = `${entity.name}.${row.name}`;
  const [home] = sectionsOf(draft.outline, 'enumerations');
  const rows = draft.units.filter((unit) => unit.kind === 'row' && !unit.header && unit.section === home);
  const own = rows
    .map((unit) => cellSpans(draft.text, unit.start, unit.end))
    .find(([cell]) => cell && plain(draft.text.slice(cell.start, cell.end)) === name)?.[1];
  if (own) return [{ ...own, text: listed }];
  const newline = lineBreakOf(draft.text);
  const fresh = `| \`${name}\` | ${listed} |`;
  const last = rows.at(-1);
  if (last) return [{ start: last.end, end: last.end, text: `${newline}${fresh}` }];
  const [node] = home?.nodes ?? [];
  if (!home || (node && node.type !== 'paragraph')) return [];
  const { colField, colValues } = phrasesOf(draft.language);
  const table = [`| ${colField} | ${colValues} |`, '| --- | --- |', fresh].join(newline);
  return node && isGap(draft.language, plainText(node))
    ? [{ start: startOf(node), end: endOf(node), text: table }]
    : [{ start: home.headingEnd, end: home.headingEnd, text: `${newline}${newline}${table}` }];
}
