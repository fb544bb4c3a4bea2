import { isPostgres } from './is-postgres.ts';
import { send as sendToPostgres } from './postgres/group-commit.ts';
import { send as sendToSqlite } from './sqlite/group-commit.ts';
import type { Statement } from './statement.ts';
import type { Database } from './storage.ts';
import type { Rows } from './waiting.ts';

export interface TogetherOptions {
  /**
   * Whether it is enough that the others of this store see it, and a loss of power may take it back. It then need not wait
   * for the disk. A crash of the process takes nothing back. Default false.
   */
  readonly fleeting?: boolean;
  /** Names what the first statement locks, where it locks anything: that row of a user, mostly by the user's id. Default: nothing. */
  readonly lock?: string;
}

/**
 * Carries out statements as one transaction: all of them, or none. None may need the answer of another. Those that are asked for at
 * the same time share their commit, and fail each by itself, see `sqlite/group-commit.ts` and `postgres/group-commit.ts`. PostgreSQL is sent
 * all at once, from `begin` to `commit`, so that they take one round trip and hold their locks no longer than that.
 *
 * @returns the rows of each
 * @throws what the first of them that fails throws
 */
export function together(
  db: Database,
  statements: readonly Statement[],
  { fleeting = false, lock = '' }: TogetherOptions = {},
): Promise<readonly Rows[]> {
  const over = Promise.withResolvers<readonly Rows[]>();
  if (isPostgres(db)) sendToPostgres(db, { statements, fleeting, lock, over });
  else
    sendToSqlite(db.getExecutor(), { queries: statements.map((statement) => statement(db)), fleeting, over });
  return over.promise;
}
