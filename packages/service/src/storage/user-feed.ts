import { now } from './instant.ts';
import type { DatabaseTransaction } from './storage.ts';

/**
 * The instant of a user's next event: the clock's, or one microsecond after the last event where the clock has not moved on
 * (two events in one millisecond, a clock set back, another instance whose clock runs ahead).
 *
 * The row stays locked until the transaction ends, so instants increase in commit order: whoever has read up to one of them
 * will never miss an earlier one that was still on its way. Call it late, since other writers of the same user wait for it.
 *
 * @param clock microseconds since 1970, for tests
 */
export async function nextEventInstant(
  transaction: DatabaseTransaction,
  userId: string,
  clock: () => number = now,
): Promise<number> {
  const row = await transaction
    .insertInto('userFeeds')
    .values({ userId, lastEventAt: clock(), translationCount: 0 })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet(({ ref, eb }) => ({
        lastEventAt: eb
          .case()
          .when(ref('userFeeds.lastEventAt'), '>=', ref('excluded.lastEventAt'))
          .then(eb(ref('userFeeds.lastEventAt'), '+', 1))
          .else(ref('excluded.lastEventAt'))
          .end(),
      })),
    )
    .returning('lastEventAt')
    .executeTakeFirstOrThrow();
  return row.lastEventAt;
}

/** Counts one item more in the user's history, so that a page can give the total without counting rows. */
export async function countTranslation(transaction: DatabaseTransaction, userId: string): Promise<void> {
  await transaction
    .updateTable('userFeeds')
    .set(({ eb }) => ({ translationCount: eb('translationCount', '+', 1) }))
    .where('userId', '=', userId)
    .execute();
}
