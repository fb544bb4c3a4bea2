import { sql } from 'kysely';
import type { Database } from './storage.ts';

/**
 * Asks the store for the least it can answer.
 *
 * @throws {Fault} ERR_UNAVAILABLE when it is out of reach
 */
export async function checkStore(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
