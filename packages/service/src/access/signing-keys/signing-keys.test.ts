import { expect, test } from 'vitest';
import { onEveryDialect } from '../../../tests/storage-matrix.ts';
import { Secret } from '../../settings/secret.ts';
import type { Storage } from '../../storage/storage.ts';
import { createSigningKeys, type KeySet } from './signing-keys.ts';

const DAY = 86_400_000_000;
const signs = (set: KeySet) => set.privateKeys[0].kid;
const published = (set: KeySet) => set.published.keys.map((key) => key.kid);

onEveryDialect('signing keys', ({ open }) => {
  const keysAt = (storage: Storage, clock: () => number) =>
    createSigningKeys(storage, { purpose: 'tests', algorithm: 'EdDSA', clock });

  test('are made once, however many processes need them first', async () => {
    const storages = [await open(), await open()];
    const sets = await Promise.all(storages.map((storage) => keysAt(storage, () => DAY).current()));
    expect(new Set(sets.map(signs)).size).toBe(1);
    expect(sets.flatMap(published)).toHaveLength(2);
  });

  test('publish public halves, and keep private ones sealed', async () => {
    const storage = await open();
    const set = await keysAt(storage, () => DAY).current();
    expect(set.published.keys).toEqual([
      { kty: 'OKP', crv: 'Ed25519', x: expect.any(String), kid: signs(set), alg: 'EdDSA', use: 'sig' },
    ]);
    const rows = JSON.stringify(await storage.db.selectFrom('signingKeys').selectAll().execute());
    expect(rows).not.toContain(set.privateKeys[0].d);
  });

  test('are replaced over time, and every process follows', async () => {
    const storages = [await open(), await open()];
    let instant = DAY;
    const [one, other] = storages.map((storage) => keysAt(storage, () => instant));
    if (one === undefined || other === undefined) throw new Error('no storage');
    const first = await one.current();
    await other.current();

    instant = 90 * DAY;
    const both = await one.current();
    expect(signs(both)).toBe(signs(first));
    expect(published(both)).toHaveLength(2);
    expect(published(await other.current())).toEqual(published(both));

    instant = 91 * DAY + 1;
    const second = await other.current();
    expect(signs(second)).toBe(published(both)[1]);
    expect(published(second)).toEqual(published(both));
    expect(second.privateKeys).toHaveLength(2);

    instant = 92 * DAY + 1;
    expect(published(await one.current())).toEqual([signs(second)]);
    expect(await storages[0]?.db.selectFrom('signingKeys').select('kid').execute()).toHaveLength(1);
  });

  test('are the same object while nothing changed, and asked for again within a second at most', async () => {
    const storage = await open();
    let instant = DAY;
    const keys = keysAt(storage, () => instant);
    const set = await keys.current();
    instant += 61_000_000;
    expect(await keys.current()).toBe(set);
    await storage.db.deleteFrom('signingKeys').execute();
    expect(await keys.refreshed()).toBe(set);
    instant += 1_000_000;
    expect(await keys.refreshed()).not.toBe(set);
  });

  test('of another master secret are as good as lost', async () => {
    const storage = await open();
    const before = await keysAt(storage, () => DAY).current();
    const secret = new Secret('another master secret, as long as the first was');
    const after = await createSigningKeys(
      { db: storage.db, secret },
      { purpose: 'tests', algorithm: 'EdDSA', clock: () => DAY },
    ).current();
    expect(signs(after)).not.toBe(signs(before));
    expect(published(after)).toEqual([signs(after)]);
  });

  test('of one purpose are not those of another', async () => {
    const storage = await open();
    const one = await keysAt(storage, () => DAY).current();
    const other = await createSigningKeys(storage, { purpose: 'other', algorithm: 'RS256' }).current();
    expect(published(other)).not.toEqual(published(one));
    expect(other.published.keys[0]).toMatchObject({ kty: 'RSA', alg: 'RS256', use: 'sig' });
  });
});
