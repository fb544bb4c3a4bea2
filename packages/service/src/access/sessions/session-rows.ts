import type { Selectable } from 'kysely';
import { newId } from '../../storage/ids.ts';
import type { DatabaseTransaction } from '../../storage/storage.ts';
import type { Tables } from '../../storage/tables.ts';
import { previewOf } from '../key-format.ts';
import { hashOfKey } from '../key-hash.ts';

/** A session key as it is stored, with its place in its chain. */
export type SessionRow = Selectable<Tables['apiKeys']> & Selectable<Tables['sessionKeys']>;

/** What a new link of a chain is made of; a chain's first link has no `chainId` yet. */
export interface NewLink {
  readonly userId: string;
  readonly label: string | null;
  /** JSON array of scopes. */
  readonly scopes: string;
  readonly chainId: string | null;
  readonly chainEndsAt: number;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/**
 * Stores a key as a link of a chain, unless this very key is stored already.
 *
 * @returns when the key that is stored ceases to work, in microseconds since 1970
 */
export async function insertLink(
  transaction: DatabaseTransaction,
  key: string,
  link: NewLink,
): Promise<{ readonly expiresAt: number }> {
  const { chainId, chainEndsAt, ...rest } = link;
  const hash = hashOfKey(key);
  const known = await transaction
    .selectFrom('apiKeys')
    .select('expiresAt')
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (known !== undefined) return { expiresAt: known.expiresAt ?? chainEndsAt };
  const keyId = newId('key');
  const unused = { revokedAt: null, lastUsedAt: null };
  const row = { ...rest, ...unused, id: keyId, hash, kind: 'session' as const, preview: previewOf(key) };
  await transaction.insertInto('apiKeys').values(row).execute();
  await transaction
    .insertInto('sessionKeys')
    .values({ keyId, chainId: chainId ?? keyId, chainEndsAt, renewalSeed: null })
    .execute();
  return { expiresAt: rest.expiresAt };
}

/**
 * Takes the lock of the chain that a key belongs to and keeps it until the transaction ends: renewing and revoking keys of
 * one chain go one after the other. Writing a row locks it alike in both databases.
 *
 * @returns the key as it is once the lock is held; undefined when it is no session key
 */
export async function lockChain(
  transaction: DatabaseTransaction,
  keyId: string,
): Promise<SessionRow | undefined> {
  await transaction
    .updateTable('sessionKeys')
    .set(({ ref }) => ({ chainId: ref('chainId') }))
    .where('keyId', '=', (first) =>
      first.selectFrom('sessionKeys as own').select('own.chainId').where('own.keyId', '=', keyId),
    )
    .execute();
  return transaction
    .selectFrom('apiKeys')
    .innerJoin('sessionKeys', 'sessionKeys.keyId', 'apiKeys.id')
    .selectAll(['apiKeys', 'sessionKeys'])
    .where('apiKeys.id', '=', keyId)
    .executeTakeFirst();
}
