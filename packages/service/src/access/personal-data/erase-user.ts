import { sql } from 'kysely';
import { Fault } from '../../errors.ts';
import type { Database } from '../../storage/storage.ts';
import { isOwner } from '../owner.ts';
import { requireUser } from './export-user.ts';

/** So many rows at a time, so that no statement runs into its time limit, nor holds up others for long. */
const AT_ONCE = 2_000;

/** What grows with use; the rest goes with the user in one step. */
const LARGE = [
  { table: 'translations', row: 'id' },
  { table: 'events', row: 'occurredAt' },
  { table: 'notes', row: 'id' },
] as const;

/**
 * Forgets a user, with all that is theirs. Their credentials go first, so that nothing is added meanwhile; begun again after a
 * failure, it goes on where it stopped.
 *
 * @throws {Fault} ERR_NOT_FOUND, or ERR_CONFLICT for the owner, without whom the service cannot be
 */
export async function eraseUser(db: Database, userId: string): Promise<void> {
  await requireUser(db, userId);
  if (await isOwner(db, userId)) {
    throw new Fault('ERR_CONFLICT', `${userId} owns this service and cannot be erased.`);
  }
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('apiKeys').where('userId', '=', userId).execute();
    await transaction.deleteFrom('desktopTokens').where('userId', '=', userId).execute();
    await transaction.deleteFrom('issuerRecords').where('accountId', '=', userId).execute();
    await transaction.deleteFrom('accounts').where('userId', '=', userId).execute();
  });
  for (const { table, row } of LARGE) {
    for (;;) {
      const { rows } = await sql`
        delete from ${sql.table(table)} where "userId" = ${userId} and ${sql.ref(row)} in (
          select ${sql.ref(row)} from ${sql.table(table)} where "userId" = ${userId} limit ${sql.lit(AT_ONCE)}
        ) returning 1`.execute(db);
      if (rows.length < AT_ONCE) break;
    }
  }
  await db.deleteFrom('users').where('id', '=', userId).execute();
}
