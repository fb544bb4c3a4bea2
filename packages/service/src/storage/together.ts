import { CompiledQuery, PostgresAdapter } from 'kysely';
import type { Statement } from './statement.ts';
import type { Database } from './storage.ts';

const BEGIN = CompiledQuery.raw('begin');
const COMMIT = CompiledQuery.raw('commit');

/**
 * Carries out statements as one transaction: all of them, or none. None may need the answer of another. PostgreSQL is sent
 * them at once, from `begin` to `commit`, so that they take one round trip and hold their locks no longer than that.
 *
 * @returns the rows of each
 * @throws what the first of them that fails throws
 */
export async function together(
  db: Database,
  statements: readonly Statement[],
): Promise<readonly (readonly unknown[])[]> {
  const executor = db.getExecutor();
  if (!(executor.adapter instanceof PostgresAdapter)) {
    return db.transaction().execute(async (transaction) => {
      const answers: (readonly unknown[])[] = [];
      for (const one of statements) answers.push((await transaction.executeQuery(one(db))).rows);
      return answers;
    });
  }
  return executor.provideConnection(async (connection) => {
    const queries = [BEGIN, ...statements.map((one) => one(db)), COMMIT];
    // After one that fails the server refuses the rest, and makes a rollback of the commit.
    const ends = await Promise.allSettled(queries.map((query) => connection.executeQuery(query)));
    const answers = ends.map((end) => {
      if (end.status === 'rejected') throw end.reason;
      return end.value.rows;
    });
    return answers.slice(1, -1);
  });
}
