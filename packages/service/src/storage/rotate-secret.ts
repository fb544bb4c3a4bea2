import { rename, rm } from 'node:fs/promises';
import type { Secret } from '../settings/secret.ts';
import { ensureDataFolder } from './data-folder.ts';
import { readOrMakeSecret } from './master-secret.ts';
import { openStorage, type StoreSettings } from './open.ts';
import { excludeOthers } from './postgres/secret-lock.ts';
import { isRetired, retire } from './retired-secrets.ts';
import { createSealer, type Sealer } from './seal.ts';
import type { Database, Storage } from './storage.ts';

export interface Rotation {
  /** Texts that are sealed under the new secret now. */
  readonly resealed: number;
  /** Where the new secret is, in a file only its owner can read. */
  readonly file: string;
  /** Whether the service takes it from there; else it has to be given to it. */
  readonly isInPlace: boolean;
}

/**
 * Puts a new master secret in the place of the old one, and seals under it what was sealed under that, all or nothing. The new
 * secret is on the disk before anything is sealed under it, and taken up again by the next run should this one be cut short. Who
 * works with a PostgreSQL database under the old one is cut off from it.
 *
 * @throws {StartError} when a service runs on the data folder; an error when a text was sealed under neither secret
 */
export async function rotateSecret(settings: StoreSettings): Promise<Rotation> {
  await using storage = await openStorage(settings, { existing: true, rotating: true });
  const folder = await ensureDataFolder(settings.dataDirectory);
  const draft = `${folder.secret}.next`;
  const next = await nextSecret(storage, draft);
  const resealed = await storage.db.transaction().execute(async (transaction) => {
    if (storage.dialect === 'postgres') await excludeOthers(transaction);
    await retire(transaction, storage.secret);
    return resealAll(transaction, [storage.secret, next], next);
  });
  if (settings.secret !== null) return { resealed, file: draft, isInPlace: false };
  await rename(draft, folder.secret);
  return { resealed, file: folder.secret, isInPlace: true };
}

/** The secret of a rotation that was cut short, or a new one where the file is left from one that is long over. */
async function nextSecret({ db, secret }: Storage, draft: string): Promise<Secret> {
  const next = await readOrMakeSecret(draft);
  if (next.reveal() !== secret.reveal() && !(await isRetired(db, next))) return next;
  await rm(draft);
  return readOrMakeSecret(draft);
}

async function resealAll(db: Database, ring: readonly Secret[], next: Secret): Promise<number> {
  const reseal = (purpose: string) => {
    const keys = ring.map((secret) => createSealer(secret, purpose));
    const to = createSealer(next, purpose);
    return (sealed: string, place: string) => to.seal(opened(keys, sealed, place), place);
  };
  const [provider, signing, record] = ['provider keys', 'signing keys', 'issuer records'].map(reseal) as [
    ReturnType<typeof reseal>,
    ReturnType<typeof reseal>,
    ReturnType<typeof reseal>,
  ];
  let count = 0;
  for (const { userId, sealedKey } of await db.selectFrom('providerConfigurations').selectAll().execute()) {
    const row = { sealedKey: provider(sealedKey, userId) };
    await db.updateTable('providerConfigurations').set(row).where('userId', '=', userId).execute();
    count += 1;
  }
  for (const { kid, privateKey } of await db.selectFrom('signingKeys').selectAll().execute()) {
    await db
      .updateTable('signingKeys')
      .set({ privateKey: signing(privateKey, kid) })
      .where('kid', '=', kid)
      .execute();
    count += 1;
  }
  for (const { model, hash, payload } of await db.selectFrom('issuerRecords').selectAll().execute()) {
    await db
      .updateTable('issuerRecords')
      .set({ payload: record(payload, `${model} ${hash}`) })
      .where('model', '=', model)
      .where('hash', '=', hash)
      .execute();
    count += 1;
  }
  // Kept for a day at most, and made again when they are asked for.
  await db.deleteFrom('keptAnswers').execute();
  return count;
}

function opened(keys: readonly Sealer[], sealed: string, place: string): string {
  for (const key of keys) {
    const text = key.open(sealed, place);
    if (text !== null) return text;
  }
  throw new Error('Something in the store was sealed under another secret; `faircopy verify` says what.');
}
