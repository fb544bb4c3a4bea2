import {
  ENTITLEMENTS_AUDIENCE,
  type Entitlements,
  type Feature,
  type Revision,
  UNLIMITED,
} from '@faircopy/contract';
import type { JSONWebKeySet } from 'jose';
import { now, toIso } from '../storage/instant.ts';
import { type Plans, planOf } from './plans.ts';
import { createSigningKeys } from './signing-keys/signing-keys.ts';

const GOOD_FOR_SECONDS = 3_600;
const ALGORITHM = 'EdDSA';

type SigningStore = Parameters<typeof createSigningKeys>[0];

export interface EntitlementTokens {
  /** A token of what the plan of the user's tier allows, good for an hour. */
  issue(user: { readonly userId: string; readonly tier: string }): Promise<Entitlements>;
  /** The public keys, for `/.well-known/jwks.json`. */
  publishedKeys(): Promise<JSONWebKeySet>;
}

/**
 * Signs what a plan allows, for clients that keep it and work while the service is away.
 *
 * @param issuer public origin of the service; asked for at each token, since it may depend on a port the system chooses
 */
export function createEntitlements(
  store: SigningStore,
  settings: { readonly plans: Plans; readonly revision: Revision },
  issuer: () => string,
): EntitlementTokens {
  const keys = createSigningKeys(store, { purpose: 'entitlements', algorithm: ALGORITHM });
  return {
    issue: async ({ userId, tier }) => {
      const plan = planOf(settings.plans, tier);
      const { managedTokens, apiKeys } = settings.revision.limitNames;
      const iat = Math.floor(now() / 1_000_000);
      const exp = iat + GOOD_FOR_SECONDS;
      const features: Feature[] = [...plan.features];
      const limits = {
        [managedTokens]: plan.managedTokensPerMonth ?? UNLIMITED,
        [apiKeys]: plan.maxApiKeys ?? UNLIMITED,
      };
      const claims = {
        iss: issuer(),
        aud: ENTITLEMENTS_AUDIENCE,
        sub: userId,
        tier,
        features,
        limits,
        iat,
        exp,
      };
      const { importJWK, SignJWT } = await import('jose');
      const [key] = (await keys.current()).privateKeys;
      const token = await new SignJWT(claims)
        .setProtectedHeader({
          alg: ALGORITHM,
          typ: 'JWT',
          ...(key.kid === undefined ? {} : { kid: key.kid }),
        })
        .sign(await importJWK(key, ALGORITHM));
      return { token, expiresAt: toIso(exp * 1_000_000) };
    },
    publishedKeys: async () => (await keys.current()).published,
  };
}
