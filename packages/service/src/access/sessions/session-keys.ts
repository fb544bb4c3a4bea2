import { randomBytes } from 'node:crypto';
import { type ApiScope, LIFETIME_SECONDS } from '@faircopy/contract';
import { Fault } from '../../errors.ts';
import type { Secret } from '../../settings/secret.ts';
import { addMilliseconds, now } from '../../storage/instant.ts';
import type { Database, DatabaseTransaction } from '../../storage/storage.ts';
import { newKey } from '../key-format.ts';
import { insertLink, lockChain, type SessionRow } from './session-rows.ts';
import { successorKey } from './successor-key.ts';

/** A session key on its way to its user: the only moment at which it is known. */
export interface IssuedSessionKey {
  readonly key: string;
  /** Microseconds since 1970. */
  readonly expiresAt: number;
  readonly scopes: readonly ApiScope[];
}

/**
 * Session keys and their chains. A key lives 24 hours. Renewing it gives its one successor, with the same scopes and label, and
 * leaves the key itself 60 seconds. A chain ends 30 days after its first key was issued.
 */
export interface SessionKeys {
  /** The first key of a new chain. */
  issue(request: {
    readonly userId: string;
    readonly scopes: readonly ApiScope[];
    readonly label: string | null;
  }): Promise<IssuedSessionKey>;
  /**
   * The successor of a key. Asked again while the key still works, it gives the same successor.
   *
   * @throws {Fault} ERR_UNAUTHENTICATED when the key was revoked or ran out since it was presented
   */
  renew(keyId: string): Promise<IssuedSessionKey>;
  /** Ends a key and every other key of its chain, at once and everywhere. */
  revoke(keyId: string): Promise<void>;
}

const seconds = (count: number) => count * 1_000;

/** @param clock microseconds since 1970, for tests */
export function createSessionKeys(
  { db, secret }: { readonly db: Database; readonly secret: Secret },
  clock: () => number = now,
): SessionKeys {
  return {
    issue: async ({ userId, scopes, label }) => {
      const createdAt = clock();
      const expiresAt = addMilliseconds(createdAt, seconds(LIFETIME_SECONDS.sessionKey));
      const chainEndsAt = addMilliseconds(createdAt, seconds(LIFETIME_SECONDS.sessionChain));
      const granted = [...new Set(scopes)];
      const key = newKey('session');
      const link = { userId, label, scopes: JSON.stringify(granted), createdAt, expiresAt };
      await db.transaction().execute(async (transaction) => {
        await forgetEndedChains(transaction, userId, createdAt);
        await insertLink(transaction, key, { ...link, chainId: null, chainEndsAt });
      });
      return { key, expiresAt, scopes: granted };
    },

    renew: (keyId) =>
      db.transaction().execute(async (transaction) => {
        const current = await lockChain(transaction, keyId);
        const instant = clock();
        if (current === undefined || hasEnded(current, instant)) throw ended();
        const seed = current.renewalSeed ?? (await startRenewal(transaction, current, instant));
        const key = successorKey(secret, keyId, seed);
        const day = addMilliseconds(instant, seconds(LIFETIME_SECONDS.sessionKey));
        const { userId, label, scopes, chainId, chainEndsAt } = current;
        const expiresAt = Math.min(day, chainEndsAt);
        const link = { userId, label, scopes, chainId, chainEndsAt, createdAt: instant, expiresAt };
        const stored = await insertLink(transaction, key, link);
        return { key, expiresAt: stored.expiresAt, scopes: JSON.parse(scopes) as ApiScope[] };
      }),

    revoke: (keyId) =>
      db.transaction().execute(async (transaction) => {
        const current = await lockChain(transaction, keyId);
        if (current === undefined) return;
        await transaction
          .updateTable('apiKeys')
          .set({ revokedAt: clock() })
          .where('revokedAt', 'is', null)
          .where('id', 'in', (chain) =>
            chain.selectFrom('sessionKeys').select('keyId').where('chainId', '=', current.chainId),
          )
          .execute();
      }),
  };
}

function hasEnded(row: SessionRow, instant: number): boolean {
  return row.revokedAt !== null || (row.expiresAt !== null && row.expiresAt <= instant);
}

function ended(): Fault {
  return new Fault('ERR_UNAUTHENTICATED', 'This session has ended. Sign in again.');
}

/** The first renewal of a key: from now on it has a successor, and a minute to live. */
async function startRenewal(
  transaction: DatabaseTransaction,
  row: SessionRow,
  instant: number,
): Promise<string> {
  const renewalSeed = randomBytes(32).toString('hex');
  const grace = addMilliseconds(instant, seconds(LIFETIME_SECONDS.predecessor));
  const { keyId } = row;
  await transaction.updateTable('sessionKeys').set({ renewalSeed }).where('keyId', '=', keyId).execute();
  await transaction
    .updateTable('apiKeys')
    .set({ expiresAt: Math.min(row.expiresAt ?? grace, grace) })
    .where('id', '=', keyId)
    .execute();
  return renewalSeed;
}

/** Keys of chains that are over serve nothing any more. */
async function forgetEndedChains(
  transaction: DatabaseTransaction,
  userId: string,
  instant: number,
): Promise<void> {
  await transaction
    .deleteFrom('apiKeys')
    .where('userId', '=', userId)
    .where('kind', '=', 'session')
    .where('id', 'in', (over) =>
      over.selectFrom('sessionKeys').select('keyId').where('chainEndsAt', '<=', instant),
    )
    .execute();
}
