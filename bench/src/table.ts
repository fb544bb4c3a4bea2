import { passed, type Row } from './row.ts';

const COLUMNS = ['bench', 'through', 'counted', 'measured ms', 'floor ms', 'figure', 'bound', '', 'note'];

/** The rows as one aligned table. */
export function table(rows: readonly Row[]): string {
  const cells = [COLUMNS, ...rows.map(cellsOf)];
  const widths = COLUMNS.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lineOf = (row: readonly string[]): string =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return cells.map((row) => lineOf(row).trimEnd()).join('\n');
}

function cellsOf(row: Row): string[] {
  const { label, value, bound } = row.figure;
  return [
    row.bench,
    row.through,
    row.counted,
    row.measuredMs.toFixed(1),
    row.floorMs.toFixed(1),
    `${label} ${value.toFixed(2)}`,
    `<= ${bound}`,
    passed(row) ? 'pass' : 'FAIL',
    row.note,
  ];
}
