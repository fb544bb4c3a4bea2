import { expect, test } from 'vitest';
import type { Model } from '../../src/models/model.ts';
import { translateBody } from '../harness/bodies.ts';
import { fakeModel } from '../harness/fake-model.ts';
import { STAND_IN, startService } from '../harness/start-service.ts';

test('a stop lets the request under way finish, and sends new ones away with when to come back', async () => {
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const model = fakeModel({ id: 'faircopy-embedded', answers: ['done'] });
  const slow: Model = {
    ...model,
    async *generate(...request) {
      started.resolve();
      await finish.promise;
      yield* model.generate(...request);
    },
  };
  const { call, service } = await startService({}, { ...STAND_IN, embedded: slow });
  const underWay = call('/api/v1/translate', { body: { ...translateBody, input: 'a text without code' } });
  await started.promise;
  const stopped = service[Symbol.asyncDispose]();

  const refused = await call('/api/v1/health');
  expect([refused.status, refused.body.error_code]).toEqual([503, 'ERR_UNAVAILABLE']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await call('/readyz')).status).toBe(503);
  expect((await call('/livez')).status).toBe(200);

  finish.resolve();
  expect((await underWay).status).toBe(200);
  await stopped;
  await expect(call('/api/v1/health')).rejects.toThrow();
});

test('a service that takes leave is not ready at once, and takes what proxies still send', async () => {
  const { call, service } = await startService({ FAIRCOPY_LEAVE_SECONDS: '1' });
  const stopped = service[Symbol.asyncDispose]();
  expect((await call('/readyz')).status).toBe(503);
  expect((await call('/livez')).status).toBe(200);
  const taken = await call('/api/v1/translate', { body: { ...translateBody, input: 'a text without code' } });
  expect([taken.status, taken.headers.get('connection')]).toEqual([200, 'close']);
  await stopped;
  await expect(call('/readyz')).rejects.toThrow();
});

test('stopping twice is harmless, and a stopped service leaves nothing behind that keeps the process', async () => {
  const { service } = await startService();
  await service[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});
