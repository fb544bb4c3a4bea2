import { CompiledQuery, type DatabaseConnection, PostgresAdapter } from 'kysely';
import { leaveForLater } from './fleeting.ts';
import type { Statement } from './statement.ts';
import type { Database } from './storage.ts';

type Rows = readonly unknown[];

export interface TogetherOptions {
  /**
   * Whether it is enough that the others of this store see it, and a loss of power may take it back. It then need not wait
   * for the disk. A crash of the process takes nothing back. Default false.
   */
  readonly fleeting?: boolean;
}

const BEGIN = CompiledQuery.raw('begin');
const BEGIN_IMMEDIATE = CompiledQuery.raw('begin immediate');
const NOT_AWAITED = CompiledQuery.raw('set local synchronous_commit = off');
const COMMIT = CompiledQuery.raw('commit');
const ROLLBACK = CompiledQuery.raw('rollback');

/**
 * Carries out statements as one transaction: all of them, or none. None may need the answer of another. PostgreSQL is sent
 * them at once, from `begin` to `commit`, so that they take one round trip and hold their locks no longer than that.
 *
 * @returns the rows of each
 * @throws what the first of them that fails throws
 */
export function together(
  db: Database,
  statements: readonly Statement[],
  { fleeting = false }: TogetherOptions = {},
): Promise<readonly Rows[]> {
  const executor = db.getExecutor();
  const queries = statements.map((one) => one(db));
  const isPostgres = executor.adapter instanceof PostgresAdapter;
  return executor.provideConnection((connection) =>
    isPostgres ? atOnce(connection, queries, fleeting) : inTurn(connection, queries, fleeting),
  );
}

async function atOnce(
  connection: DatabaseConnection,
  queries: readonly CompiledQuery[],
  fleeting: boolean,
): Promise<readonly Rows[]> {
  const opening = fleeting ? [BEGIN, NOT_AWAITED] : [BEGIN];
  const sent = [...opening, ...queries, COMMIT].map((query) => connection.executeQuery(query));
  // After one that fails the server refuses the rest, and makes a rollback of the commit.
  const ends = await Promise.allSettled(sent);
  const answers = ends.map((end) => {
    if (end.status === 'rejected') throw end.reason;
    return end.value.rows;
  });
  return answers.slice(opening.length, -1);
}

async function inTurn(
  connection: DatabaseConnection,
  queries: readonly CompiledQuery[],
  fleeting: boolean,
): Promise<readonly Rows[]> {
  const answers: Rows[] = [];
  await connection.executeQuery(BEGIN_IMMEDIATE);
  try {
    for (const query of queries) answers.push((await connection.executeQuery(query)).rows);
    await connection.executeQuery(COMMIT);
  } catch (error) {
    // After some errors SQLite has rolled back by itself, and says so.
    await connection.executeQuery(ROLLBACK).catch(() => undefined);
    throw error;
  }
  if (fleeting) leaveForLater(connection);
  return answers;
}
