import { newId } from '../storage/ids.ts';
import { addMilliseconds } from '../storage/instant.ts';
import { ask } from '../storage/statement.ts';
import type { Database } from '../storage/storage.ts';
import { together } from '../storage/together.ts';
import type { Holdings, Reservation } from './reservation.ts';
import { type Held, NO_RESERVATION, reclaimAbandoned, refund, reserve, settle } from './usage-ledger.ts';

/** Longer than any request runs. Past it a reservation belonged to a process that died, and is given back. */
const ABANDONED_AFTER_MS = 15 * 60_000;

/**
 * Holds tokens in the store, for all processes that serve it. Only PostgreSQL has several: the statements are in its SQL.
 *
 * @param clock microseconds since 1970
 */
export function heldInStore(db: Database, clock: () => number): Holdings {
  /** Once more, after what processes that died had held was given back. */
  const holdAnew = (held: Held, limit: number): Promise<number | null> =>
    db.transaction().execute(async (transaction) => {
      const currentUsage = await reclaimAbandoned(transaction, held.userId, held.month, clock());
      if (currentUsage >= limit) return currentUsage;
      await ask(transaction, reserve({ ...held, limit }));
      return null;
    });
  return {
    hold: async (month, tokens, limit) => {
      const expiresAt = addMilliseconds(clock(), ABANDONED_AFTER_MS);
      const held = { ...month, id: newId('res'), tokens, expiresAt };
      // Nothing is spent yet: what a loss of power takes back was held for a request that it ended as well.
      const [made] = await together(db, [reserve({ ...held, limit })], {
        fleeting: true,
        lock: month.userId,
      });
      const currentUsage = made?.length === 0 ? await holdAnew(held, limit) : null;
      return currentUsage ?? reservationOf(db, held);
    },
    holdNothing: (month) => ({
      ...reservationOf(db, { ...month, id: NO_RESERVATION }),
      refund: async () => {},
    }),
    held: () => null,
  };
}

function reservationOf(
  db: Database,
  { id, userId, month }: Pick<Held, 'id' | 'userId' | 'month'>,
): Reservation {
  return {
    settle: async (tokens, refinements = 0, saving = []) => {
      const ending = settle({ id, userId, month, tokens, refinements });
      await together(db, [ending, ...saving], { lock: userId });
    },
    refund: async () => {
      await together(db, [refund({ id, userId, month })], { fleeting: true, lock: userId });
    },
  };
}
