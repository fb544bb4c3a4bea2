import type { Revision, SessionKey, SessionKeyRequest } from '@faircopy/contract';
import { toIso } from '../../storage/instant.ts';
import { wellFormed } from '../../writing/well-formed.ts';
import type { IssuedSessionKey, SessionKeys } from './session-keys.ts';

/** Session keys as clients ask for and receive them; faults as `SessionKeys`. */
export interface AccountSessions {
  issue(userId: string, request: SessionKeyRequest): Promise<SessionKey>;
  renew(keyId: string): Promise<SessionKey>;
  revoke(keyId: string): Promise<void>;
}

export function createAccountSessions(sessions: SessionKeys, revision: Revision): AccountSessions {
  const live: ReadonlySet<string> = new Set(revision.scopes.api);
  const present = ({ key, expiresAt, scopes }: IssuedSessionKey): SessionKey => ({
    key,
    expiresAt: toIso(expiresAt),
    scopes: scopes.filter((scope) => live.has(scope)),
  });
  return {
    issue: async (userId, { scopes = ['optimize:write'], label }) =>
      present(
        await sessions.issue({ userId, scopes, label: label === undefined ? null : wellFormed(label) }),
      ),
    renew: async (keyId) => present(await sessions.renew(keyId)),
    revoke: (keyId) => sessions.revoke(keyId),
  };
}
