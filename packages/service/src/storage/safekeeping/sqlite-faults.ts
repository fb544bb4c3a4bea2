import { sql } from 'kysely';
import type { Database } from '../storage.ts';

/** What SQLite itself finds wrong with a file: pages, indexes, and rows that lead to rows that are not there. */
export async function sqliteFaults(db: Database): Promise<string[]> {
  const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const found = integrity.rows.map((row) => row.integrity_check).filter((line) => line !== 'ok');
  const foreign = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(db);
  return [
    ...found,
    ...foreign.rows.map(({ table, parent }) => `a row of ${table} leads to no row of ${parent}`),
  ];
}
