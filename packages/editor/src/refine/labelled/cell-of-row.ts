import { isPersonName } from '../../correct/spelling/person-names.ts';
import type { Unit } from '../../document/units.ts';
import type { Span } from '../../read/source.ts';
import type { Draft } from '../draft.ts';
import { cellSpans } from '../entities/places.ts';

/** The header of the table that a row stands in, and its rows. */
interface TableOfRow {
  readonly header: Unit;
  readonly rows: readonly Unit[];
}

/** The table of a row; null where the unit is none, or its table has no header. */
export function tableOfRow(draft: Draft, row: Unit): TableOfRow | null {
  const at = draft.units.indexOf(row);
  const header = row.kind === 'row' ? draft.units.slice(0, at).findLast((unit) => unit.header) : undefined;
  if (!header) return null;
  const rows = [];
  for (const unit of draft.units.slice(draft.units.indexOf(header) + 1)) {
    if (unit.kind !== 'row' || unit.header || unit.section !== header.section) break;
    rows.push(unit);
  }
  return rows.includes(row) ? { header, rows } : null;
}

/** The cell of a row in a column, counted from 0; null where it has none. */
export function cellAt(draft: Draft, row: Unit, column: number): Span | null {
  return cellSpans(draft.text, row.start, row.end)[column] ?? null;
}

/**
 * The cell of a row of several columns that is to hold a value of which only the row was said ("the UI is in review"): the one of the
 * column that holds such values already, or people where it is a person. Null where no column does, or several.
 */
export function cellForValue(draft: Draft, row: Unit, value: string): Span | null {
  const table = tableOfRow(draft, row);
  if (!table) return null;
  const columns = table.header.cells.map((_, column) => column).slice(1);
  const valuesOf = (column: number) => table.rows.map(({ cells }) => cells[column] ?? '');
  const same = columns.filter((column) =>
    valuesOf(column).some((one) => one.toLowerCase() === value.trim().toLowerCase()),
  );
  const people = isPersonName(value.trim())
    ? columns.filter((column) => valuesOf(column).every((one) => one === '–' || isPersonName(one)))
    : [];
  const [only, ...others] = same.length > 0 ? same : people;
  return only === undefined || others.length > 0 ? null : cellAt(draft, row, only);
}
