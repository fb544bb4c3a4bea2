import { newId } from '../storage/ids.ts';
import type { Database, DatabaseTransaction } from '../storage/storage.ts';
import { addLocalUser } from './users.ts';

const OWNER = 'owner';

/**
 * The account of whoever runs the service, made when there is none. Of two processes that ask at once, one makes it and the
 * other waits and gets the same.
 */
export async function ensureOwner(
  transaction: DatabaseTransaction,
  tier: string,
): Promise<{ readonly userId: string; readonly isNew: boolean }> {
  const userId = newId('usr');
  const claimed = await transaction
    .insertInto('serviceState')
    .values({ name: OWNER, value: userId })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('value')
    .executeTakeFirst();
  if (claimed === undefined) {
    const { value } = await transaction
      .selectFrom('serviceState')
      .select('value')
      .where('name', '=', OWNER)
      .executeTakeFirstOrThrow();
    return { userId: value, isNew: false };
  }
  await addLocalUser(transaction, { id: userId, tier });
  return { userId, isNew: true };
}

/** Whether a user is the one `ensureOwner` made. */
export async function isOwner(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('serviceState')
    .select('value')
    .where('name', '=', OWNER)
    .where('value', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}
