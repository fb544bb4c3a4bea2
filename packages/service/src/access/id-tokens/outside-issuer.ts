import type { Database } from '../../storage/storage.ts';
import { userAtFirstSight } from '../users.ts';
import type { TokenIssuer } from './id-tokens.ts';
import { type OutsideKeysOptions, outsideKeys } from './outside-keys.ts';

/** An OpenID Connect provider outside the service; whoever it vouches for becomes a user at first sight. */
export function outsideIssuer(
  db: Database,
  settings: {
    readonly outsideIssuer: { readonly issuer: string; readonly audience: string };
    readonly defaultTier: string;
  },
  options?: OutsideKeysOptions,
): TokenIssuer {
  const { issuer, audience } = settings.outsideIssuer;
  const expected = { issuer, audiences: [audience], keys: outsideKeys(issuer, options) };
  return {
    expected: () => expected,
    userOf: (subject) => userAtFirstSight(db, { issuer, subject }, settings.defaultTier),
  };
}
