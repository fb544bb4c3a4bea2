import { type Figure, type Findings, reaches } from './measure.ts';

const COLUMNS = ['measure', 'counted', 'figure', 'value', 'error', 'to reach', ''];

/** The findings as one aligned table, a figure a line. */
export function table(found: readonly Findings[]): string {
  const rows = found.flatMap(({ measure, counted, figures }) =>
    figures.map((figure) => [
      measure,
      counted,
      figure.label,
      figure.value.toFixed(2),
      figure.error === undefined ? '' : `± ${figure.error.toFixed(2)}`,
      boundOf(figure),
      isJudged(figure) ? (reaches(figure) ? 'pass' : 'MISS') : '',
    ]),
  );
  const cells = [COLUMNS, ...rows];
  const widths = COLUMNS.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function isJudged({ least, most }: Figure): boolean {
  return least !== undefined || most !== undefined;
}

function boundOf({ least, most }: Figure): string {
  return [least === undefined ? '' : `>= ${least}`, most === undefined ? '' : `<= ${most}`].join(' ').trim();
}
