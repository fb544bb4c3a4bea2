import { ENTITLEMENTS_AUDIENCE, REVISIONS } from '@faircopy/contract';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { onEveryDialect } from '../../tests/storage-matrix.ts';
import { createEntitlements } from './entitlements.ts';
import { DEFAULT_PLANS } from './plans.ts';

const issuer = 'https://faircopy.example';
const settings = { plans: DEFAULT_PLANS, revision: REVISIONS.B };

onEveryDialect('an entitlements token', ({ open }) => {
  test('says for an hour what the plan allows, and is checked with the published keys alone', async () => {
    const entitlements = createEntitlements(await open(), settings, () => issuer);
    const { token, expiresAt } = await entitlements.issue({ userId: 'usr_1', tier: 'pro' });
    const keys = createLocalJWKSet(await entitlements.publishedKeys());
    const { payload } = await jwtVerify(token, keys, { algorithms: ['EdDSA'] });
    expect(payload).toEqual({
      iss: issuer,
      aud: ENTITLEMENTS_AUDIENCE,
      sub: 'usr_1',
      tier: 'pro',
      features: ['apiAccess', 'iterativeRefinement'],
      limits: { managedTokensPerMonth: 1_000_000, maxApiKeys: 5 },
      iat: expect.any(Number),
      exp: expect.any(Number),
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3_600);
    expect(Date.parse(expiresAt)).toBe((payload.exp ?? 0) * 1_000);
  });

  test('reports no limit as the figure that stands for it', async () => {
    const entitlements = createEntitlements(await open(), settings, () => issuer);
    const { token } = await entitlements.issue({ userId: 'usr_1', tier: 'enterprise' });
    const { payload } = await jwtVerify(token, createLocalJWKSet(await entitlements.publishedKeys()));
    expect(payload['limits']).toEqual({ managedTokensPerMonth: 2_147_483_647, maxApiKeys: 2_147_483_647 });
  });
});
