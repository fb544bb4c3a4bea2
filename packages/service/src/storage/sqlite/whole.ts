import { CompiledQuery, type DatabaseConnection, type SqliteDatabase } from 'kysely';

type Rows = readonly unknown[];

const statementsOf = new WeakMap<CompiledQuery, readonly CompiledQuery[]>();

/**
 * A transaction as one query, for a connection that `takeWhole` has prepared: its rows are those of each statement. The layers around a
 * connection then see one query in place of a dozen, each of which costs more in them than SQLite takes for it.
 */
export function wholeOf(statements: readonly CompiledQuery[]): CompiledQuery {
  const query = CompiledQuery.raw('whole transaction');
  statementsOf.set(query, statements);
  return query;
}

export function isWhole(query: CompiledQuery): boolean {
  return statementsOf.has(query);
}

/** Makes a connection carry out whole transactions, of which nothing is left where one of their statements fails. */
export function takeWhole(connection: DatabaseConnection, database: SqliteDatabase): void {
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async <Row>(query: CompiledQuery, options: Parameters<typeof execute>[1]) => {
    const statements = statementsOf.get(query);
    if (statements === undefined) return execute<Row>(query, options);
    return { rows: carryOut(database, statements) as Row[] };
  };
}

function carryOut(database: SqliteDatabase, statements: readonly CompiledQuery[]): unknown[] {
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
