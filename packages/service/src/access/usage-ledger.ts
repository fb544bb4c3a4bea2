import { sql } from 'kysely';
import { type Statement, statement } from '../storage/statement.ts';
import type { Database, DatabaseTransaction } from '../storage/storage.ts';
import type { Month } from './reservation.ts';

/** Tokens held for a request. */
export interface Held {
  readonly id: string;
  readonly userId: string;
  readonly month: string;
  readonly tokens: number;
  /** Microseconds since 1970, past which it is taken for abandoned. */
  readonly expiresAt: number;
}

type Reserved = Pick<Held, 'id' | 'userId' | 'month'>;

/** What a month has come to. */
export interface Booked {
  readonly managedTokens: number;
}

/**
 * Every change of a month takes its row of `usage` first and a reservation second. The row is thereby the lock of the month,
 * and two changes never wait for each other in a circle.
 */

interface Spent extends Month {
  readonly tokens: number;
  readonly refinements: number;
}

/** What a user has spent in a month; no row where that is nothing yet. */
export const spentIn = statement((db, { userId, month }: Month) =>
  db.selectFrom('usage').select('managedTokens').where('userId', '=', userId).where('month', '=', month),
);

/** Adds to what a user spent in a month, and gives what that comes to. */
export const addUsage = statement((db, { userId, month, tokens, refinements }: Spent) =>
  db
    .insertInto('usage')
    .values({ userId, month, managedTokens: tokens, reservedTokens: 0, refinements })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'month']).doUpdateSet(({ eb, ref }) => ({
        managedTokens: eb(ref('usage.managedTokens'), '+', ref('excluded.managedTokens')),
        refinements: eb(ref('usage.refinements'), '+', ref('excluded.refinements')),
      })),
    )
    .returning('managedTokens'),
);

/** Makes the row of a month, or keeps it as it is, and locks it until the transaction ends. */
export const lockMonth = statement((db, { userId, month }: Month) =>
  db
    .insertInto('usage')
    .values({ userId, month, managedTokens: 0, reservedTokens: 0, refinements: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'month'])
        .doUpdateSet(({ ref }) => ({ reservedTokens: ref('usage.reservedTokens') })),
    ),
);

/** Holds tokens if what is spent and held so far is below the limit; the second statement gives a row then. */
export function reserving(held: Held, limit: number): readonly Statement[] {
  const { id, userId, month } = held;
  return [
    lockMonth({ userId, month }),
    makeReservation({ ...held, limit }),
    holdTokens({ id, userId, month }),
  ];
}

/** The values of a `select` have the types that they are cast to, whatever column they go into. */
const makeReservation = statement(
  (db, { id, userId, month, tokens, expiresAt, limit }: Held & { readonly limit: number }) =>
    db
      .insertInto('usageReservations')
      .columns(['id', 'userId', 'month', 'tokens', 'expiresAt'])
      .expression(
        db
          .selectFrom('usage')
          .select([
            sql<string>`cast(${id} as text)`.as('id'),
            'usage.userId',
            'usage.month',
            sql<number>`cast(${tokens} as bigint)`.as('tokens'),
            sql<number>`cast(${expiresAt} as bigint)`.as('expiresAt'),
          ])
          .where('usage.userId', '=', userId)
          .where('usage.month', '=', month)
          .where(({ eb }) => eb(eb('managedTokens', '+', eb.ref('reservedTokens')), '<', limit)),
      )
      .returning('id'),
);

const holdTokens = statement((db, { id, userId, month }: Reserved) =>
  db
    .updateTable('usage')
    .set(({ eb }) => ({ reservedTokens: eb('reservedTokens', '+', heldTokens(db, id)) }))
    .where('userId', '=', userId)
    .where('month', '=', month),
);

/**
 * Gives back what a reservation held, unless it was taken for abandoned and given back before. For a transaction that has
 * locked the month.
 */
export function closing({ id, userId, month }: Held): readonly Statement[] {
  return [releaseHeld({ id, userId, month }), deleteReservation({ id })];
}

const releaseHeld = statement((db, { id, userId, month }: Reserved) =>
  db
    .updateTable('usage')
    .set(({ eb }) => ({ reservedTokens: eb('reservedTokens', '-', heldTokens(db, id)) }))
    .where('userId', '=', userId)
    .where('month', '=', month),
);

const deleteReservation = statement((db, { id }: Pick<Reserved, 'id'>) =>
  db.deleteFrom('usageReservations').where('id', '=', id),
);

/** What a reservation holds; 0 where there is none. */
function heldTokens(db: Database, id: string) {
  return sql<number>`coalesce(${db.selectFrom('usageReservations').select('tokens').where('id', '=', id)}, 0)`;
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
