import type { CompiledQuery } from 'kysely';
import type { Rows } from '../waiting.ts';

/** What was read in this turn of the process, until it next looks for input. */
export interface TurnMemory {
  find(query: CompiledQuery): Rows | undefined;
  keep(query: CompiledQuery, rows: Rows): void;
  forget(): void;
}

/**
 * Requests that come together mostly have the same key, and nobody can have been told of a change between two reads of one turn. Read once, since
 * after each commit of another connection SQLite reads all its pages anew.
 */
export function createTurnMemory(): TurnMemory {
  const rowsOf = new Map<string, Map<string, Rows>>();
  const forget = () => rowsOf.clear();
  return {
    find: ({ sql, parameters }) => rowsOf.get(sql)?.get(JSON.stringify(parameters)),
    keep: ({ sql, parameters }, rows) => {
      if (rowsOf.size === 0) setImmediate(forget);
      const rowsOfSql = rowsOf.get(sql) ?? new Map<string, Rows>();
      rowsOf.set(sql, rowsOfSql.set(JSON.stringify(parameters), rows));
    },
    forget,
  };
}
