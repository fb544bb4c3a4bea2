import { CompiledQuery, type DatabaseConnection, PostgresAdapter } from 'kysely';
import { inGroup } from './sqlite/group-commit.ts';
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
/** Both in one message. */
const BEGIN_NOT_AWAITED = CompiledQuery.raw('begin; set local synchronous_commit = off');
const COMMIT = CompiledQuery.raw('commit');

/**
 * Carries out statements as one transaction: all of them, or none. None may need the answer of another. PostgreSQL is sent
 * them at once, from `begin` to `commit`, so that they take one round trip and hold their locks no longer than that; SQLite carries
 * them out in one step with the transactions of others, see `sqlite/group-commit.ts`.
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
  if (!(executor.adapter instanceof PostgresAdapter)) return inGroup(executor, queries, fleeting);
  return executor.provideConnection((connection) => atOnce(connection, queries, fleeting));
}

async function atOnce(
  connection: DatabaseConnection,
  queries: readonly CompiledQuery[],
  fleeting: boolean,
): Promise<readonly Rows[]> {
  const opening = fleeting ? BEGIN_NOT_AWAITED : BEGIN;
  const sent = [opening, ...queries, COMMIT].map((query) => connection.executeQuery(query));
  // After one that fails the server refuses the rest, and makes a rollback of the commit.
  const ends = await Promise.allSettled(sent);
  const answers = ends.map((end) => {
    if (end.status === 'rejected') throw end.reason;
    return end.value.rows;
  });
  return answers.slice(1, -1);
}
