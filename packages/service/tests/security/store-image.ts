import { sql } from 'kysely';
import type { Database } from '../../src/storage/storage.ts';

/** Columns that record that somebody came, which a refusal after a good credential may do. */
const RECORDS_OF_USE = new Set(['lastUsedAt']);

/** Every row of every table of a SQLite store, by table, in an order of its own; equal images mean that nothing was written. */
export async function storeImage(db: Database): Promise<Record<string, readonly string[]>> {
  const tables = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name
  `.execute(db);
  const image: Record<string, readonly string[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
    image[name] = rows
      .map((row) => JSON.stringify(Object.entries(row).filter(([column]) => !RECORDS_OF_USE.has(column))))
      .sort();
  }
  return image;
}

/** The rows of an image that name a user. */
export function rowsOf(image: Readonly<Record<string, readonly string[]>>, userId: string): string[] {
  return Object.values(image).flatMap((rows) => rows.filter((row) => row.includes(userId)));
}
