import { Fault } from '../errors.ts';
import { newId } from '../storage/ids.ts';
import { addMilliseconds, now } from '../storage/instant.ts';
import type { Database, DatabaseTransaction } from '../storage/storage.ts';
import { monthOf } from './month.ts';
import { type Plans, planOf } from './plans.ts';
import type { Principal } from './principal.ts';
import { addUsage, closeReservation, reclaimAbandoned, tryReserve } from './usage-ledger.ts';

/** Longer than any request runs. Past it a reservation belonged to a process that died, and is given back. */
const ABANDONED_AFTER_MS = 15 * 60_000;

/** Stores something as a part of a transaction. */
export type Save = (transaction: DatabaseTransaction) => Promise<void>;

/** Tokens held for a request that is under way. Exactly one of the two is called, once. */
interface Reservation {
  /**
   * Books what was spent, and the refinement if it was one, in place of what was held.
   *
   * @param save what is stored in the same transaction: both happen, or neither does
   */
  settle(tokens: number, refinements?: number, save?: Save): Promise<void>;
  /** Gives back what was held. */
  refund(): Promise<void>;
}

export interface Quota {
  /**
   * Holds tokens of the user's month. It succeeds as long as anything is left, so that the last request of a month may run
   * over by no more than itself.
   *
   * @throws {Fault} ERR_QUOTA_EXCEEDED
   */
  reserve(principal: Pick<Principal, 'userId' | 'tier'>, tokens: number): Promise<Reservation>;
  /** For work that costs no tokens, whatever is left of the month, and may yet be counted as a refinement. */
  reserveNothing(principal: Pick<Principal, 'userId'>): Promise<Reservation>;
}

/**
 * Counts managed tokens against the plans. The month of a request is that in which it began.
 *
 * @param clock microseconds since 1970, for tests
 */
export function createQuota(db: Database, plans: Plans, clock: () => number = now): Quota {
  return {
    reserveNothing: async ({ userId }) => unlimited(db, userId, monthOf(clock())),
    reserve: async ({ userId, tier }, tokens) => {
      const month = monthOf(clock());
      const limit = planOf(plans, tier).managedTokensPerMonth;
      if (limit === null) return unlimited(db, userId, month);
      const id = newId('res');
      const expiresAt = addMilliseconds(clock(), ABANDONED_AFTER_MS);
      const held = { id, userId, month, tokens, expiresAt };
      await db.transaction().execute(async (transaction) => {
        if (await tryReserve(transaction, held, limit)) return;
        const currentUsage = await reclaimAbandoned(transaction, userId, month, clock());
        if (currentUsage < limit && (await tryReserve(transaction, held, limit))) return;
        throw exceeded(tier, month, currentUsage, limit);
      });
      return {
        settle: (spent, refinements = 0, save = nothing) =>
          db.transaction().execute(async (transaction) => {
            await addUsage(transaction, userId, month, spent, refinements);
            await closeReservation(transaction, held);
            await save(transaction);
          }),
        refund: () => db.transaction().execute((transaction) => closeReservation(transaction, held)),
      };
    },
  };
}

const nothing: Save = async () => {};

/** What has no limit needs nothing held, only counted. */
function unlimited(db: Database, userId: string, month: string): Reservation {
  return {
    settle: (spent, refinements = 0, save = nothing) =>
      db.transaction().execute(async (transaction) => {
        await addUsage(transaction, userId, month, spent, refinements);
        await save(transaction);
      }),
    refund: async () => {},
  };
}

function exceeded(tier: string, month: string, currentUsage: number, limit: number): Fault {
  return new Fault(
    'ERR_QUOTA_EXCEEDED',
    `The plan ${tier} allows ${limit} managed tokens a month, and those of ${month} are used up.`,
    { quota: { quotaKey: 'managedTokens', currentUsage, limit } },
  );
}
