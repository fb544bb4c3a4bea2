import { type Plans, planOf } from '../../access/plans.ts';
import { addMilliseconds } from '../../storage/instant.ts';
import type { Database } from '../../storage/storage.ts';

const DAY_MS = 24 * 60 * 60_000;
const USERS_AT_ONCE = 500;
const ITEMS_AT_ONCE = 500;

/**
 * Removes from every history what was last changed longer ago than the plan of its user keeps it.
 *
 * @param instant that of now
 * @returns how many items it removed
 */
export async function forgetOldHistory(db: Database, plans: Plans, instant: number): Promise<number> {
  if (Object.values(plans).every(({ historyDays }) => (historyDays ?? null) === null)) return 0;
  let removed = 0;
  for (let last = ''; ; ) {
    const users = await db
      .selectFrom('users')
      .select(['id', 'tier'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(USERS_AT_ONCE)
      .execute();
    for (const { id, tier } of users) {
      const days = planOf(plans, tier).historyDays ?? null;
      if (days !== null) removed += await forgetBefore(db, id, addMilliseconds(instant, -days * DAY_MS));
    }
    if (users.length < USERS_AT_ONCE) return removed;
    last = users.at(-1)?.id ?? last;
  }
}

async function forgetBefore(db: Database, userId: string, limit: number): Promise<number> {
  for (let removed = 0; ; ) {
    const count = await forgetSome(db, userId, limit);
    removed += count;
    if (count < ITEMS_AT_ONCE) return removed;
  }
}

/** The row of the feed is locked first, as by whoever saves an item, so that neither waits for the other in a circle. */
async function forgetSome(db: Database, userId: string, limit: number): Promise<number> {
  const old = db
    .selectFrom('translations')
    .select('id')
    .where('userId', '=', userId)
    .where('createdAt', '<', limit)
    .where('updatedAt', '<', limit)
    .limit(ITEMS_AT_ONCE);
  // Most histories have nothing to forget, and are not locked for it.
  if ((await old.limit(1).executeTakeFirst()) === undefined) return 0;
  return db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('userFeeds')
      .set(({ ref }) => ({ lastEventAt: ref('lastEventAt') }))
      .where('userId', '=', userId)
      .execute();
    const gone = await transaction
      .deleteFrom('translations')
      .where('userId', '=', userId)
      .where('id', 'in', old)
      .where('updatedAt', '<', limit)
      .returning('id')
      .execute();
    await transaction
      .updateTable('userFeeds')
      .set(({ eb }) => ({ translationCount: eb('translationCount', '-', gone.length) }))
      .where('userId', '=', userId)
      .execute();
    return gone.length;
  });
}
