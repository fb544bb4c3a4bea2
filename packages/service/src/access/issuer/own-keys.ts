import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose';
import type { KeySet, SigningKeys } from '../signing-keys/signing-keys.ts';

/** Finds a key among the service's own, reading them again when another process made a new one. */
export function ownKeys(keys: SigningKeys): JWTVerifyGetKey {
  let local: { readonly set: KeySet; readonly resolve: ReturnType<typeof createLocalJWKSet> } | undefined;
  const resolverOf = (set: KeySet) => {
    if (local?.set !== set) local = { set, resolve: createLocalJWKSet(set.published) };
    return local.resolve;
  };
  return async (header, token) => {
    try {
      return await resolverOf(await keys.current())(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      return resolverOf(await keys.refreshed())(header, token);
    }
  };
}
