import Type, { type Static } from 'typebox';
import { Feature } from '../enumerations.ts';
import { resourceId } from '../identifiers.ts';
import { UNLIMITED } from '../limits.ts';
import type { Revision } from '../revision.ts';

const figure = (description: string) => Type.Integer({ minimum: 0, description });

/** What a plan allows, under the names of the live revision. */
export function planLimits(revision: Revision) {
  const { managedTokens, apiKeys } = revision.limitNames;
  const descriptions = {
    [managedTokens]: figure('Managed tokens a month.'),
    [apiKeys]: figure('Live and test keys at a time.'),
  };
  return Type.Unsafe<Record<string, number>>(
    Type.Object(descriptions, {
      title: 'PlanLimits',
      description: `What the plan allows. ${UNLIMITED} stands for no limit.`,
      additionalProperties: Type.Integer(),
      examples: [{ [managedTokens]: 1_000_000, [apiKeys]: 5 }],
    }),
  );
}
export type PlanLimits = Static<ReturnType<typeof planLimits>>;

/** Quotas of the plan, with flags for those that have no limit. */
export const Quotas = Type.Object(
  {
    managedTokens: figure('Managed tokens a month.'),
    apiKeys: figure('Live and test keys at a time.'),
    managedTokensUnlimited: Type.Boolean({ description: 'Managed tokens are not counted against a limit.' }),
    apiKeysUnlimited: Type.Boolean({ description: 'Keys are not counted against a limit.' }),
  },
  {
    title: 'Quotas',
    description: `Quotas of the plan. ${UNLIMITED} stands for no limit.`,
    examples: [
      { managedTokens: 1_000_000, apiKeys: 5, managedTokensUnlimited: false, apiKeysUnlimited: false },
      {
        managedTokens: UNLIMITED,
        apiKeys: UNLIMITED,
        managedTokensUnlimited: true,
        apiKeysUnlimited: true,
      },
    ],
  },
);
export type Quotas = Static<typeof Quotas>;

/** What the caller used in the current period. */
export const Usage = Type.Object(
  {
    refinementCount: figure('Refinements of the period.'),
    currentPeriod: Type.String({
      description: 'The period: a month in UTC.',
      pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$',
      examples: ['2026-03'],
    }),
  },
  {
    title: 'Usage',
    description: 'What the caller used in the current period.',
    examples: [{ refinementCount: 7, currentPeriod: '2026-03' }],
  },
);
export type Usage = Static<typeof Usage>;

/** Payload of GET /api/v1/me. */
export function identity(revision: Revision) {
  const { managedTokens, apiKeys } = revision.limitNames;
  return Type.Object(
    {
      userId: resourceId('user', 'The caller.'),
      tier: Type.String({ description: 'Name of the plan.', examples: ['pro'] }),
      features: Type.Array(Feature, { description: 'What the plan unlocks.' }),
      limits: planLimits(revision),
      usage: Usage,
      quotas: Quotas,
    },
    {
      title: 'Identity',
      description: 'Who the caller is, and what the plan allows.',
      examples: [
        {
          userId: 'usr_7pQ2vX9cR4tB6nM1sK3w',
          tier: 'pro',
          features: ['apiAccess', 'iterativeRefinement'],
          limits: { [managedTokens]: 1_000_000, [apiKeys]: 5 },
          usage: { refinementCount: 7, currentPeriod: '2026-03' },
          quotas: {
            managedTokens: 1_000_000,
            apiKeys: 5,
            managedTokensUnlimited: false,
            apiKeysUnlimited: false,
          },
        },
      ],
    },
  );
}
export type Identity = Static<ReturnType<typeof identity>>;
