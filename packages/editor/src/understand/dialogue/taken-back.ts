import type { Statement } from '../statement.ts';

/** Takes out the statements that begin at the given places; where the first of them began, if nothing stands behind it. */
export function takenBack(statements: Statement[], replaced: readonly number[]): number | null {
  const starts = new Set(replaced);
  const kept = statements.filter(({ start }) => !starts.has(start));
  if (kept.length === statements.length) return null;
  const first = Math.min(...replaced);
  statements.splice(0, statements.length, ...kept);
  return kept.some(({ start }) => start > first) ? null : first;
}
