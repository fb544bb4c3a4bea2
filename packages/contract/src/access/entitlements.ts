import Type, { type Static } from 'typebox';
import { Feature } from '../enumerations.ts';
import { resourceId, timestamp } from '../identifiers.ts';
import type { Revision } from '../revision.ts';
import { planLimits } from './identity.ts';

/** Payload of GET /api/v1/me/entitlements. */
export const Entitlements = Type.Object(
  {
    token: Type.String({
      description: 'Signed JWT (EdDSA) of what the plan allows; keys at /.well-known/jwks.json.',
      pattern: '^[A-Za-z0-9_-]+[.][A-Za-z0-9_-]+[.][A-Za-z0-9_-]+$',
    }),
    expiresAt: timestamp('When the token ceases to be good.'),
  },
  {
    title: 'Entitlements',
    description: 'What the plan allows, signed for clients that keep it.',
    examples: [{ token: 'eyJhbGciOiJFZERTQSJ9.e30.c2ln', expiresAt: '2026-03-14T10:26:53.589Z' }],
  },
);
export type Entitlements = Static<typeof Entitlements>;

/** Value of `aud` in the entitlements token. */
export const ENTITLEMENTS_AUDIENCE = 'faircopy-client';

/** Claims of the entitlements token. Instants are whole seconds since 1970. */
export function entitlementsClaims(revision: Revision) {
  const { managedTokens, apiKeys } = revision.limitNames;
  return Type.Object(
    {
      iss: Type.String({ description: 'Public address of the service.' }),
      aud: Type.Literal(ENTITLEMENTS_AUDIENCE, { description: 'Whom the token is for.' }),
      sub: resourceId('user', 'The user.'),
      tier: Type.String({ description: 'Name of the plan.' }),
      features: Type.Array(Feature, { description: 'What the plan unlocks.' }),
      limits: planLimits(revision),
      iat: Type.Integer({ description: 'When the token was signed.' }),
      exp: Type.Integer({ description: 'When it ceases to be good.' }),
    },
    {
      title: 'EntitlementsClaims',
      description: 'What the entitlements token says.',
      examples: [
        {
          iss: 'https://faircopy.example.com',
          aud: ENTITLEMENTS_AUDIENCE,
          sub: 'usr_7pQ2vX9cR4tB6nM1sK3w',
          tier: 'pro',
          features: ['apiAccess', 'iterativeRefinement'],
          limits: { [managedTokens]: 1_000_000, [apiKeys]: 5 },
          iat: 1_773_480_413,
          exp: 1_773_484_013,
        },
      ],
    },
  );
}
export type EntitlementsClaims = Static<ReturnType<typeof entitlementsClaims>>;
