import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createProviderStore } from '../src/providers/provider-store.ts';
import { Secret } from '../src/settings/secret.ts';
import { checkStore } from '../src/storage/check-store.ts';
import { openStorage } from '../src/storage/open.ts';
import { rotateSecret } from '../src/storage/rotate-secret.ts';
import { addUser } from './harness/add-user.ts';
import { onEveryDialect, onPostgres, type StorageHarness } from './storage-matrix.ts';

const KEY = 'sk-of-a-user-0123456789';
const SECRET = new Secret('a master secret of the operator, long and 4711 times odd');

/** A store in which a user has a sealed key. */
async function storeWithKey({ place }: StorageHarness, secret: Secret | null = null) {
  const settings = { ...(await place()), secret };
  await using storage = await openStorage(settings);
  const userId = 'usr_1';
  await addUser(storage.db, userId);
  await createProviderStore(storage).save(configuration(userId));
  return { settings, userId };
}

function configuration(userId: string) {
  return {
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
  } as const;
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
    await expect(openStorage({ ...settings, secret: new Secret(old) })).rejects.toThrow('was replaced');
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

  test('a secret that a rotation long over left behind is not taken again', async () => {
    const { settings, userId } = await storeWithKey(harness, SECRET);
    const first = await rotateSecret(settings);
    const second = new Secret((await readFile(first.file, 'utf8')).trim());
    const again = await rotateSecret({ ...settings, secret: second });
    const third = new Secret((await readFile(again.file, 'utf8')).trim());
    expect(third.reveal()).not.toBe(second.reveal());
    expect(await keyIn({ ...settings, secret: third }, userId)).toBe(KEY);
    await writeFile(again.file, second.reveal());
    const last = await rotateSecret({ ...settings, secret: third });
    const fourth = new Secret((await readFile(last.file, 'utf8')).trim());
    expect(await keyIn({ ...settings, secret: fourth }, userId)).toBe(KEY);
  });

  test('nothing changes where a key was sealed under another secret', async () => {
    const { settings, userId } = await storeWithKey(harness);
    const other = new Secret('another secret that sealed nothing of this, 4711 times odd');
    await expect(rotateSecret({ ...settings, secret: other })).rejects.toThrow('another secret');
    expect(await keyIn(settings, userId)).toBe(KEY);
  });

  test.runIf(harness.dialect === 'sqlite')('nothing changes while a service runs', async () => {
    const { settings } = await storeWithKey(harness);
    await using _running = await openStorage(settings);
    await expect(rotateSecret(settings)).rejects.toThrow();
  });
});

onPostgres('a rotation while two services run', (harness) => {
  test('cuts off both, and what they sealed until then opens under the new secret', async () => {
    const { settings, userId } = await storeWithKey(harness, SECRET);
    const running = [await openStorage(settings), await openStorage(settings)];
    const saved = new Set([userId]);
    const ends = running.map(async (storage, index) => {
      for (let count = 0; ; count += 1) {
        const id = `usr_${index}_${count}`;
        await addUser(storage.db, id);
        await createProviderStore(storage).save(configuration(id));
        saved.add(id);
      }
    });
    const outcomes = Promise.allSettled(ends);
    await expect.poll(() => saved.size).toBeGreaterThan(20);
    const { file } = await rotateSecret(settings);
    for (const outcome of await outcomes) {
      expect(outcome).toMatchObject({ reason: { code: 'ERR_UNAVAILABLE' } });
    }
    for (const storage of running) {
      await expect(checkStore(storage.db)).rejects.toMatchObject({
        code: 'ERR_UNAVAILABLE',
        cause: { message: expect.stringContaining('was replaced') },
      });
      await storage.close();
    }
    const next = new Secret((await readFile(file, 'utf8')).trim());
    await using storage = await openStorage({ ...settings, secret: next });
    const store = createProviderStore(storage);
    for (const id of saved) expect((await store.find(id))?.apiKey?.reveal()).toBe(KEY);
    const kept = await storage.db.selectFrom('providerConfigurations').select('userId').execute();
    for (const { userId: id } of kept) expect((await store.find(id))?.apiKey?.reveal()).toBe(KEY);
  });
});
