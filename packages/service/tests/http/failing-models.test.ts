import { expect, test } from 'vitest';
import { optimizeBody, translateBody } from '../harness/bodies.ts';
import { STAND_IN_WORKER } from '../harness/stand-in.ts';
import { STAND_IN, startService } from '../harness/start-service.ts';

const STAGES = [
  ['optimize', optimizeBody],
  ['translate', translateBody],
] as const;

test.each(STAGES)('%s answers 500 when the worker dies, and works again', async (stage, body) => {
  const { call, storage } = await startService();
  const dead = await call(`/api/v1/${stage}`, { body: { ...body, input: 'please die here' } });
  expect([dead.status, dead.body.error_code]).toEqual([500, 'ERR_UPSTREAM_FAILED']);
  expect((await call(`/api/v1/${stage}`, { body })).status).toBe(200);
  expect(await storage.db.selectFrom('usage').select('reservedTokens').execute()).toMatchObject([
    { reservedTokens: 0 },
  ]);
});

test.each(STAGES)('%s answers 504 when the model is too slow, and works again', async (stage, body) => {
  const { call, storage } = await startService(
    { FAIRCOPY_UPSTREAM_TIMEOUT_MS: '1500' },
    { ...STAND_IN, leastAnswerMs: 0 },
  );
  const slow = await call(`/api/v1/${stage}`, { body: { ...body, input: 'please hang here' } });
  expect([slow.status, slow.body.error_code]).toEqual([504, 'ERR_UPSTREAM_TIMEOUT']);
  expect(await storage.db.selectFrom('translations').selectAll().execute()).toEqual([]);
  // another thread may take longer to load than one request waits
  await expect
    .poll(async () => (await call(`/api/v1/${stage}`, { body })).status, { timeout: 20_000 })
    .toBe(200);
});

test('what went wrong is in the log under the id of the answer, without the text', async () => {
  const { call, key, logged } = await startService();
  const secret = 'please throw: my private text';
  const { headers, body } = await call('/api/v1/translate', { body: { ...translateBody, input: secret } });
  expect(body.error).toBe('The model failed to answer.');
  expect(logged()).toContain(headers.get('x-request-id'));
  expect(logged()).toContain('ERR_UPSTREAM_FAILED');
  expect(logged()).not.toContain(key);
  expect(logged()).not.toContain('private');
});

test('more work than there is room for is sent away with when to come back', async () => {
  const { call } = await startService({}, { pool: { threads: 1, worker: STAND_IN_WORKER, mostAnswers: 1 } });
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => call('/api/v1/optimize', { body: optimizeBody })),
  );
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  for (const { headers, body } of refused) {
    expect([body.error_code, headers.get('retry-after')]).toEqual(['ERR_UNAVAILABLE', '2']);
  }
});
