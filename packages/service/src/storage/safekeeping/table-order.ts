import { sql } from 'kysely';
import type { OpenStore } from '../storage.ts';

/** A table, and the columns of its primary key in their order. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
  readonly key: readonly string[];
}

/** What the migrator keeps for itself, which each database has from its own migrations. */
const MIGRATOR = /^kysely_/;

interface ColumnRow {
  readonly table: string;
  readonly column: string;
  /** From 1 within the primary key; 0: not part of it. */
  readonly keyPlace: number;
}

/**
 * The tables of a SQLite store, each after those its foreign keys lead to, so that rows can be copied table by table. Read from
 * the store itself: a table that a migration adds is there without anybody thinking of it.
 */
export async function tablesInOrder({ db }: Pick<OpenStore, 'db'>): Promise<TableShape[]> {
  const { rows: columns } = await sql<ColumnRow>`
        select m.name as "table", c.name as "column", c.pk as "keyPlace"
        from sqlite_master m join pragma_table_info(m.name) c
        where m.type = 'table' and m.name not like 'sqlite\\_%' escape '\\' order by m.name, c.cid`.execute(
    db,
  );
  const { rows: references } = await sql<{ readonly table: string; readonly target: string }>`
        select m.name as "table", f."table" as target
        from sqlite_master m join pragma_foreign_key_list(m.name) f where m.type = 'table'`.execute(db);
  const left = new Map<string, ColumnRow[]>();
  for (const row of columns) {
    if (!MIGRATOR.test(row.table)) left.set(row.table, [...(left.get(row.table) ?? []), row]);
  }
  const ordered: TableShape[] = [];
  while (left.size > 0) {
    const next = [...left.keys()].find((name) =>
      references.every(({ table, target }) => table !== name || target === name || !left.has(target)),
    );
    if (next === undefined) throw new Error('The foreign keys of the store lead in a circle.');
    ordered.push(shapeOf(next, left.get(next) ?? []));
    left.delete(next);
  }
  return ordered;
}

function shapeOf(name: string, rows: readonly ColumnRow[]): TableShape {
  const key = rows.filter(({ keyPlace }) => keyPlace > 0).sort((a, b) => a.keyPlace - b.keyPlace);
  return { name, columns: rows.map(({ column }) => column), key: key.map(({ column }) => column) };
}
