import type { DesktopSessionScope } from '@faircopy/contract';
import { Fault } from '../../errors.ts';
import { now } from '../../storage/instant.ts';
import type { Database } from '../../storage/storage.ts';
import { hashOfKey } from '../key-hash.ts';
import { type Plans, planOf } from '../plans.ts';
import type { Principal } from '../principal.ts';

/**
 * Who presents this desktop session token.
 *
 * @param clock microseconds since 1970, for tests
 * @throws {Fault} ERR_UNAUTHENTICATED, or ERR_CREDENTIAL_EXPIRED for a token past its time or replaced by a newer one
 */
export async function authenticateDesktop(
  db: Database,
  plans: Plans,
  token: string,
  clock: () => number = now,
): Promise<Principal> {
  const row = await db
    .selectFrom('desktopTokens')
    .innerJoin('users', 'users.id', 'desktopTokens.userId')
    .select(['userId', 'deviceId', 'scopes', 'expiresAt', 'users.tier'])
    .where('hash', '=', hashOfKey(token))
    .executeTakeFirst();
  if (row === undefined) throw new Fault('ERR_UNAUTHENTICATED', 'This desktop session token is not valid.');
  if (row.expiresAt <= clock()) {
    throw new Fault('ERR_CREDENTIAL_EXPIRED', 'This desktop session has ended. Ask for a new one.');
  }
  const { userId, deviceId, tier } = row;
  return {
    userId,
    tier,
    features: new Set(planOf(plans, tier).features),
    scopes: new Set(JSON.parse(row.scopes) as DesktopSessionScope[]),
    credential: { kind: 'desktop', id: `${userId}:${deviceId}`, mode: 'live', deviceId },
  };
}
