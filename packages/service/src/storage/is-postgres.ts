import { PostgresAdapter } from 'kysely';
import type { Database } from './storage.ts';

/** Whether a query put to `db` goes to PostgreSQL, which can do in one statement what takes SQLite several. */
export function isPostgres(db: Database): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
