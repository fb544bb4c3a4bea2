import { sql } from 'kysely';
import type { Database, OpenStore } from '../storage.ts';

/** The tables of a store, by name, without what the migrator keeps for itself. */
export async function tableNames({
  db,
  dialect,
}: Pick<OpenStore, 'dialect'> & { readonly db: Database }): Promise<string[]> {
  const all =
    dialect === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`;
  const { rows } = await all.execute(db);
  return rows
    .map(({ name }) => name)
    .filter((name) => !/^(kysely|sqlite)_/.test(name))
    .sort();
}
