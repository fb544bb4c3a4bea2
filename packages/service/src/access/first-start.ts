import type { Settings } from '../settings/settings.ts';
import type { Storage } from '../storage/storage.ts';
import { createKeyWithin } from './keys.ts';
import { ensureOwner } from './owner.ts';
import { planOf } from './plans.ts';

/**
 * Gives an empty store its owner and the owner's first live key, which carries every scope. Happens once, however many
 * processes start at the same moment. A plan without keys is no reason not to start: its owner gets none and signs in.
 *
 * @returns the owner and the key, to be shown this once; null when the store has an owner already
 */
export function prepareFirstStart(
  storage: Pick<Storage, 'db'>,
  settings: Pick<Settings, 'defaultTier' | 'plans' | 'revision'>,
): Promise<{ readonly userId: string; readonly key: string | null } | null> {
  return storage.db.transaction().execute(async (transaction) => {
    const owner = await ensureOwner(transaction, settings.defaultTier);
    if (!owner.isNew) return null;
    if (planOf(settings.plans, settings.defaultTier).maxApiKeys === 0)
      return { userId: owner.userId, key: null };
    const { key } = await createKeyWithin(transaction, settings.plans, {
      userId: owner.userId,
      mode: 'live',
      scopes: settings.revision.scopes.api,
      label: 'first key',
    });
    return { userId: owner.userId, key };
  });
}
