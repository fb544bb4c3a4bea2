import type { Identity, Revision } from '@faircopy/contract';
import { now } from '../storage/instant.ts';
import type { Database } from '../storage/storage.ts';
import { monthOf } from './month.ts';
import { type Plan, type Plans, planOf, reportedLimit } from './plans.ts';
import type { Principal } from './principal.ts';

export interface IdentityParts {
  readonly db: Database;
  readonly plans: Plans;
  readonly revision: Revision;
}

/** Somebody's plan, and what they used of it this month. */
export async function identityOf(
  parts: IdentityParts,
  principal: Pick<Principal, 'userId' | 'tier'>,
  clock: () => number = now,
): Promise<Identity> {
  const { userId, tier } = principal;
  const plan = planOf(parts.plans, tier);
  const currentPeriod = monthOf(clock());
  const usage = await parts.db
    .selectFrom('usage')
    .select('refinements')
    .where('userId', '=', userId)
    .where('month', '=', currentPeriod)
    .executeTakeFirst();
  return {
    userId,
    tier,
    features: [...plan.features],
    limits: limitsOf(plan, parts.revision),
    usage: { refinementCount: usage?.refinements ?? 0, currentPeriod },
    quotas: {
      managedTokens: reportedLimit(plan.managedTokensPerMonth),
      apiKeys: reportedLimit(plan.maxApiKeys),
      managedTokensUnlimited: plan.managedTokensPerMonth === null,
      apiKeysUnlimited: plan.maxApiKeys === null,
    },
  };
}

/** What a plan allows, under the names the live revision gives it. */
function limitsOf(plan: Plan, revision: Pick<Revision, 'limitNames'>): Record<string, number> {
  return {
    [revision.limitNames.managedTokens]: reportedLimit(plan.managedTokensPerMonth),
    [revision.limitNames.apiKeys]: reportedLimit(plan.maxApiKeys),
  };
}
