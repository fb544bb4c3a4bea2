import { expect, test } from 'vitest';
import { onEveryDialect } from '../../tests/storage-matrix.ts';
import { readSettings } from '../settings/read.ts';
import { authenticateKey } from './authenticate-key.ts';
import { prepareFirstStart } from './first-start.ts';

const settings = readSettings({});

onEveryDialect('the first start', (harness) => {
  test('makes an owner with a key that opens everything, and the second start makes neither', async () => {
    const storage = await harness.open();
    const first = await prepareFirstStart(storage, settings);
    const principal = await authenticateKey(storage.db, settings.plans, first?.key ?? '');
    expect(principal).toMatchObject({ tier: 'enterprise', credential: { kind: 'key', mode: 'live' } });
    expect([...principal.scopes]).toEqual([...settings.revision.scopes.api]);
    expect(await prepareFirstStart(storage, settings)).toBeNull();
    expect(await storage.db.selectFrom('users').select('id').execute()).toEqual([{ id: principal.userId }]);
  });

  test('makes an owner without a key where the plan has no keys', async () => {
    const storage = await harness.open();
    const plans = {
      ...settings.plans,
      keyless: { features: [], managedTokensPerMonth: null, maxApiKeys: 0 },
    };
    const first = await prepareFirstStart(storage, { ...settings, plans, defaultTier: 'keyless' });
    expect(first).toMatchObject({ userId: expect.stringMatching(/^usr_/), key: null });
    expect(await storage.db.selectFrom('apiKeys').select('id').execute()).toEqual([]);
  });

  test('happens once when several processes start at the same moment', async () => {
    const storages = [await harness.open(), await harness.open(), await harness.open()];
    const results = await Promise.all(storages.map((storage) => prepareFirstStart(storage, settings)));
    expect(results.filter((result) => result !== null)).toHaveLength(1);
    const [one] = storages;
    expect(await one?.db.selectFrom('apiKeys').select('id').execute()).toHaveLength(1);
  });
});
