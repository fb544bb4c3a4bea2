import type { AdapterPayload } from 'oidc-provider';
import { expect, test } from 'vitest';
import { onEveryDialect } from '../../../tests/storage-matrix.ts';
import { Secret } from '../../settings/secret.ts';
import { now } from '../../storage/instant.ts';
import { createSealer } from '../../storage/seal.ts';
import type { Storage } from '../../storage/storage.ts';
import { createRecords } from './records.ts';

const sealer = createSealer(new Secret('a master secret of some length, long enough'), 'tests');
const recordsOf = (storage: Storage, model: string) => createRecords(storage.db, sealer)(model);

onEveryDialect('records of the issuer', ({ open }) => {
  test('are found again by id, and a later one replaces an earlier', async () => {
    const codes = recordsOf(await open(), 'AuthorizationCode');
    expect(await codes.find('one')).toBeUndefined();
    await codes.upsert('one', { accountId: 'usr_1', scope: 'openid' }, 60);
    await codes.upsert('one', { accountId: 'usr_1', scope: 'openid profile' }, 60);
    expect(await codes.find('one')).toEqual({ accountId: 'usr_1', scope: 'openid profile' });
    await codes.destroy('one');
    expect(await codes.find('one')).toBeUndefined();
  });

  test('are found by user code, and sessions by their second name, each in its own model', async () => {
    const storage = await open();
    const payload: AdapterPayload = { userCode: 'BCDFGHJK', uid: 'second' };
    await recordsOf(storage, 'DeviceCode').upsert('device', payload, 60);
    await recordsOf(storage, 'Session').upsert('session', { uid: 'second' }, 60);
    expect(await recordsOf(storage, 'DeviceCode').findByUserCode('BCDFGHJK')).toEqual(payload);
    expect(await recordsOf(storage, 'DeviceCode').findByUid('second')).toBeUndefined();
    expect(await recordsOf(storage, 'Session').findByUid('second')).toEqual({ uid: 'second' });
  });

  test('are used once, by whichever of many requests and processes comes first', async () => {
    const storages = [await open(), await open()];
    const [first] = storages;
    if (first === undefined) throw new Error('no storage');
    await recordsOf(first, 'RefreshToken').upsert('token', {}, 60);
    const uses = await Promise.allSettled(
      storages.flatMap((storage) =>
        Array.from({ length: 10 }, () => recordsOf(storage, 'RefreshToken').consume('token')),
      ),
    );
    expect(uses.filter((use) => use.status === 'fulfilled')).toHaveLength(1);
    const refused = uses.find((use) => use.status === 'rejected');
    expect(refused?.reason).toMatchObject({ error: 'invalid_grant', statusCode: 400 });
    await recordsOf(first, 'RefreshToken').upsert('token', { scope: 'openid' }, 60);
    expect(await recordsOf(first, 'RefreshToken').find('token')).toHaveProperty('consumed');
  });

  test('of a grant die together, whatever their model', async () => {
    const storage = await open();
    for (const [model, grantId] of [
      ['AccessToken', 'grant'],
      ['RefreshToken', 'grant'],
      ['RefreshToken', 'other'],
    ] as const) {
      await recordsOf(storage, model).upsert(`${model} ${grantId}`, { grantId }, 60);
    }
    await recordsOf(storage, 'AccessToken').revokeByGrantId('grant');
    expect(await recordsOf(storage, 'RefreshToken').find('RefreshToken grant')).toBeUndefined();
    expect(await recordsOf(storage, 'RefreshToken').find('RefreshToken other')).toBeDefined();
  });

  test('show nothing that opens anything in a copy of the store', async () => {
    const storage = await open();
    await recordsOf(storage, 'Session').upsert(
      'the-session-id',
      { jti: 'the-session-id', uid: 'the-uid' },
      60,
    );
    const rows = JSON.stringify(await storage.db.selectFrom('issuerRecords').selectAll().execute());
    expect(rows).not.toContain('the-session-id');
    expect(rows).not.toContain('the-uid');
    const [row] = await storage.db.selectFrom('issuerRecords').select('payload').execute();
    await recordsOf(storage, 'Session').upsert('another', {}, 60);
    await storage.db
      .updateTable('issuerRecords')
      .set({ payload: row?.payload ?? '' })
      .execute();
    expect(await recordsOf(storage, 'Session').find('another')).toBeUndefined();
  });

  test('are deleted an hour after they expired', async () => {
    const storage = await open();
    await recordsOf(storage, 'Session').upsert('long', {}, 7_200);
    await recordsOf(storage, 'Session').upsert('short', {}, 60);
    await storage.db
      .updateTable('issuerRecords')
      .set({ expiresAt: now() - 7_200_000_000 })
      .execute();
    await recordsOf(storage, 'Session').upsert('new', {}, 60);
    expect(await storage.db.selectFrom('issuerRecords').select('model').execute()).toHaveLength(1);
  });
});
