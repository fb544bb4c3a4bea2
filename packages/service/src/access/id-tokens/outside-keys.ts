import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWTVerifyGetKey,
  type RemoteJWKSet,
} from 'jose';
import { Fault } from '../../errors.ts';
import { type DiscoveryOptions, discoverKeysAddress } from './discovery.ts';

export interface OutsideKeysOptions extends Partial<DiscoveryOptions> {
  /** Milliseconds before a token with an unknown key makes the service fetch the keys again. Default 30,000. */
  readonly cooldownDuration?: number;
  /** Milliseconds fetched keys are used for. Default 600,000. */
  readonly cacheMaxAge?: number;
  /** Milliseconds an unreachable provider is left alone. Default 5,000. */
  readonly pauseDuration?: number;
}

const TIMEOUT_MS = 5_000;
const PAUSE_MS = 5_000;

/** Says that the keys are there and none fits the token. */
const NO_FITTING_KEY = [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys, errors.JOSENotSupported];

/**
 * The keys an OpenID Connect provider publishes. Where they are is found out at the first token, and again after a
 * failure; they are fetched again when a token names a key that is not among them, with a cooldown.
 *
 * What it returns throws a Fault ERR_UNAVAILABLE when the provider cannot be reached, and for a while after that without
 * trying; keys fetched before are used on until they are too old.
 */
export function outsideKeys(issuer: string, options: OutsideKeysOptions = {}): JWTVerifyGetKey {
  const {
    pauseDuration = PAUSE_MS,
    fetch = globalThis.fetch,
    timeoutDuration = TIMEOUT_MS,
    ...jwks
  } = options;
  let discovering: Promise<RemoteJWKSet> | undefined;
  let remote: RemoteJWKSet | undefined;
  let failed: { readonly cause: unknown; readonly until: number } | undefined;

  const discover = async () => {
    const address = await discoverKeysAddress(issuer, { fetch, timeoutDuration });
    return createRemoteJWKSet(address, { ...jwks, timeoutDuration, [customFetch]: fetch });
  };
  /** Tokens that come together ask but once. */
  const discovered = () => {
    discovering ??= discover().catch((error: unknown) => {
      discovering = undefined;
      throw error;
    });
    return discovering;
  };
  return async (header, token) => {
    if (failed !== undefined && performance.now() < failed.until) {
      // Keys that are still fresh go on checking the tokens they fit.
      const kept = remote?.fresh ? remote.jwks() : undefined;
      if (kept === undefined) throw unavailable(failed.cause, pauseDuration);
      return createLocalJWKSet(kept)(header, token);
    }
    try {
      remote = await discovered();
      const key = await remote(header, token);
      failed = undefined;
      return key;
    } catch (error) {
      if (NO_FITTING_KEY.some((kind) => error instanceof kind)) throw error;
      if (remote?.fresh !== true) discovering = undefined;
      failed = { cause: error, until: performance.now() + pauseDuration };
      throw unavailable(error, pauseDuration);
    }
  };
}

function unavailable(cause: unknown, pauseDuration: number): Fault {
  return new Fault(
    'ERR_UNAVAILABLE',
    'The identity provider cannot be reached, so ID tokens cannot be checked at the moment.',
    { retryAfterSeconds: Math.max(1, Math.ceil(pauseDuration / 1_000)), cause },
  );
}
