import type { CompiledQuery, QueryExecutor } from 'kysely';
import type { ObserveQuery } from '../storage.ts';
import type { Rows } from '../waiting.ts';

/** Gives the rows of a query at once; null where it cannot. */
export type ReadAtOnce = (query: CompiledQuery) => Rows | null;

const readers = new WeakMap<QueryExecutor, ReadAtOnce>();

/**
 * Lets the reads of a store be carried out at once, within the call: SQLite answers what every request asks in some microseconds, and
 * waiting for the connection's turn through all layers around it takes several times that.
 *
 * @param observe told of every query that was answered
 */
export function letReadAtOnce(executor: QueryExecutor, read: ReadAtOnce, observe?: ObserveQuery): void {
  readers.set(executor, (query) => {
    const startedAt = performance.now();
    const rows = read(query);
    if (rows !== null)
      observe?.({ kind: 'SELECT', seconds: (performance.now() - startedAt) / 1_000, failed: false });
    return rows;
  });
}

/** @returns the rows of a query that only reads; null where it has to take its turn, as within a transaction */
export function readAtOnce(executor: QueryExecutor, query: CompiledQuery): Rows | null {
  if (query.query.kind !== 'SelectQueryNode') return null;
  return readers.get(executor)?.(query) ?? null;
}
