import { beforeEach, describe, expect, test } from 'vitest';
import { onEveryDialect } from '../../tests/storage-matrix.ts';
import { addMilliseconds, now } from '../storage/instant.ts';
import type { Storage } from '../storage/storage.ts';
import { authenticateKey } from './authenticate-key.ts';
import { newKey } from './key-format.ts';
import { createKey, listKeys, type NewKeyRequest, revokeKey } from './keys.ts';
import { ensureOwner } from './owner.ts';
import { DEFAULT_PLANS } from './plans.ts';

onEveryDialect('keys', (harness) => {
  let storage: Storage;
  let userId: string;
  beforeEach(async () => {
    storage = await harness.open();
    ({ userId } = await storage.db.transaction().execute((transaction) => ensureOwner(transaction, 'pro')));
  });

  const create = (request: Partial<NewKeyRequest> = {}) =>
    createKey(storage.db, DEFAULT_PLANS, { userId, mode: 'live', scopes: ['optimize:write'], ...request });
  const present = (key: string, clock?: () => number) =>
    authenticateKey(storage.db, DEFAULT_PLANS, key, clock);

  test('a key opens the service for its user, with its scopes and the features of the plan', async () => {
    const { key, record } = await create({ scopes: ['optimize:write', 'history:read'] });
    expect(await present(key)).toEqual({
      userId,
      tier: 'pro',
      instructions: '',
      features: new Set(['apiAccess', 'iterativeRefinement']),
      scopes: new Set(['optimize:write', 'history:read']),
      credential: { kind: 'key', id: record.id, mode: 'live' },
    });
  });

  test('a test key says that it is one', async () => {
    const { key } = await create({ mode: 'test' });
    expect((await present(key)).credential.mode).toBe('test');
  });

  test('the key itself is nowhere in the store', async () => {
    const { key } = await create({ label: 'editor' });
    const rows = JSON.stringify(await storage.db.selectFrom('apiKeys').selectAll().execute());
    expect(rows).not.toContain(key);
    expect(rows).not.toContain(key.slice(8, 30));
    expect(rows).toContain('editor');
  });

  test('a revoked key is refused from the next request on, also by another instance', async () => {
    const { key, record } = await create();
    const other = await harness.open();
    await authenticateKey(other.db, DEFAULT_PLANS, key);
    await revokeKey(storage.db, record.id);
    for (const { db } of [storage, other]) {
      await expect(authenticateKey(db, DEFAULT_PLANS, key)).rejects.toMatchObject({
        code: 'ERR_UNAUTHENTICATED',
      });
    }
  });

  test('revoking a key twice leaves the first moment standing', async () => {
    const { record } = await create();
    const first = await revokeKey(storage.db, record.id);
    expect((await revokeKey(storage.db, record.id)).revokedAt).toBe(first.revokedAt);
  });

  test("another user's key is as unknown as one that does not exist", async () => {
    const { record } = await create();
    const missing = { code: 'ERR_NOT_FOUND' };
    await expect(revokeKey(storage.db, record.id, 'usr_other')).rejects.toMatchObject(missing);
    await expect(revokeKey(storage.db, 'key_absent')).rejects.toMatchObject(missing);
  });

  test('a key past its time is refused as expired', async () => {
    const expiresAt = addMilliseconds(now(), 60_000);
    const { key } = await create({ expiresAt });
    await expect(present(key, () => expiresAt - 1)).resolves.toBeDefined();
    await expect(present(key, () => expiresAt)).rejects.toMatchObject({ code: 'ERR_CREDENTIAL_EXPIRED' });
  });

  test('a well-formed key that was never made is refused', async () => {
    await expect(present(newKey('live'))).rejects.toMatchObject({ code: 'ERR_UNAUTHENTICATED' });
  });

  test('a text that is no key is refused without asking the store', async () => {
    const { key } = await create();
    await storage.close();
    for (const text of ['', 'fc_live_', `${key}x`, key.slice(0, -1), newKey('desktop')]) {
      await expect(present(text)).rejects.toMatchObject({ code: 'ERR_UNAUTHENTICATED' });
    }
  });

  test('the time of last use is recorded at most once a minute', async () => {
    const { key } = await create();
    const start = now();
    const usedAt = async (clock: number) => {
      await present(key, () => clock);
      return (await listKeys(storage.db))[0]?.lastUsedAt;
    };
    expect(await usedAt(start)).toBe(start);
    expect(await usedAt(addMilliseconds(start, 59_000))).toBe(start);
    expect(await usedAt(addMilliseconds(start, 61_000))).toBe(addMilliseconds(start, 61_000));
  });

  describe('a list', () => {
    test('has the working keys, newest first, and the ended ones when asked', async () => {
      const kept = await create();
      const revoked = await create();
      const expired = await create({ expiresAt: 1 });
      await revokeKey(storage.db, revoked.record.id);
      expect((await listKeys(storage.db)).map((key) => key.id)).toEqual([kept.record.id]);
      const all = await listKeys(storage.db, { userId, ended: true });
      expect(new Set(all.map((key) => key.id))).toEqual(
        new Set([kept.record.id, revoked.record.id, expired.record.id]),
      );
      expect(await listKeys(storage.db, { userId: 'usr_other', ended: true })).toEqual([]);
    });
  });

  test('the plan limits how many keys work, however many are asked for at once', async () => {
    const other = await harness.open();
    const attempts = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) =>
        createKey((index % 2 === 0 ? storage : other).db, DEFAULT_PLANS, {
          userId,
          mode: 'live',
          scopes: ['optimize:write'],
        }),
      ),
    );
    expect(attempts.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(5);
    const refusal = attempts.find((attempt) => attempt.status === 'rejected');
    expect(refusal?.reason).toMatchObject({
      code: 'ERR_QUOTA_EXCEEDED',
      quota: { quotaKey: 'apiKeys', currentUsage: 5, limit: 5 },
    });
    const [oldest] = await listKeys(storage.db);
    await revokeKey(storage.db, oldest?.id ?? '');
    await expect(create()).resolves.toBeDefined();
  });

  test('a key needs a user', async () => {
    await expect(create({ userId: 'usr_nobody' })).rejects.toMatchObject({ code: 'ERR_NOT_FOUND' });
  });
});
