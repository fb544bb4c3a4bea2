import type { Outcome } from './judging/judged.ts';
import type { Half } from './phrasings.ts';

/** What is counted of a case. */
export interface Counted {
  readonly operation: string;
  readonly half: Half;
  readonly outcome: Outcome;
}

const OUTCOMES: readonly Outcome[] = ['done', 'refused', 'scope', 'wrong', 'silent'];
const HALVES: readonly Half[] = ['open', 'closed'];

/** A row an operation, and one for all of them: for each half the cases, the share that was done, and how many ended otherwise. */
export function tableOf(counted: readonly Counted[]): string {
  const names = [...new Set(counted.map(({ operation }) => operation))];
  const halves = HALVES.filter((half) => counted.some((one) => one.half === half));
  const columns = ['cases', 'done', ...OUTCOMES.slice(1)];
  const rows = [
    ['', ...halves.flatMap((half) => columns.map((column, at) => (at === 0 ? half : column)))],
    ...names.map((name) => [name, ...halves.flatMap((half) => cells(counted, half, name))]),
    ['all', ...halves.flatMap((half) => cells(counted, half))],
  ];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

function cells(counted: readonly Counted[], half: Half, operation?: string): string[] {
  const those = counted.filter(
    (one) => one.half === half && (operation === undefined || one.operation === operation),
  );
  const [done = 0, ...others] = OUTCOMES.map(
    (outcome) => those.filter((one) => one.outcome === outcome).length,
  );
  const share = those.length === 0 ? '–' : `${Math.round((100 * done) / those.length)}%`;
  return [String(those.length), share, ...others.map(String)];
}
