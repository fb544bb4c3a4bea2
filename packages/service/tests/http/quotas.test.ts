import { expect, test } from 'vitest';
import { optimizeBody, translateBody } from '../harness/bodies.ts';
import { startService } from '../harness/start-service.ts';

test('over the quota the answer is 403 with the figures, and a test key goes on', async () => {
  const { call, storage, makeKey } = await startService({ FAIRCOPY_DEFAULT_TIER: 'pro' });
  const testKey = await makeKey({ mode: 'test' });
  await call('/api/v1/optimize', { body: optimizeBody });
  await storage.db.updateTable('usage').set({ managedTokens: 1_000_000 }).execute();
  const { status, body } = await call('/api/v1/translate', { body: translateBody });
  expect(status).toBe(403);
  expect(body).toMatchObject({
    error_code: 'ERR_QUOTA_EXCEEDED',
    quotaKey: 'managedTokens',
    currentUsage: 1_000_000,
    limit: 1_000_000,
  });
  expect((await call('/api/v1/translate', { body: translateBody, key: testKey })).status).toBe(200);
  const invalid = await call('/api/v1/translate', { body: {} });
  expect(invalid.status).toBe(400);
});

test('a failed request gives its quota back', async () => {
  const { call, storage } = await startService({ FAIRCOPY_DEFAULT_TIER: 'pro' });
  const { status } = await call('/api/v1/translate', {
    body: { ...translateBody, input: 'please throw now' },
  });
  expect(status).toBe(500);
  const spent = await storage.db.selectFrom('usage').select(['managedTokens', 'reservedTokens']).execute();
  expect(spent.filter(({ managedTokens, reservedTokens }) => managedTokens + reservedTokens > 0)).toEqual([]);
});
