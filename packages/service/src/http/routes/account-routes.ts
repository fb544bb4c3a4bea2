import type { Revision } from '@faircopy/contract';
import type { Account } from '../../access/account.ts';
import type { EntitlementTokens } from '../../access/entitlements.ts';
import type { SignInPlace } from '../../access/sign-in.ts';
import type { Route } from '../route.ts';
import { confirmRoute } from './identity/confirm.ts';
import { getEntitlementsRoute } from './identity/get-entitlements.ts';
import { getIdentityRoute } from './identity/get-identity.ts';
import { getProfileRoute } from './identity/get-profile.ts';
import { getPublishedKeysRoute } from './identity/get-published-keys.ts';
import { getSignInPlaceRoute } from './identity/get-sign-in-place.ts';
import { putProfileRoute } from './identity/put-profile.ts';
import { createKeyRoute } from './keys/create-key.ts';
import { listKeysRoute } from './keys/list-keys.ts';
import { revokeKeyRoute } from './keys/revoke-key.ts';
import { createSessionKeyRoute } from './sessions/create-session-key.ts';
import { renewSessionKeyRoute } from './sessions/renew-session-key.ts';
import { revokeSessionKeyRoute } from './sessions/revoke-session-key.ts';

/** What the routes of callers' accounts call. */
export interface AccountParts extends Account {
  readonly entitlements: EntitlementTokens;
  readonly signInPlace: () => SignInPlace;
}

/** The routes by which callers manage who they are here: identity, profile, keys, sessions. */
export function accountRoutes(revision: Revision, account: AccountParts): readonly Route[] {
  const { db, keys, sessions, entitlements, signInPlace } = account;
  return [
    getIdentityRoute(revision, account),
    getProfileRoute(db),
    putProfileRoute(db),
    confirmRoute(),
    getEntitlementsRoute(entitlements),
    getPublishedKeysRoute(entitlements.publishedKeys),
    getSignInPlaceRoute(signInPlace),
    listKeysRoute(revision, keys),
    createKeyRoute(revision, keys),
    revokeKeyRoute(keys),
    createSessionKeyRoute(revision, sessions),
    renewSessionKeyRoute(revision, sessions),
    revokeSessionKeyRoute(sessions),
  ];
}
