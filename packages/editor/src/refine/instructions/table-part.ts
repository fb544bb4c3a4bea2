import type { Table } from 'mdast';
import { endOf, startOf } from '../../document/outline.ts';
import { upperFirst } from '../../first-letter.ts';
import type { Draft } from '../draft.ts';
import { lineBreakOf, splice } from '../editing/splice.ts';
import { cellSpans, plain } from '../entities/places.ts';
import { applied, type Instruction, noEffect, type Outcome } from '../instruction.ts';
import { findTarget } from '../target/find.ts';
import { unquoted } from '../target/phrase.ts';

const place = '(?: (?:of|in|from|to|on|for) (?:the )?(?<place>.{1,60}?))?';
const dropping = [
  new RegExp(`^(?:remove|delete|drop|cut|get rid of|hide)(?: the)? (?<name>.{1,40}?) column${place}$`, 'iu'),
  new RegExp(`^(?:remove|delete|drop|cut|get rid of|hide)(?: the)? column (?<name>.{1,40}?)${place}$`, 'iu'),
];
const renaming = [
  new RegExp(
    `^(?:rename|change|call)(?: the)? column (?<name>.{1,40}?)${place} (?:to|into|as) (?<to>.{1,60})$`,
    'iu',
  ),
  new RegExp(
    `^(?:rename|change|call)(?: the)? (?<name>.{1,40}?) column${place} (?:to|into|as) (?<to>.{1,60})$`,
    'iu',
  ),
];
const addingColumn = new RegExp(
  `^(?:add|insert|include)(?: an?| the| another)?(?: new| extra)* column (?:called |named |for (?:the )?)?(?<name>["“]?.{1,40}?["”]?)${place}$`,
  'iu',
);
const addingRow =
  /^(?:add|insert|append|include)(?: an?| another| one more| the)?(?: new)? row(?: (?:to|in|for) (?:the )?(?<place>[^:|]{1,60}?))?(?:\s?:| with| saying)\s?(?<cells>.{1,600})$/isu;

/** Adds and removes columns and rows of tables. */
export const tablePart: Instruction = {
  meta: {
    id: 'table-part',
    does: 'Adds, renames or removes a column of a table, or adds a row; the other cells stay.',
    examples: [
      'drop the Mitigation column',
      'rename the Risk column to What can happen',
      'add a column Owner to the risks table',
      'add a row to the risks table: Nobody is on call | Hire somebody',
    ],
  },
  parse(clause, draft) {
    for (const pattern of [...dropping, ...renaming]) {
      const { name, place: where, to } = pattern.exec(clause)?.groups ?? {};
      if (name === undefined || !findColumn(draft, unquoted(name), where)) continue;
      return (now) => {
        const found = findColumn(now, unquoted(name), where);
        if (!found) return noEffect(now, `No table has a column ${name}.`);
        return to === undefined ? withoutColumn(now, found) : renamed(now, found, unquoted(to));
      };
    }
    const row = addingRow.exec(clause)?.groups;
    if (row?.['cells'] !== undefined && findTable(draft, row['place'])) {
      const { cells, place: where } = row;
      return (now) => withRow(now, findTable(now, where), cells);
    }
    const column = addingColumn.exec(clause)?.groups;
    if (column?.['name'] !== undefined && findTable(draft, column['place'])) {
      const { name, place: where } = column;
      return (now) => withColumn(now, findTable(now, where), unquoted(name));
    }
    return null;
  },
};

function tablesIn(draft: Draft, where: { start: number; end: number } | null): Table[] {
  const nodes = [...draft.outline.preface, ...draft.outline.sections.flatMap((section) => section.nodes)];
  return nodes.filter(
    (node): node is Table =>
      node.type === 'table' && (!where || (startOf(node) >= where.start && endOf(node) <= where.end)),
  );
}

/** The table a phrase names: "the last table", "limits", "the risks table"; the only one of the draft where none is named. */
function findTable(draft: Draft, phrase: string | undefined): Table | null {
  if (phrase === undefined) {
    const all = tablesIn(draft, null);
    return all.length === 1 ? (all[0] ?? null) : null;
  }
  const target =
    findTarget(draft, phrase) ??
    findTarget(draft, phrase.replace(/ table$/iu, '')) ??
    findTarget(draft, `${phrase} section`);
  if (!target || target.kind === 'document' || target.kind === 'words') return null;
  const around = tablesIn(draft, null).find(
    (one) => startOf(one) <= target.start && endOf(one) >= target.end,
  );
  return tablesIn(draft, target)[0] ?? around ?? null;
}

