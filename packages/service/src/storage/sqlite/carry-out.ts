import type { SqliteDatabase } from 'kysely';
import type { Rows } from '../waiting.ts';

/** A statement as SQLite takes it. */
export interface SqliteQuery {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/**
 * Carries out statements as one transaction, of which nothing is left where one of them fails.
 *
 * @returns the rows of each
 * @throws what the first of them that fails throws
 */
export function carryOut(database: SqliteDatabase, statements: readonly SqliteQuery[]): readonly Rows[] {
  run(database, 'begin immediate');
  try {
    const answers = statements.map(({ sql, parameters }) => run(database, sql, parameters));
    run(database, 'commit');
    return answers;
  } catch (error) {
    rollBack(database);
    throw error;
  }
}

function run(database: SqliteDatabase, sql: string, parameters: readonly unknown[] = []): Rows {
  const statement = database.prepare(sql);
  if (statement.reader) return statement.all(parameters);
  statement.run(parameters);
  return [];
}

/** After some errors SQLite has rolled back by itself, and says so. */
function rollBack(database: SqliteDatabase): void {
  try {
    run(database, 'rollback');
  } catch {
    // The first error is the one to hear of.
  }
}
