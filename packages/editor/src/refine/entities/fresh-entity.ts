import { classificationOf } from '../../compose/data/classification.ts';
import { type Column, type Table, tablesOf } from '../../compose/data/column.ts';
import { ddlOf } from '../../compose/data/ddl.ts';
import { diagramOf } from '../../compose/data/diagram.ts';
import { sectionsOf } from '../../document/outline.ts';
import type { SectionId } from '../../formats/headings/table.ts';
import { fill } from '../../formats/phrases/phrase.ts';
import { phrasesOf } from '../../formats/phrases.ts';
import { type Entity, type Field, plainField } from '../../understand/entities/entity.ts';
import { type Draft, draftOf } from '../draft.ts';
import { lineBreakOf, type Splice, splice } from '../editing/splice.ts';
import { insertInto } from '../place/insert.ts';
import { modelLines } from './code-lines.ts';
import { fieldRow } from './field-row.ts';
import { withValues } from './field-values.ts';
import { type EntityPlace, entitiesIn, plain } from './places.ts';

/**
 * The text with one more entity, written as the composer writes it: its table of fields, its row of the overview, its box
 * and relations in the diagram, its statement in the script, its relationships, constraints and enumerations.
 */
export function withFreshEntity(draft: Draft, name: string, told: readonly Field[]): string {
  // the parts of a key of several point to what they are called after
  const isJoined = told.filter((one) => one.isKey).length > 1;
  const fields = told.map((field) => {
    const owner = isJoined && field.isKey ? /^(.{1,60})_id$/u.exec(field.name)?.[1] : undefined;
    const target = entitiesIn(draft).find((one) => one.name === owner);
    return target ? { ...field, references: target.name } : field;
  });
  const last = entitiesIn(draft).at(-1);
  const all = tablesOf([
    ...entitiesIn(draft).map((one) => entityOf(draft, one)),
    { name, fields, statements: [] },
  ]);
  const table = all.at(-1);
  if (!last || !table) return draft.text;
  const plainTable = { ...table, columns: table.columns.map((one) => ({ ...one, values: [] })) };
  let now = draftOf(
    splice(draft.text, [
      tableOf(draft, last, plainTable),
      ...overviewOf(draft, last, plainTable),
      ...diagramSplices(draft, plainTable),
      ...scriptSplices(draft, [...all.slice(0, -1), plainTable], name),
    ]),
    draft.request,
  );
  const words = phrasesOf(draft.language);
  const dotted = ({ name: column }: Column) => `\`${name}.${column}\``;
  const pointing = table.columns.filter(({ target }) => target !== null);
  now = withLines(
    now,
    'relationships',
    pointing.map((column) =>
      fill(words.relationLine, {
        from: `\`${column.target?.entity ?? ''}\``,
        to: `\`${name}\``,
        column: dotted(column),
      }),
    ),
  );
  const keys = table.columns.filter((one) => one.isKey);
  now = withLines(now, 'constraints-indexes', [
    fill(words.constraintKey, { columns: keys.map(dotted).join(', ') }),
    ...table.columns
      .filter((one) => one.isUnique && !one.isKey)
      .map((one) => fill(words.constraintUnique, { column: dotted(one) })),
    ...pointing
      .filter((one) => !one.isKey)
      .map((one) => fill(words.constraintForeign, { column: dotted(one) })),
  ]);
  for (const { name: column, values } of table.columns) {
    const entity = entitiesIn(now).find((one) => one.name === name);
    const row = entity?.rows.find((one) => one.name === column);
    if (entity && row && values.length > 0)
      now = draftOf(splice(now.text, withValues(now, { entity, row }, values)), draft.request);
  }
  return now.text;
}

/** An entity of the draft as far as another may point to it. */
function entityOf(draft: Draft, { name, rows, columns }: EntityPlace): Entity {
  const fields = rows.map((row) => {
    const cell = (column: EntityPlace['columns'][number]) => {
      const span = row.cells[columns.indexOf(column)];
      return span ? plain(draft.text.slice(span.start, span.end)) : '';
    };
    return { ...plainField(row.name), type: cell('type') || null, isKey: /\bPK\b/u.test(cell('key')) };
  });
  return { name, fields, statements: [] };
}

