import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createProviderStore } from '../src/providers/provider-store.ts';
import { Secret } from '../src/settings/secret.ts';
import { openStorage } from '../src/storage/open.ts';
import { rotateSecret } from '../src/storage/rotate-secret.ts';
import { addUser } from './harness/add-user.ts';
import { onEveryDialect, type StorageHarness } from './storage-matrix.ts';

const KEY = 'sk-of-a-user-0123456789';
const SECRET = new Secret('a master secret of the operator, long and 4711 times odd');

/** A store in which a user has a sealed key. */
async function storeWithKey({ place }: StorageHarness, secret: Secret | null = null) {
  const settings = { ...(await place()), secret };
  await using storage = await openStorage(settings);
  const userId = 'usr_1';
  await addUser(storage.db, userId);
  await createProviderStore(storage).save({
    userId,
    providerType: 'openai',
    providerName: 'mine',
    baseUrl: null,
    model: null,
    keyPreview: 'sk-…6789',
    status: 'active',
    validationMessage: null,
    updatedAt: 1,
    lastValidatedAt: 1,
    apiKey: new Secret(KEY),
  });
  return { settings, userId };
}

async function keyIn(settings: Parameters<typeof openStorage>[0], userId: string) {
  await using storage = await openStorage(settings);
  return (await createProviderStore(storage).find(userId))?.apiKey?.reveal() ?? null;
}

onEveryDialect('a rotation of the master secret', (harness) => {
  test('what was sealed opens under the new secret, and no more under the old one', async () => {
    const { settings, userId } = await storeWithKey(harness);
    const old = (await readFile(join(settings.dataDirectory, 'secret'), 'utf8')).trim();
    const { file, resealed, isInPlace } = await rotateSecret(settings);
    expect([file, isInPlace, resealed]).toEqual([join(settings.dataDirectory, 'secret'), true, 1]);
    expect((await readFile(file, 'utf8')).trim()).not.toBe(old);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await keyIn(settings, userId)).toBe(KEY);
    expect(await keyIn({ ...settings, secret: new Secret(old) }, userId)).toBeNull();
  });

  test('a secret that is a setting stays, until the new one is given to the service', async () => {
    const { settings, userId } = await storeWithKey(harness, SECRET);
    const { file, isInPlace } = await rotateSecret(settings);
    expect(isInPlace).toBe(false);
    const next = new Secret((await readFile(file, 'utf8')).trim());
    expect(await keyIn({ ...settings, secret: next }, userId)).toBe(KEY);
  });

  test('a rotation that was cut short before its end is taken up again', async () => {
    const { settings, userId } = await storeWithKey(harness, SECRET);
    const first = await rotateSecret(settings);
    const again = await rotateSecret(settings);
    expect(again).toEqual(first);
    const next = new Secret((await readFile(again.file, 'utf8')).trim());
    expect(await keyIn({ ...settings, secret: next }, userId)).toBe(KEY);
  });

  test('nothing changes where a key was sealed under another secret', async () => {
    const { settings, userId } = await storeWithKey(harness);
    const other = new Secret('another secret that sealed nothing of this, 4711 times odd');
    await expect(rotateSecret({ ...settings, secret: other })).rejects.toThrow('another secret');
    expect(await keyIn(settings, userId)).toBe(KEY);
  });

  // Nobody can tell who else works with a PostgreSQL: that every process has to be stopped is for the operator to see to.
  test.runIf(harness.dialect === 'sqlite')('nothing changes while a service runs', async () => {
    const { settings } = await storeWithKey(harness);
    await using _running = await openStorage(settings);
    await expect(rotateSecret(settings)).rejects.toThrow();
  });
});
