import type { Insertable } from 'kysely';
import type { Database, DatabaseTransaction } from '../storage/storage.ts';
import type { Tables } from '../storage/tables.ts';

type Held = Insertable<Tables['usageReservations']>;

/**
 * Every change of a month takes its row of `usage` first and a reservation second. The row is thereby the lock of the month,
 * and two changes never wait for each other in a circle.
 */

/** Adds to what a user spent in a month. */
export async function addUsage(
  db: Database,
  userId: string,
  month: string,
  tokens: number,
  refinements: number,
): Promise<void> {
  await db
    .insertInto('usage')
    .values({ userId, month, managedTokens: tokens, reservedTokens: 0, refinements })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'month']).doUpdateSet(({ eb, ref }) => ({
        managedTokens: eb(ref('usage.managedTokens'), '+', ref('excluded.managedTokens')),
        refinements: eb(ref('usage.refinements'), '+', ref('excluded.refinements')),
      })),
    )
    .execute();
}

/** Holds tokens if what is spent and held so far is below the limit. */
export async function tryReserve(
  transaction: DatabaseTransaction,
  held: Held,
  limit: number,
): Promise<boolean> {
  const { userId, month, tokens } = held;
  await transaction
    .insertInto('usage')
    .values({ userId, month, managedTokens: 0, reservedTokens: 0, refinements: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const room = await transaction
    .updateTable('usage')
    .set(({ eb }) => ({ reservedTokens: eb('reservedTokens', '+', tokens) }))
    .where('userId', '=', userId)
    .where('month', '=', month)
    .where(({ eb }) => eb(eb('managedTokens', '+', eb.ref('reservedTokens')), '<', limit))
    .returning('reservedTokens')
    .executeTakeFirst();
  if (room === undefined) return false;
  await transaction.insertInto('usageReservations').values(held).execute();
  return true;
}

/** Gives back what a reservation held, unless it was taken for abandoned and given back before. */
export async function closeReservation(transaction: DatabaseTransaction, held: Held): Promise<void> {
  await releaseTokens(transaction, held.userId, held.month, 0);
  const closed = await transaction
    .deleteFrom('usageReservations')
    .where('id', '=', held.id)
    .returning('tokens')
    .executeTakeFirst();
  if (closed !== undefined) await releaseTokens(transaction, held.userId, held.month, closed.tokens);
}

/**
 * Gives back what processes that died had held.
 *
 * @returns what is spent and held after that
 */
export async function reclaimAbandoned(
  transaction: DatabaseTransaction,
  userId: string,
  month: string,
  instant: number,
): Promise<number> {
  await releaseTokens(transaction, userId, month, 0);
  const abandoned = await transaction
    .deleteFrom('usageReservations')
    .where('userId', '=', userId)
    .where('month', '=', month)
    .where('expiresAt', '<=', instant)
    .returning('tokens')
    .execute();
  return releaseTokens(
    transaction,
    userId,
    month,
    abandoned.reduce((sum, reservation) => sum + reservation.tokens, 0),
  );
}

/** Takes tokens, or none, from what is held, and locks the month until the transaction ends. */
async function releaseTokens(
  transaction: DatabaseTransaction,
  userId: string,
  month: string,
  tokens: number,
): Promise<number> {
  const row = await transaction
    .updateTable('usage')
    .set(({ eb }) => ({ reservedTokens: eb('reservedTokens', '-', tokens) }))
    .where('userId', '=', userId)
    .where('month', '=', month)
    .returning(['managedTokens', 'reservedTokens'])
    .executeTakeFirstOrThrow();
  return row.managedTokens + row.reservedTokens;
}