function tableOf(draft: Draft, last: EntityPlace, table: Table): Splice {
  const newline = lineBreakOf(draft.text);
  const titles =
    /\|[^\n]*\n\|[^\n]*/u
      .exec(draft.text.slice(last.section.headingEnd, last.end))?.[0]
      .replace(/\r$/u, '') ?? '';
  const heading = draft.text
    .slice(last.section.start, last.section.headingEnd)
    .replace(last.name, () => table.name);
  const rows = table.columns.map((column) => columnRow(draft, last.columns, table.name, column));
  const text = newline + newline + [heading, '', titles, ...rows].join(newline);
  return { start: last.end, end: last.end, text };
}

/** A row of a table of fields. */
function columnRow(draft: Draft, columns: EntityPlace['columns'], entity: string, column: Column): string {
  const words = phrasesOf(draft.language);
  const notes = [column.note.replaceAll('|', '/'), ...(column.isTypeAssumed ? [words.typeAssumed] : [])];
  const keys = [
    ...(column.isKey ? ['PK'] : []),
    ...(column.target ? [`FK -> ${column.target.entity}.${column.target.column}`] : []),
    ...(column.isUnique && !column.isKey ? ['UK'] : []),
  ];
  return fieldRow(draft, columns, {
    ...column,
    key: keys.join(', '),
    description: notes.filter((one) => one !== '').join('; '),
    classification: classificationOf(column, entity),
  });
}

function overviewOf(draft: Draft, last: EntityPlace, table: Table): Splice[] {
  const row = draft.units.findLast(
    (unit) => unit.kind === 'row' && plain(unit.cells[0] ?? '') === last.name && unit.cells.length === 3,
  );
  if (!row) return [];
  const names = (columns: readonly Column[]) => columns.map((one) => `\`${one.name}\``).join(', ');
  const keys = names(table.columns.filter((one) => one.isKey));
  const text = `${lineBreakOf(draft.text)}| \`${table.name}\` | ${keys} | ${names(table.columns)} |`;
  return [{ start: row.end, end: row.end, text }];
}

/** The box of an entity behind the other boxes of the diagram, its relations at the end. */
function diagramSplices(draft: Draft, table: Table): Splice[] {
  const newline = lineBreakOf(draft.text);
  const targets = new Set(table.columns.flatMap(({ target }) => (target ? [target.entity] : [])));
  const relations = [...targets].map((from) => ({
    from,
    to: table.name,
    cardinality: 'one-to-many' as const,
    statements: [],
  }));
  const [, ...written] = diagramOf([table], relations).split('\n');
  const box = written.slice(0, table.columns.length + 2);
  const lines = written.slice(box.length);
  return modelLines(draft).flatMap(({ kind, lines: all }): Splice[] => {
    const end = all.at(-1);
    const close = all.findLast((line) => /^\s*\}/u.test(line.text));
    if (kind !== 'diagram' || !end || !close) return [];
    return [
      { start: close.end, end: close.end, text: box.map((line) => newline + line).join('') },
      { start: end.start, end: end.start, text: lines.map((line) => line + newline).join('') },
    ];
  });
}

/** The statement of an entity behind all others of the script: what it refers to is made before. */
function scriptSplices(draft: Draft, all: readonly Table[], name: string): Splice[] {
  const script = modelLines(draft).findLast(({ kind }) => kind === 'ddl');
  const close = script?.lines.findLast((line) => /^\s*\)\s*;/u.test(line.text));
  const statement = ddlOf(all)
    .split('\n\n')
    .find((one) => new RegExp(`^CREATE TABLE "?${name}"? \\(`, 'u').test(one));
  const newline = lineBreakOf(draft.text);
  return close && statement
    ? [{ start: close.end, end: close.end, text: newline + newline + statement.replaceAll('\n', newline) }]
    : [];
}

/** Further lines behind those of a section that tell the same of other fields; a list of numbered demands takes none. */
export function withLines(draft: Draft, id: SectionId, lines: readonly string[]): Draft {
  const [home] = sectionsOf(draft.outline, id);
  if (!home || lines.length === 0) return draft;
  const last = draft.items.findLast(
    (item) => item.section === home && item.depth === 1 && !item.key && !item.list.ordered,
  );
  const newline = lineBreakOf(draft.text);
  if (last) {
    const text = lines.map((line) => `${newline}- ${line}`).join('');
    return draftOf(splice(draft.text, [{ start: last.end, end: last.end, text }]), draft.request);
  }
  const isOfDemands = draft.items.some((item) => item.section === home && item.key);
  if (isOfDemands) return draft;
  const [first = '', ...rest] = lines;
  const begun = draftOf(insertInto(draft, home, first, 'item'), draft.request);
  return rest.length > 0 ? withLines(begun, id, rest) : begun;
}
