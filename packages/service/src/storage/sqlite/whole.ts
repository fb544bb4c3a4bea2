import { CompiledQuery, type DatabaseConnection, type SqliteDatabase } from 'kysely';
import { carryOut } from './carry-out.ts';

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
