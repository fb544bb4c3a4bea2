import type { Settings } from '../settings/settings.ts';
import type { Database } from '../storage/storage.ts';
import { createKeyWithin, type NewKey, type NewKeyRequest } from './keys.ts';
import { ensureOwner } from './owner.ts';

/** A key asked for on the host. `userId` left out: the owner's, who is made if there is none yet. */
export type HostKeyRequest = Omit<NewKeyRequest, 'userId'> & { readonly userId?: string };

/**
 * Makes a key for the owner or a named user. Whoever may run this on the host needs no other credential.
 *
 * @throws {Fault} as `createKey`
 */
export function createHostKey(
  db: Database,
  settings: Pick<Settings, 'defaultTier' | 'plans'>,
  request: HostKeyRequest,
): Promise<NewKey> {
  return db.transaction().execute(async (transaction) => {
    const userId = request.userId ?? (await ensureOwner(transaction, settings.defaultTier)).userId;
    return createKeyWithin(transaction, settings.plans, { ...request, userId });
  });
}
