import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { fingerprintOf } from '../seal.ts';
import { StartError } from '../start-error.ts';
import type { Database, Storage } from '../storage.ts';
import { countDifferences, countRows, type RowCounts } from './count-rows.ts';
import { type TableShape, tablesInOrder } from './table-order.ts';

type Row = Readonly<Record<string, string | number | null>>;

/** PostgreSQL takes 65,535 parameters a statement. */
const MOST_PARAMETERS = 20_000;
const MOST_ROWS = 500;

/**
 * Copies every row of a SQLite store into an empty PostgreSQL one, in one transaction, and holds the copy against the original
 * before it ends: as many rows in every table, and the same in each. Either all of it is there afterwards or nothing.
 *
 * @param copied told of each table when it is through
 * @throws {StartError} when the target is not empty, seals under another secret, or the copy is not equal
 */
export async function moveStore(
  source: Storage,
  target: Storage,
  copied: (table: string, rows: number) => void = () => {},
): Promise<RowCounts> {
  if (fingerprintOf(source.secret) !== fingerprintOf(target.secret)) {
    throw new StartError(
      'The two stores have different master secrets, and what one has sealed the other could not open. ' +
        'Set FAIRCOPY_SECRET to what the file `secret` of the data folder holds.',
    );
  }
  const tables = await tablesInOrder(source);
  const names = tables.map(({ name }) => name);
  // Begins with a write lock: nothing is added to the original meanwhile.
  return source.db.transaction().execute((from) =>
    target.db.transaction().execute(async (to) => {
      await refuseUsed(to, names);
      const counts = await countRows(from, names);
      for (const table of tables) {
        const digest = await copyTable(from, to, table);
        const copy = await digestOf(to, table);
        if (digest !== copy)
          throw new StartError(`The copy of the table ${table.name} is not equal. Nothing was moved.`);
        copied(table.name, counts[table.name] ?? 0);
      }
      const differences = countDifferences(counts, await countRows(to, names));
      if (differences.length > 0) throw new StartError(`${differences.join('; ')}. Nothing was moved.`);
      return counts;
    }),
  );
}

async function refuseUsed(to: Database, names: readonly string[]): Promise<void> {
  const used = Object.entries(await countRows(to, names)).find(([, count]) => count > 0);
  if (used !== undefined) {
    throw new StartError(
      `The PostgreSQL database is not empty: ${used[0]} has rows. Name one that no service has used.`,
    );
  }
}

async function copyTable(from: Database, to: Database, table: TableShape): Promise<string> {
  const digest = rowDigest(table);
  const size = Math.min(MOST_ROWS, Math.floor(MOST_PARAMETERS / table.columns.length));
  for await (const rows of pagesOf(from, table, size)) {
    for (const row of rows) digest.add(row);
    const values = rows.map(
      (row) => sql`(${sql.join(table.columns.map((column) => sql.val(row[column] ?? null)))})`,
    );
    const columns = sql.join(table.columns.map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table.name)} (${columns}) values ${sql.join(values)}`.execute(to);
  }
  return digest.result();
}

async function digestOf(db: Database, table: TableShape): Promise<string> {
  const digest = rowDigest(table);
  for await (const rows of pagesOf(db, table, MOST_ROWS)) for (const row of rows) digest.add(row);
  return digest.result();
}

/** SHA-256 of every row, joined by exclusive or: the databases sort texts differently, and rows differ by their keys. */
function rowDigest({ columns }: TableShape) {
  const joined = Buffer.alloc(32);
  return {
    add: (row: Row) => {
      const text = JSON.stringify(columns.map((column) => row[column] ?? null));
      const hash = createHash('sha256').update(text).digest();
      for (let at = 0; at < joined.length; at += 1) joined[at] = (joined[at] ?? 0) ^ (hash[at] ?? 0);
    },
    result: () => joined.toString('hex'),
  };
}

/** Rows in the order of their primary key, a page at a time, each page found by the key of the last row before it. */
async function* pagesOf(db: Database, { name, key }: TableShape, size: number): AsyncGenerator<Row[]> {
  const ordered = sql.join(key.map((column) => sql.ref(column)));
  let last: Row | undefined;
  for (;;) {
    const after = last;
    const behind =
      after === undefined
        ? sql``
        : sql`where (${ordered}) > (${sql.join(key.map((column) => sql.val(after[column])))})`;
    const page = sql<Row>`
      select * from ${sql.table(name)} ${behind} order by ${ordered} limit ${sql.lit(size)}`;
    const { rows } = await page.execute(db);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < size) return;
  }
}
