import type { Credential, Principal } from '../../src/access/principal.ts';

/** Somebody who may do everything. */
export function principal(credential: Partial<Credential> = {}): Principal {
  return {
    userId: 'usr_1',
    tier: 'enterprise',
    features: new Set(['apiAccess', 'iterativeRefinement', 'customProvider']),
    scopes: new Set(['optimize:write', 'history:read']),
    credential: { kind: 'key', id: 'key_1', mode: 'live', ...credential },
  };
}
