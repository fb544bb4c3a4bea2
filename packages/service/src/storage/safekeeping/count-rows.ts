import { sql } from 'kysely';
import type { Database } from '../storage.ts';

/** Rows of each table. */
export type RowCounts = Readonly<Record<string, number>>;

/** Counts the rows of tables, all as of one moment when `db` is a transaction that sees one. */
export async function countRows(db: Database, tables: readonly string[]): Promise<RowCounts> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      db,
    );
    counts[table] = Number(rows[0]?.count ?? 0);
  }
  return counts;
}

/** One sentence for each table whose number of rows is another than it was. */
export function countDifferences(before: RowCounts, after: RowCounts): string[] {
  return Object.entries(before)
    .filter(([table, count]) => after[table] !== count)
    .map(([table, count]) => `${table} has ${after[table] ?? 0} rows, it had ${count}`);
}
