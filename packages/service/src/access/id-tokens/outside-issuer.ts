import type { Database } from '../../storage/storage.ts';
import { userAtFirstSight } from '../users.ts';
import type { TokenIssuer } from './id-tokens.ts';
import { lazyKeys } from './lazy-keys.ts';
import type { OutsideKeysOptions } from './outside-keys.ts';

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
  const keys = lazyKeys(async () => (await import('./outside-keys.ts')).outsideKeys(issuer, options));
  const expected = { issuer, audiences: [audience], keys };
  return {
    expected: () => expected,
    userOf: (subject) => userAtFirstSight(db, { issuer, subject }, settings.defaultTier),
  };
}
