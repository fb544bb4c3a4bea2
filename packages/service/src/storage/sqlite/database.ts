import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** For the opening, which may meet another process that turns the log on. */
const OPENING_TIMEOUT_MS = 5_000;

/** Pages of the log, 16 MiB, after which it is copied into the database: the rarer, the fewer pages are written twice. */
const LOG_PAGES = 4_000;

/** Prepared statements kept for reuse; the service has fewer distinct queries than this. */
const KEPT_STATEMENTS = 256;

/**
 * Opens a SQLite file through Node's own driver, in the shape Kysely's SQLite dialect works with.
 *
 * With a write-ahead log and `synchronous=NORMAL` a committed transaction survives a crash of the process, and never half of it one
 * of the machine. That it survives the latter whole is the work of whoever commits, see `log-sync.ts`.
 *
 * @param patienceMs how long a statement waits, inside its call, for others who hold the file. Default 0: waiting is `patience.ts`'s
 */
export function openSqliteDatabase(file: string, patienceMs = 0): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: OPENING_TIMEOUT_MS, enableForeignKeyConstraints: true });
  try {
    database.exec(
      `pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = ${patienceMs}; ` +
        // What a statement keeps to undo itself is in memory either way: so in pieces of one kB in place of one of 64.
        `pragma temp_store = memory; pragma wal_autocheckpoint = ${LOG_PAGES}`,
    );
  } catch (error) {
    database.close();
    throw error;
  }
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => {
      if (database.isOpen) database.close();
    },
    prepare: (sql) => {
      const known = kept.get(sql);
      if (known !== undefined) return known;
      if (kept.size >= KEPT_STATEMENTS) kept.clear();
      const statement = prepare(database, sql);
      kept.set(sql, statement);
      return statement;
    },
  };
}

function prepare(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bindable(parameters)),
    run: (parameters) => statement.run(...bindable(parameters)),
    // A kept statement must not be stepped by two readers at once, so each stream has its own.
    iterate: (parameters) => database.prepare(sql).iterate(...bindable(parameters)),
  };
}

/** Kysely's type of parameters is open; SQLite refuses, with an error that names it, what it cannot bind. */
function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters as SQLInputValue[];
}
