import { Fault } from '../errors.ts';
import { now } from '../storage/instant.ts';
import type { OpenStore } from '../storage/storage.ts';
import { heldInMemory } from './held-in-memory.ts';
import { heldInStore } from './held-in-store.ts';
import { monthOf } from './month.ts';
import { type Plans, planOf } from './plans.ts';
import type { Principal } from './principal.ts';
import type { Reservation } from './reservation.ts';

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
  /** Tokens that are held at the moment; null where several processes hold them. */
  held(): number | null;
}

/**
 * Counts managed tokens against the plans. The month of a request is that in which it began.
 *
 * @param clock microseconds since 1970, for tests
 */
export function createQuota(
  { db, isAlone }: Pick<OpenStore, 'db' | 'isAlone'>,
  plans: Plans,
  clock: () => number = now,
): Quota {
  const holdings = isAlone ? heldInMemory(db) : heldInStore(db, clock);
  return {
    held: holdings.held,
    reserveNothing: async ({ userId }) => holdings.holdNothing({ userId, month: monthOf(clock()) }),
    reserve: async ({ userId, tier }, tokens) => {
      const month = monthOf(clock());
      const limit = planOf(plans, tier).managedTokensPerMonth;
      if (limit === null) return holdings.holdNothing({ userId, month });
      const held = await holdings.hold({ userId, month }, tokens, limit);
      if (typeof held === 'number') throw exceeded(tier, month, held, limit);
      return held;
    },
  };
}

function exceeded(tier: string, month: string, currentUsage: number, limit: number): Fault {
  return new Fault(
    'ERR_QUOTA_EXCEEDED',
    `The plan ${tier} allows ${limit} managed tokens a month, and those of ${month} are used up, or held by requests under way.`,
    { quota: { quotaKey: 'managedTokens', currentUsage, limit } },
  );
}