interface ColumnPlace {
  readonly table: Table;
  readonly at: number;
  readonly name: string;
}

function findColumn(draft: Draft, name: string, phrase: string | undefined): ColumnPlace | null {
  const named = findTable(draft, phrase);
  const tables = named ? [named] : phrase === undefined ? tablesIn(draft, null) : [];
  const found = tables.flatMap((table): ColumnPlace[] => {
    const titles =
      rowCells(draft, table)[0]?.map((cell) => plain(draft.text.slice(cell.start, cell.end))) ?? [];
    const at = titles.findIndex((title) => title.toLowerCase() === name.toLowerCase());
    return at < 0 ? [] : [{ table, at, name: titles[at] ?? name }];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

function rowCells(draft: Draft, table: Table) {
  return linesOf(draft, table).map((line) => cellSpans(draft.text, line.start, line.end));
}

/** The lines of a table, the one of dashes included. */
function linesOf(draft: Draft, table: Table) {
  let at = startOf(table);
  return draft.text
    .slice(at, endOf(table))
    .split('\n')
    .map((line) => {
      const start = at;
      at += line.length + 1;
      return { start, end: start + line.replace(/\r$/u, '').length };
    });
}

function withoutColumn(draft: Draft, { table, at, name }: ColumnPlace): Outcome {
  const rows = rowCells(draft, table);
  if ((rows[0]?.length ?? 0) < 2) return noEffect(draft, 'A table cannot be left without columns.');
  const splices = rows.flatMap((cells) => {
    const cell = cells[at];
    const [before, after] = [cells[at - 1], cells[at + 1]];
    if (!cell) return [];
    return after
      ? [{ start: cell.start, end: after.start, text: '' }]
      : before
        ? [{ start: before.end, end: cell.end, text: '' }]
        : [];
  });
  return applied(draft, splice(draft.text, splices), `Removed the column ${name}.`);
}

function renamed(draft: Draft, { table, at, name }: ColumnPlace, fresh: string): Outcome {
  const cell = rowCells(draft, table)[0]?.[at];
  return cell
    ? applied(
        draft,
        splice(draft.text, [{ ...cell, text: fresh }]),
        `Renamed the column ${name} to ${fresh}.`,
      )
    : noEffect(draft, `No table has a column ${name}.`);
}

function withColumn(draft: Draft, table: Table | null, name: string): Outcome {
  if (!table) return noEffect(draft, 'Name the table that is meant.');
  const title = upperFirst(name);
  const splices = rowCells(draft, table).flatMap((cells, index) => {
    const last = cells.at(-1);
    return last
      ? [{ start: last.end, end: last.end, text: ` | ${index === 0 ? title : index === 1 ? '---' : '–'}` }]
      : [];
  });
  return applied(
    draft,
    splice(draft.text, splices),
    `Added the column ${title}; its cells are still to be filled.`,
  );
}

function withRow(draft: Draft, table: Table | null, said: string): Outcome {
  const width = table?.children[0]?.children.length ?? 0;
  if (!table || width === 0) return noEffect(draft, 'Name the table that is meant.');
  const parts = [/\s?\|\s?/u, /\s?;\s/u, /,\s(?!\d)/u]
    .map((mark) =>
      said
        .replace(/^\||\|$/gu, '')
        .trim()
        .split(mark),
    )
    .find((one) => one.length > 1 && one.length <= width) ?? [said.trim()];
  const cells = [
    ...parts.map((one) => unquoted(one.trim())),
    ...Array.from({ length: width }, () => '–'),
  ].slice(0, width);
  const text = splice(draft.text, [
    { start: endOf(table), end: endOf(table), text: `${lineBreakOf(draft.text)}| ${cells.join(' | ')} |` },
  ]);
  return applied(draft, text, `Added the row "${cells.join(' | ')}".`);
}
