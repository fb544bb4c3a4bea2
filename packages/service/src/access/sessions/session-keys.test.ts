import { beforeEach, describe, expect, test } from 'vitest';
import { onEveryDialect } from '../../../tests/storage-matrix.ts';
import { Secret } from '../../settings/secret.ts';
import { addMilliseconds, now } from '../../storage/instant.ts';
import type { Storage } from '../../storage/storage.ts';
import { authenticateKey } from '../authenticate-key.ts';
import { ensureOwner } from '../owner.ts';
import { DEFAULT_PLANS } from '../plans.ts';
import { createSessionKeys } from './session-keys.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

onEveryDialect('session keys', (harness) => {
  let storage: Storage;
  let userId: string;
  let instant: number;
  beforeEach(async () => {
    storage = await harness.open();
    instant = now();
    ({ userId } = await storage.db.transaction().execute((transaction) => ensureOwner(transaction, 'pro')));
  });

  const sessionsOf = (opened: Storage) => createSessionKeys(opened, () => instant);
  const issue = () =>
    sessionsOf(storage).issue({ userId, scopes: ['optimize:write', 'history:read'], label: 'editor' });
  const present = (key: string) => authenticateKey(storage.db, DEFAULT_PLANS, key, () => instant);
  const idOf = async (key: string) => (await present(key)).credential.id;
  const renew = async (key: string) => sessionsOf(storage).renew(await idOf(key));
  const wait = (milliseconds: number) => {
    instant = addMilliseconds(instant, milliseconds);
  };
  const refusal = (key: string) => present(key).catch((fault: { code: string }) => fault.code);

  test('a session key works for 24 hours, as what it is and with the scopes asked for', async () => {
    const { key, expiresAt, scopes } = await issue();
    expect(key).toMatch(/^fc_sess_/);
    expect(expiresAt).toBe(addMilliseconds(instant, DAY));
    expect(scopes).toEqual(['optimize:write', 'history:read']);
    expect(await present(key)).toMatchObject({
      userId,
      scopes: new Set(scopes),
      credential: { kind: 'session', mode: 'live' },
    });
    wait(DAY - 1);
    await present(key);
    wait(1);
    expect(await refusal(key)).toBe('ERR_CREDENTIAL_EXPIRED');
  });

  test('session keys are not among the API keys a plan counts', async () => {
    for (let turn = 0; turn < 7; turn += 1) await issue();
    const kinds = await storage.db.selectFrom('apiKeys').select('kind').distinct().execute();
    expect(kinds).toEqual([{ kind: 'session' }]);
  });

  describe('renewing', () => {
    test('gives a successor with the same scopes and label, and leaves the key itself 60 seconds', async () => {
      const first = await issue();
      wait(HOUR);
      const second = await renew(first.key);
      expect(second.key).not.toBe(first.key);
      expect(second.scopes).toEqual(first.scopes);
      expect(second.expiresAt).toBe(addMilliseconds(instant, DAY));
      const labels = await storage.db.selectFrom('apiKeys').select('label').execute();
      expect(labels).toEqual([{ label: 'editor' }, { label: 'editor' }]);
      wait(59_999);
      await present(first.key);
      wait(1);
      expect(await refusal(first.key)).toBe('ERR_CREDENTIAL_EXPIRED');
      await present(second.key);
    });

    test('again within the 60 seconds gives the same successor, and no longer life to the key', async () => {
      const { key } = await issue();
      const successor = await renew(key);
      wait(30_000);
      expect(await renew(key)).toEqual(successor);
      wait(30_000);
      expect(await refusal(key)).toBe('ERR_CREDENTIAL_EXPIRED');
    });

    test('by many at once, on two instances, gives all of them one key that works', async () => {
      const { key } = await issue();
      const id = await idOf(key);
      const other = await harness.open();
      const instances = [sessionsOf(storage), createSessionKeys({ ...other, secret: storage.secret })];
      const renewed = await Promise.all(
        Array.from({ length: 16 }, (_, turn) => instances[turn % 2]?.renew(id)),
      );
      expect(new Set(renewed.map((successor) => successor?.key)).size).toBe(1);
      await present(renewed[0]?.key ?? '');
      expect(await storage.db.selectFrom('sessionKeys').selectAll().execute()).toHaveLength(2);
    });

    test('depends on the master secret and on the key', async () => {
      const [one, other] = [await issue(), await issue()];
      const [first, second] = [await renew(one.key), await renew(other.key)];
      expect(first.key).not.toBe(second.key);
      const elsewhere = createSessionKeys({ ...storage, secret: new Secret('x'.repeat(43)) }, () => instant);
      const third = await elsewhere.renew(await idOf(one.key));
      expect(third.key).not.toBe(first.key);
      await present(third.key);
    });

    test('cannot carry a chain past 30 days', async () => {
      const start = instant;
      let { key } = await issue();
      for (let day = 0; day < 29; day += 1) {
        wait(DAY - 1);
        ({ key } = await renew(key));
      }
      wait(DAY - 1);
      const last = await renew(key);
      expect(last.expiresAt).toBe(addMilliseconds(start, 30 * DAY));
      instant = last.expiresAt - 1;
      const one = await renew(last.key);
      expect(one.expiresAt).toBe(last.expiresAt);
      instant = last.expiresAt;
      expect(await refusal(last.key)).toBe('ERR_CREDENTIAL_EXPIRED');
      expect(await refusal(one.key)).toBe('ERR_CREDENTIAL_EXPIRED');
    });

    test('a key that ran out after it was presented is refused', async () => {
      const { key } = await issue();
      const id = await idOf(key);
      wait(DAY);
      await expect(sessionsOf(storage).renew(id)).rejects.toMatchObject({ code: 'ERR_UNAUTHENTICATED' });
    });
  });

  describe('revoking', () => {
    test('ends every key of the chain at once, and no other chain', async () => {
      const [mine, unrelated] = [await issue(), await issue()];
      const successor = await renew(mine.key);
      await sessionsOf(storage).revoke(await idOf(mine.key));
      expect(await refusal(mine.key)).toBe('ERR_UNAUTHENTICATED');
      expect(await refusal(successor.key)).toBe('ERR_UNAUTHENTICATED');
      await present(unrelated.key);
    });

    test('leaves nothing alive, however renewing and revoking meet', async () => {
      const other = await harness.open();
      for (let round = 0; round < 8; round += 1) {
        const { key } = await issue();
        const id = await idOf(key);
        const [renewed] = await Promise.allSettled([
          createSessionKeys({ ...other, secret: storage.secret }, () => instant).renew(id),
          sessionsOf(storage).revoke(id),
        ]);
        expect(await refusal(key)).toBe('ERR_UNAUTHENTICATED');
        if (renewed.status === 'fulfilled')
          expect(await refusal(renewed.value.key)).toBe('ERR_UNAUTHENTICATED');
      }
    });
  });

  test('what a chain leaves behind goes when its user signs in after its end', async () => {
    const { key } = await issue();
    await renew(key);
    wait(30 * DAY);
    await issue();
    expect(await storage.db.selectFrom('apiKeys').selectAll().execute()).toHaveLength(1);
    expect(await storage.db.selectFrom('sessionKeys').selectAll().execute()).toHaveLength(1);
  });
});
