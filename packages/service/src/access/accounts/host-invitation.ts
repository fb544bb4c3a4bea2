import { Fault } from '../../errors.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Database } from '../../storage/storage.ts';
import { ensureOwner } from '../owner.ts';
import { findUser } from '../users.ts';
import { invitationLink, invite } from './invitations.ts';

/** Whom an invitation is for: somebody new, the owner, or the user of an id, whose password it sets anew. */
export type Invited = 'somebody-new' | 'owner' | { readonly userId: string };

/**
 * Makes an invitation for whoever asks on the host, who needs no other credential.
 *
 * @param origin public origin of the service
 * @returns the link, which is good once and for seven days
 * @throws {Fault} ERR_NOT_FOUND when there is no such user
 */
export async function createHostInvitation(
  db: Database,
  settings: Pick<Settings, 'defaultTier'>,
  origin: string,
  invited: Invited,
): Promise<string> {
  return invitationLink(origin, await invite(db, await userIdOf(db, settings.defaultTier, invited)));
}

async function userIdOf(db: Database, tier: string, invited: Invited): Promise<string | null> {
  if (invited === 'somebody-new') return null;
  if (invited === 'owner') {
    const owner = await db.transaction().execute((transaction) => ensureOwner(transaction, tier));
    return owner.userId;
  }
  const user = await findUser(db, invited.userId);
  if (user === undefined) throw new Fault('ERR_NOT_FOUND', `There is no user ${invited.userId}.`);
  return user.id;
}
