import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fakeModel, optimizeWork } from '../../tests/harness/fake-model.ts';
import { Fault } from '../errors.ts';
import { askModel } from './ask-model.ts';
import type { Model } from './model.ts';

const LONG = 60_000;

test('joins the texts of an answer up to its end', async () => {
  const model = fakeModel({ answers: ['one answer'] });
  expect(await askModel(model, optimizeWork('some input'), LONG)).toMatchObject({ output: 'one answer' });
});

test('a model that throws has failed, and the reason stays inside', async () => {
  const model = fakeModel({ fail: new Error('vendor says: bad key sk-123') });
  const fault = await askModel(model, optimizeWork('some input'), LONG).catch((error) => error);
  expect(fault).toMatchObject({ code: 'ERR_UPSTREAM_FAILED', message: 'The model failed to answer.' });
});

test("a model's own fault passes as it is", async () => {
  const busy = new Fault('ERR_UNAVAILABLE', 'busy');
  await expect(askModel(fakeModel({ fail: busy }), optimizeWork('some input'), LONG)).rejects.toBe(busy);
});

test('a model that is too slow is stopped', async () => {
  const model = fakeModel({ hang: true });
  await expect(askModel(model, optimizeWork('some input'), 5)).rejects.toMatchObject({
    code: 'ERR_UPSTREAM_TIMEOUT',
  });
});

test('a model that needs a while is given it, however short the limit is', async () => {
  const slow = fakeModel({ answers: ['at last'] });
  const { generate } = slow;
  const model: Model = {
    ...slow,
    leastMs: LONG,
    async *generate(...asked) {
      await delay(20);
      yield* generate(...asked);
    },
  };
  expect(await askModel(model, optimizeWork('some input'), 1)).toMatchObject({ output: 'at last' });
});

test('an answer without an end counts as a failure', async () => {
  const model = fakeModel({ answers: ['cut'], cut: true });
  await expect(askModel(model, optimizeWork('some input'), LONG)).rejects.toMatchObject({
    code: 'ERR_UPSTREAM_FAILED',
  });
});
