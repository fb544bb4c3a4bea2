import { sql } from 'kysely';
import { manyStatement } from '../storage/postgres/many.ts';
import { ask, statement } from '../storage/statement.ts';
import type { DatabaseTransaction } from '../storage/storage.ts';
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

/** What a month has come to. */
export interface Booked {
  readonly managedTokens: number;
}

/**
 * The row of `usage` is the lock of its month. Who ends a reservation takes that before the month; nobody else wants it but who has
 * the month and looks for abandoned ones, which leaves alone what others have, so that two never wait for each other in a circle.
 */

/** What PostgreSQL sums is `numeric`. */
const whole = (...sum: Parameters<typeof sql>) => sql<number>`cast(${sql(...sum)} as bigint)`;
const NOTHING = sql<number>`0`;

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
const lockMonth = statement((db, { userId, month }: Month) =>
  db
    .insertInto('usage')
    .values({ userId, month, managedTokens: 0, reservedTokens: 0, refinements: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'month'])
        .doUpdateSet(({ ref }) => ({ reservedTokens: ref('usage.reservedTokens') })),
    ),
);

/**
 * Holds tokens if what is spent and held so far is below the limit, and gives a row then. The month is looked at as it is once
 * its row is locked, however long others had that. Those of one month that ask together hold all they ask for or nothing: where they find room
 * one after the other, in some order, the last has room left.
 */
export const reserve = manyStatement<Held & { readonly limit: number }>(
  { id: 'text', userId: 'text', month: 'text', tokens: 'bigint', expiresAt: 'bigint', limit: 'bigint' },
  (db) =>
    db
      .with('wanted', (own) =>
        own
          .selectFrom('given')
          .select([
            'userId',
            'month',
            whole`sum(tokens)`.as('tokens'),
            whole`min("limit") - sum(tokens) + max(tokens)`.as('room'),
          ])
          .groupBy(['userId', 'month']),
      )
      .with('held', (own) =>
        own
          .insertInto('usage')
          .columns(['userId', 'month', 'managedTokens', 'reservedTokens', 'refinements'])
          .expression((of) =>
            of
              .selectFrom('wanted')
              .select(['userId', 'month', NOTHING.as('managedTokens'), 'tokens', NOTHING.as('refinements')])
              .where('room', '>', 0)
              .orderBy('userId')
              .orderBy('month'),
          )
          .onConflict((conflict) =>
            conflict
              .columns(['userId', 'month'])
              .doUpdateSet(({ eb, ref }) => ({
                reservedTokens: eb(ref('usage.reservedTokens'), '+', ref('excluded.reservedTokens')),
              }))
              .where(({ eb, ref }) =>
                eb(
                  eb(ref('usage.managedTokens'), '+', ref('usage.reservedTokens')),
                  '<',
                  sql<number>`(select room from wanted where "userId" = "usage"."userId" and month = "usage".month)`,
                ),
              ),
          )
          .returning(['userId', 'month']),
      )
      .insertInto('usageReservations')
      .columns(['id', 'userId', 'month', 'tokens', 'expiresAt'])
      .expression((of) =>
        of
          .selectFrom('given')
          .innerJoin('held', (join) =>
            join.onRef('held.userId', '=', 'given.userId').onRef('held.month', '=', 'given.month'),
          )
          .select(['given.id', 'given.userId', 'given.month', 'given.tokens', 'given.expiresAt']),
      )
      .returning('id'),
  { answeredBy: 'id' },
);

/** The id of what held nothing. */
export const NO_RESERVATION = '';

/**
 * Adds to what a user spent in a month, in place of what a reservation held. One that was taken for abandoned was given back
 * before: whoever deletes it gives it back, and a `delete` that has waited for another finds nothing.
 */
export const settle = manyStatement<Spent & Pick<Held, 'id'>>(
  { id: 'text', userId: 'text', month: 'text', tokens: 'bigint', refinements: 'bigint' },
  (db) =>
    db
      .with('ended', (own) =>
        own
          .deleteFrom('usageReservations')
          .where(sql<boolean>`id = any(array(select id from given))`)
          .returning(['userId', 'month', 'tokens']),
      )
      .with('changes', (own) =>
        own
          .selectFrom('given')
          .select(['userId', 'month', 'tokens', NOTHING.as('freed'), 'refinements'])
          .unionAll(
            own
              .selectFrom('ended')
              .select([
                'userId',
                'month',
                NOTHING.as('tokens'),
                'tokens as freed',
                NOTHING.as('refinements'),
              ]),
          ),
      )
      .insertInto('usage')
      .columns(['userId', 'month', 'managedTokens', 'reservedTokens', 'refinements'])
      .expression((of) =>
        of
          .selectFrom('changes')
          .select([
            'userId',
            'month',
            whole`sum(tokens)`.as('managedTokens'),
            whole`-sum(freed)`.as('reservedTokens'),
            whole`sum(refinements)`.as('refinements'),
          ])
          .groupBy(['userId', 'month'])
          .orderBy('userId')
          .orderBy('month'),
      )
      .onConflict((conflict) =>
        conflict.columns(['userId', 'month']).doUpdateSet(({ eb, ref }) => ({
          managedTokens: eb(ref('usage.managedTokens'), '+', ref('excluded.managedTokens')),
          reservedTokens: eb(ref('usage.reservedTokens'), '+', ref('excluded.reservedTokens')),
          refinements: eb(ref('usage.refinements'), '+', ref('excluded.refinements')),
        })),
      ),
);

/** Gives back what a reservation held, unless it was taken for abandoned and given back before. */
export const refund = statement((db, { id, userId, month }: Pick<Held, 'id' | 'userId' | 'month'>) =>
  db
    .with('ended', (own) => own.deleteFrom('usageReservations').where('id', '=', id).returning('tokens'))
    .updateTable('usage')
    .from('ended')
    .set(({ eb, ref }) => ({ reservedTokens: eb(ref('usage.reservedTokens'), '-', ref('ended.tokens')) }))
    .where('userId', '=', userId)
    .where('month', '=', month),
);

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
  await ask(transaction, lockMonth({ userId, month }));
  const abandoned = await transaction
    .deleteFrom('usageReservations')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('usageReservations')
        .select('id')
        .where('userId', '=', userId)
        .where('month', '=', month)
        .where('expiresAt', '<=', instant)
        .forUpdate()
        .skipLocked(),
    )
    .returning('tokens')
    .execute();
  const freed = abandoned.reduce((sum, reservation) => sum + reservation.tokens, 0);
  const row = await transaction
    .updateTable('usage')
    .set(({ eb }) => ({ reservedTokens: eb('reservedTokens', '-', freed) }))
    .where('userId', '=', userId)
    .where('month', '=', month)
    .returning(['managedTokens', 'reservedTokens'])
    .executeTakeFirstOrThrow();
  return row.managedTokens + row.reservedTokens;
}
