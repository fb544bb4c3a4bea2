import { Kysely, sql } from 'kysely';
import { SharedFileSqliteDialect } from '../sqlite/dialect.ts';
import { StartError } from '../start-error.ts';
import type { Database } from '../storage.ts';
import type { Tables } from '../tables.ts';
import { sqliteFaults } from './sqlite-faults.ts';

/** A SQLite file that is no service's store. */
export interface SqliteCopy extends AsyncDisposable {
  readonly db: Database;
  /** @throws {StartError} when the file is damaged */
  check(): Promise<void>;
}

/** Opens a copy as it is. Disposing it leaves a single file behind, without the log beside it. */
export function openCopy(file: string): SqliteCopy {
  const db = new Kysely<Tables>({ dialect: new SharedFileSqliteDialect(file) });
  return {
    db,
    check: async () => {
      const faults = await sqliteFaults(db);
      if (faults.length > 0) throw new StartError(`${file} is damaged: ${faults.slice(0, 3).join('; ')}.`);
    },
    [Symbol.asyncDispose]: async () => {
      await sql`pragma journal_mode = delete`.execute(db);
      await db.destroy();
    },
  };
}
