import { newId } from '../storage/ids.ts';
import { addMilliseconds } from '../storage/instant.ts';
import { ask } from '../storage/statement.ts';
import type { Database } from '../storage/storage.ts';
import { together } from '../storage/together.ts';
import type { Holdings, Reservation } from './reservation.ts';
import { addUsage, closing, type Held, lockMonth, reclaimAbandoned, reserving } from './usage-ledger.ts';

/** Longer than any request runs. Past it a reservation belonged to a process that died, and is given back. */
const ABANDONED_AFTER_MS = 15 * 60_000;

/**
 * Holds tokens in the store, for all processes that serve it.
 *
 * @param clock microseconds since 1970
 */
export function heldInStore(db: Database, clock: () => number): Holdings {
  /** Once more, after what processes that died had held was given back. */
  const holdAnew = (held: Held, limit: number): Promise<number | null> =>
    db.transaction().execute(async (transaction) => {
      const currentUsage = await reclaimAbandoned(transaction, held.userId, held.month, clock());
      if (currentUsage >= limit) return currentUsage;
      for (const one of reserving(held, limit)) await ask(transaction, one);
      return null;
    });
  return {
    hold: async (month, tokens, limit) => {
      const expiresAt = addMilliseconds(clock(), ABANDONED_AFTER_MS);
      const held = { ...month, id: newId('res'), tokens, expiresAt };
      // Nothing is spent yet: what a loss of power takes back was held for a request that it ended as well.
      const [, made] = await together(db, reserving(held, limit), { fleeting: true, lock: month.userId });
      const currentUsage = made?.length === 0 ? await holdAnew(held, limit) : null;
      return currentUsage ?? reservationOf(db, held);
    },
    holdNothing: ({ userId, month }) => ({
      settle: async (spent, refinements = 0, saving = []) => {
        const booking = addUsage({ userId, month, tokens: spent, refinements });
        await together(db, [booking, ...saving], { lock: userId });
      },
      refund: async () => {},
    }),
    held: () => null,
  };
}

function reservationOf(db: Database, held: Held): Reservation {
  const { userId, month } = held;
  return {
    settle: async (spent, refinements = 0, saving = []) => {
      const booking = addUsage({ userId, month, tokens: spent, refinements });
      await together(db, [booking, ...closing(held), ...saving], { lock: userId });
    },
    refund: async () => {
      const giving = [lockMonth({ userId, month }), ...closing(held)];
      await together(db, giving, { fleeting: true, lock: userId });
    },
  };
}
