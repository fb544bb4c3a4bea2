import { Fault } from '../errors.ts';
import { newId } from '../storage/ids.ts';
import { addMilliseconds, now } from '../storage/instant.ts';
import { ask, type Statement } from '../storage/statement.ts';
import type { Database } from '../storage/storage.ts';
import { together } from '../storage/together.ts';
import { monthOf } from './month.ts';
import { type Plans, planOf } from './plans.ts';
import type { Principal } from './principal.ts';
import { addUsage, closing, type Held, lockMonth, reclaimAbandoned, reserving } from './usage-ledger.ts';

/** Longer than any request runs. Past it a reservation belonged to a process that died, and is given back. */
const ABANDONED_AFTER_MS = 15 * 60_000;

/** Tokens held for a request that is under way. Exactly one of the two is called, once. */
interface Reservation {
  /**
   * Books what was spent, and the refinement if it was one, in place of what was held.
   *
   * @param saving what is stored in the same transaction: both happen, or neither does
   */
  settle(tokens: number, refinements?: number, saving?: readonly Statement[]): Promise<void>;
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
  /** Once more, after what processes that died had held was given back. */
  const reserveAnew = (held: Held, limit: number, tier: string) =>
    db.transaction().execute(async (transaction) => {
      const { userId, month } = held;
      const currentUsage = await reclaimAbandoned(transaction, userId, month, clock());
      if (currentUsage >= limit) throw exceeded(tier, month, currentUsage, limit);
      for (const one of reserving(held, limit)) await ask(transaction, one);
    });
  return {
    reserveNothing: async ({ userId }) => unlimited(db, userId, monthOf(clock())),
    reserve: async ({ userId, tier }, tokens) => {
      const month = monthOf(clock());
      const limit = planOf(plans, tier).managedTokensPerMonth;
      if (limit === null) return unlimited(db, userId, month);
      const id = newId('res');
      const expiresAt = addMilliseconds(clock(), ABANDONED_AFTER_MS);
      const held = { id, userId, month, tokens, expiresAt };
      // Nothing is spent yet: what a loss of power takes back was held for a request that it ended as well.
      const [, made] = await together(db, reserving(held, limit), { fleeting: true, lock: userId });
      if (made?.length === 0) await reserveAnew(held, limit, tier);
      return {
        settle: async (spent, refinements = 0, saving = []) => {
          const booking = addUsage({ userId, month, tokens: spent, refinements });
          await together(db, [booking, ...closing(held), ...saving], { lock: userId });
        },
        refund: async () =>
          void (await together(db, [lockMonth({ userId, month }), ...closing(held)], {
            fleeting: true,
            lock: userId,
          })),
      };
    },
  };
}

/** What has no limit needs nothing held, only counted. */
function unlimited(db: Database, userId: string, month: string): Reservation {
  return {
    settle: async (spent, refinements = 0, saving = []) =>
      void (await together(db, [addUsage({ userId, month, tokens: spent, refinements }), ...saving], {
        lock: userId,
      })),
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
