import { describe, expect, test } from 'vitest';
import { optimizeBody } from '../harness/bodies.ts';
import { startService } from '../harness/start-service.ts';

describe.each(['A', 'B'])('optimize, revision %s', (revision) => {
  test('answers with the text, its edits in both units, and no history', async () => {
    const { call, storage } = await startService({ FAIRCOPY_REVISION: revision });
    const { status, body } = await call('/api/v1/optimize', { body: optimizeBody });
    expect(status).toBe(200);
    expect(body.data.output).toBe(`Edited: ${optimizeBody.input}`);
    expect(body.data.metadata).toMatchObject({
      model: 'faircopy-embedded',
      guard: { status: 'clean', restored: 0 },
      edits: [{ start: 0, end: 0, startCodePoint: 0, endCodePoint: 0, replacement: 'Edited: ' }],
    });
    expect(body.data.metadata).not.toHaveProperty('translationId');
    expect(await storage.db.selectFrom('translations').selectAll().execute()).toEqual([]);
    expect(await storage.db.selectFrom('events').selectAll().execute()).toEqual([]);
  });
});

test('drops the properties of translate, and logs that it did', async () => {
  const { call, logged } = await startService();
  const body = {
    ...optimizeBody,
    format: 'Poem',
    tone: 'loud',
    customInstructions: 7,
    contextProjectId: 'p',
  };
  expect((await call('/api/v1/optimize', { body })).status).toBe(200);
  expect(logged()).toContain('"ignored":["format","tone","customInstructions","contextProjectId"]');
});

test('gives the same answer to the same request', async () => {
  const { call } = await startService();
  const one = await call('/api/v1/optimize', { body: optimizeBody });
  const two = await call('/api/v1/optimize', { body: optimizeBody });
  expect(two.body.data.output).toBe(one.body.data.output);
});

test('gives the input back whole when what must be kept was lost', async () => {
  const { call } = await startService();
  const input = 'please lose `deploy.sh` from this text';
  const { body } = await call('/api/v1/optimize', { body: { ...optimizeBody, input } });
  expect(body.data).toMatchObject({
    output: input,
    metadata: { edits: [], guard: { status: 'repaired', restored: 1 } },
  });
});
