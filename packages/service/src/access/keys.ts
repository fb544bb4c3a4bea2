import type { ApiScope, KeyMode } from '@faircopy/contract';
import { Fault } from '../errors.ts';
import { newId } from '../storage/ids.ts';
import { now } from '../storage/instant.ts';
import type { Database, DatabaseTransaction } from '../storage/storage.ts';
import { newKey, previewOf } from './key-format.ts';
import { hashOfKey } from './key-hash.ts';
import { type KeyRecord, keyRecordOf } from './key-record.ts';
import { type Plans, planOf } from './plans.ts';

export interface NewKeyRequest {
  readonly userId: string;
  readonly mode: KeyMode;
  readonly scopes: readonly ApiScope[];
  readonly label?: string | null;
  /** Microseconds since 1970; null or left out: never. */
  readonly expiresAt?: number | null;
}

/** A new key. `key` is shown this once: only its hash is kept. */
export interface NewKey {
  readonly key: string;
  readonly record: KeyRecord;
}

/**
 * Makes a live or test key within what the user's plan allows.
 *
 * @throws {Fault} ERR_NOT_FOUND when there is no such user; ERR_QUOTA_EXCEEDED when the plan allows no further key
 */
export function createKey(db: Database, plans: Plans, request: NewKeyRequest): Promise<NewKey> {
  return db.transaction().execute((transaction) => createKeyWithin(transaction, plans, request));
}

/** As `createKey`, as a part of a larger transaction. */
export async function createKeyWithin(
  transaction: DatabaseTransaction,
  plans: Plans,
  request: NewKeyRequest,
): Promise<NewKey> {
  const tier = await lockUser(transaction, request.userId);
  const limit = planOf(plans, tier).maxApiKeys;
  const currentUsage = limit === null ? 0 : await countWorkingKeys(transaction, request.userId);
  if (limit !== null && currentUsage >= limit) {
    throw new Fault('ERR_QUOTA_EXCEEDED', `The plan ${tier} allows ${limit} API keys. Revoke one first.`, {
      quota: { quotaKey: 'apiKeys', currentUsage, limit },
    });
  }
  const key = newKey(request.mode);
  const row = {
    id: newId('key'),
    userId: request.userId,
    hash: hashOfKey(key),
    kind: request.mode,
    label: request.label ?? null,
    preview: previewOf(key),
    scopes: JSON.stringify([...new Set(request.scopes)]),
    createdAt: now(),
    expiresAt: request.expiresAt ?? null,
    revokedAt: null,
    lastUsedAt: null,
  };
  await transaction.insertInto('apiKeys').values(row).execute();
  return { key, record: keyRecordOf(row) };
}

/** The live and test keys of one user, or of all, newest first; with `ended`, the revoked and expired ones too. */
export async function listKeys(
  db: Database,
  filter: { readonly userId?: string; readonly ended?: boolean } = {},
): Promise<KeyRecord[]> {
  const instant = now();
  let query = db.selectFrom('apiKeys').selectAll().where('kind', 'in', ['live', 'test']);
  if (filter.userId !== undefined) query = query.where('userId', '=', filter.userId);
  if (filter.ended !== true) {
    query = query
      .where('revokedAt', 'is', null)
      .where((where) => where.or([where('expiresAt', 'is', null), where('expiresAt', '>', instant)]));
  }
  const rows = await query.orderBy('createdAt', 'desc').orderBy('id').execute();
  return rows.map(keyRecordOf);
}

/**
 * Ends a live or test key for good; it is refused from the next request on, on every instance. Revoking it again changes nothing.
 *
 * @param userId when given, another user's key is as unknown as one that does not exist
 * @throws {Fault} ERR_NOT_FOUND
 */
export async function revokeKey(db: Database, id: string, userId?: string): Promise<KeyRecord> {
  const row = await db
    .updateTable('apiKeys')
    .set((set) => ({ revokedAt: set.fn.coalesce('revokedAt', set.val(now())) }))
    .where('id', '=', id)
    .where('kind', 'in', ['live', 'test'])
    .$if(userId !== undefined, (query) => query.where('userId', '=', userId ?? ''))
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw new Fault('ERR_NOT_FOUND', `There is no key ${id}.`);
  return keyRecordOf(row);
}

/** Keeps two keys from being made at once, and gives the tier. Writing a row locks it alike in both databases. */
async function lockUser(transaction: DatabaseTransaction, userId: string): Promise<string> {
  const user = await transaction
    .updateTable('users')
    .set(({ ref }) => ({ tier: ref('tier') }))
    .where('id', '=', userId)
    .returning('tier')
    .executeTakeFirst();
  if (user === undefined) throw new Fault('ERR_NOT_FOUND', `There is no user ${userId}.`);
  return user.tier;
}

async function countWorkingKeys(transaction: DatabaseTransaction, userId: string): Promise<number> {
  const keys = await listKeys(transaction, { userId });
  return keys.length;
}
