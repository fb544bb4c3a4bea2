import { describe, expect, test } from 'vitest';
import { summarizeBody } from '../harness/bodies.ts';
import { startService } from '../harness/start-service.ts';

const PATH = '/api/v1/optimize/summarize';

describe('summarize', () => {
  test('answers like the stages, and keeps nothing', async () => {
    const { call, storage } = await startService();
    const { status, body } = await call(PATH, { body: { ...summarizeBody, maxCharacters: 200 } });
    expect(status).toBe(200);
    expect(body.data.output).toBe(summarizeBody.input.slice(0, 200));
    expect(body.data.metadata).toMatchObject({
      model: 'faircopy-embedded',
      provider: 'embedded',
      credentialSource: 'managed',
      endpointHost: null,
      guard: { status: 'clean', restored: 0 },
    });
    expect(body.data.metadata).not.toHaveProperty('translationId');
    expect(await storage.db.selectFrom('translations').selectAll().execute()).toEqual([]);
    expect(await storage.db.selectFrom('events').selectAll().execute()).toEqual([]);
  });

  test('allows 4,000 characters where the request does not say, and counts code points', async () => {
    const { call } = await startService();
    const { body } = await call(PATH, { body: { input: 'a'.repeat(15_000) } });
    expect(body.data.output).toHaveLength(4_000);
    expect((await call(PATH, { body: { input: '😀'.repeat(15_000), maxCharacters: 200 } })).status).toBe(200);
  });

  test.each([
    ['an input that is too short', { input: 'too short' }, '/input'],
    ['an input that is too long', { input: 'a'.repeat(15_001) }, '/input'],
    ['no input', {}, '/input'],
    ['too few characters', { ...summarizeBody, maxCharacters: 199 }, '/maxCharacters'],
    ['too many characters', { ...summarizeBody, maxCharacters: 10_001 }, '/maxCharacters'],
    ['half a character', { ...summarizeBody, maxCharacters: 300.5 }, '/maxCharacters'],
  ])('refuses %s', async (_what, body, path) => {
    const { call } = await startService();
    const reply = await call(PATH, { body });
    expect(reply.status).toBe(400);
    expect(reply.body.error_code).toBe('ERR_VALIDATION_FAILED');
    expect(reply.body.details).toEqual([expect.objectContaining({ path })]);
  });

  test('refuses a model that is not listed', async () => {
    const { call } = await startService();
    const reply = await call(PATH, { body: { ...summarizeBody, managedModel: 'nobody' } });
    expect([reply.status, reply.body.error_code]).toEqual([400, 'ERR_MODEL_NOT_ALLOWED']);
  });

  test('spends quota, and is refused when there is none left; a test key goes on', async () => {
    const { call, storage, makeKey } = await startService({ FAIRCOPY_DEFAULT_TIER: 'pro' });
    const key = await makeKey({ mode: 'test' });
    await call(PATH, { body: summarizeBody });
    const [usage] = await storage.db.selectFrom('usage').selectAll().execute();
    expect(usage?.managedTokens).toBeGreaterThan(0);
    await storage.db.updateTable('usage').set({ managedTokens: 1_000_000 }).execute();
    const refused = await call(PATH, { body: summarizeBody });
    expect([refused.status, refused.body.quotaKey]).toEqual([403, 'managedTokens']);
    expect((await call(PATH, { body: summarizeBody, key })).status).toBe(200);
  });

  test('needs the scope of optimize', async () => {
    const { call, makeKey } = await startService();
    const key = await makeKey({ scopes: ['history:read'] });
    const reply = await call(PATH, { body: summarizeBody, key });
    expect([reply.status, reply.body.error_code]).toEqual([403, 'ERR_SCOPE_MISSING']);
  });

  test('does not exist under revision A, nor does language detection', async () => {
    const { call } = await startService({ FAIRCOPY_REVISION: 'A' });
    expect((await call(PATH, { body: summarizeBody })).status).toBe(404);
    expect((await call('/api/v1/detect-language', { body: { input: 'Guten Tag' } })).status).toBe(404);
  });
});
