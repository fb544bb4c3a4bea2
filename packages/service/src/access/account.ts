import type { Settings } from '../settings/settings.ts';
import type { Storage } from '../storage/storage.ts';
import { type AccountKeys, createAccountKeys } from './account-keys.ts';
import type { IdentityParts } from './identity.ts';
import { type AccountSessions, createAccountSessions } from './sessions/account-sessions.ts';
import { createSessionKeys } from './sessions/session-keys.ts';

/** Everything by which callers manage who they are here. */
export interface Account extends IdentityParts {
  readonly keys: AccountKeys;
  readonly sessions: AccountSessions;
}

export function createAccount(
  storage: Pick<Storage, 'db' | 'secret'>,
  { plans, revision }: Pick<Settings, 'plans' | 'revision'>,
): Account {
  const parts = { db: storage.db, plans, revision };
  return {
    ...parts,
    keys: createAccountKeys(parts),
    sessions: createAccountSessions(createSessionKeys(storage), revision),
  };
}
