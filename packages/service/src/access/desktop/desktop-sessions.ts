import {
  type DesktopSession,
  type DesktopSessionRequest,
  type DesktopSessionScope,
  LIFETIME_SECONDS,
} from '@faircopy/contract';
import { addMilliseconds, now, toIso } from '../../storage/instant.ts';
import type { Database, DatabaseTransaction } from '../../storage/storage.ts';
import { wellFormed } from '../../writing/well-formed.ts';
import { newKey } from '../key-format.ts';
import { hashOfKey } from '../key-hash.ts';

/** Session tokens of devices. A device has one that lasts 24 hours; the ones before it last 60 seconds more. */
export interface DesktopSessions {
  create(userId: string, request: DesktopSessionRequest): Promise<DesktopSession>;
}

/**
 * @param scopes what every token may do
 * @param clock microseconds since 1970, for tests
 */
export function createDesktopSessions(
  db: Database,
  scopes: readonly DesktopSessionScope[],
  clock: () => number = now,
): DesktopSessions {
  return {
    create: async (userId, { deviceId, deviceLabel, runtime = 'unknown' }) => {
      const token = newKey('desktop');
      const label = wellFormed(deviceLabel);
      const lastSeenAt = await db.transaction().execute(async (transaction) => {
        // Locks the device, so that of several sessions asked for at once each ends those before it.
        await transaction
          .insertInto('devices')
          .values({ userId, id: deviceId, label, runtime, lastSeenAt: clock() })
          .onConflict((conflict) => conflict.columns(['userId', 'id']).doUpdateSet({ label, runtime }))
          .execute();
        const instant = clock();
        await endOlder(transaction, userId, deviceId, instant);
        await transaction
          .updateTable('devices')
          .set({ lastSeenAt: instant })
          .where('userId', '=', userId)
          .where('id', '=', deviceId)
          .execute();
        await transaction
          .insertInto('desktopTokens')
          .values({
            hash: hashOfKey(token),
            userId,
            deviceId,
            scopes: JSON.stringify(scopes),
            createdAt: instant,
            expiresAt: addMilliseconds(instant, LIFETIME_SECONDS.desktopToken * 1_000),
          })
          .execute();
        return instant;
      });
      return {
        token,
        expiresInSeconds: LIFETIME_SECONDS.desktopToken,
        scopes: [...scopes],
        device: {
          deviceId,
          deviceLabel: label,
          platform: 'desktop-app',
          runtime,
          lastSeenAt: toIso(lastSeenAt),
        },
      };
    },
  };
}

/** Gives the device's tokens a minute at most, and forgets those a day past their time. */
async function endOlder(
  transaction: DatabaseTransaction,
  userId: string,
  deviceId: string,
  instant: number,
): Promise<void> {
  const grace = addMilliseconds(instant, LIFETIME_SECONDS.predecessor * 1_000);
  await transaction
    .updateTable('desktopTokens')
    .set({ expiresAt: grace })
    .where('userId', '=', userId)
    .where('deviceId', '=', deviceId)
    .where('expiresAt', '>', grace)
    .execute();
  const forgotten = addMilliseconds(instant, -LIFETIME_SECONDS.desktopToken * 1_000);
  await transaction
    .deleteFrom('desktopTokens')
    .where('userId', '=', userId)
    .where('expiresAt', '<', forgotten)
    .execute();
}
