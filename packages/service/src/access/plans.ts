import { type Feature, UNLIMITED } from '@faircopy/contract';

/** What a tier may do. Limits are a whole number, or null for unlimited. */
export interface Plan {
  readonly features: readonly Feature[];
  readonly managedTokensPerMonth: number | null;
  /** Live and test keys that are neither revoked nor expired. */
  readonly maxApiKeys: number | null;
  /** Days that an item of the history is kept after its last change. Null, or left out: for good. */
  readonly historyDays?: number | null;
}

/** Plans by name of their tier. */
export type Plans = Readonly<Record<string, Plan>>;

/** The plans of a service whose configuration names none. */
export const DEFAULT_PLANS = {
  free: { features: ['apiAccess'], managedTokensPerMonth: 50_000, maxApiKeys: 1 },
  pro: { features: ['apiAccess', 'iterativeRefinement'], managedTokensPerMonth: 1_000_000, maxApiKeys: 5 },
  team: {
    features: ['apiAccess', 'iterativeRefinement', 'customProvider'],
    managedTokensPerMonth: 5_000_000,
    maxApiKeys: 20,
  },
  enterprise: {
    features: ['apiAccess', 'iterativeRefinement', 'customProvider'],
    managedTokensPerMonth: null,
    maxApiKeys: null,
  },
} as const satisfies Plans;

/** The plan of a tier. A tier that is no longer configured gets the smallest plan rather than the largest. */
export function planOf(plans: Plans, tier: string): Plan {
  return plans[tier] ?? plans['free'] ?? DEFAULT_PLANS.free;
}

/** A limit as the wire carries it: one that is none as a number, so that a client that ignores the flag still works. */
export function reportedLimit(limit: number | null): number {
  return limit ?? UNLIMITED;
}
