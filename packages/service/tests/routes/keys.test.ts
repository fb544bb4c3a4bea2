import { describe, expect, test } from 'vitest';
import { startSignedIn } from '../harness/signed-in.ts';
import { STAND_IN, startService } from '../harness/start-service.ts';

const KEYS = '/api/v1/keys';
const ME = '/api/v1/me';

describe('keys of a person who is signed in', () => {
  test('are made, listed without the key itself, used and revoked', async () => {
    const { as, call } = await startSignedIn();
    const made = await as({}, KEYS, { body: { label: 'laptop', mode: 'live', scopes: ['history:read'] } });
    expect(made.status).toBe(201);
    const { key, id, preview } = made.body.data;
    expect(key).toMatch(/^fc_live_/);
    expect(made.body.data).toMatchObject({ mode: 'live', scopes: ['history:read'], expiresAt: null });

    expect((await call(ME, { key: String(key) })).status).toBe(200);
    const listed = await as({}, KEYS);
    expect(listed.body.data).toMatchObject([{ id, preview, label: 'laptop' }]);
    expect(listed.body.data[0]).toHaveProperty('lastUsedAt', expect.any(String));
    expect(listed.text).not.toContain(String(key));

    const revoked = await as({}, `${KEYS}/${id}`, { method: 'DELETE' });
    expect(revoked.body).toEqual({ success: true, data: null });
    expect((await call(ME, { key: String(key) })).status).toBe(401);
    expect((await as({}, KEYS)).body.data).toEqual([]);
  });

  test('carry optimize:write unless they are asked to carry something else', async () => {
    const { as } = await startSignedIn();
    const { body } = await as({}, KEYS, { body: { mode: 'test' } });
    expect(body.data).toMatchObject({ mode: 'test', scopes: ['optimize:write'] });
    expect(body.data['key']).toMatch(/^fc_test_/);
  });

  test('are unknown to anybody else', async () => {
    const { as, call } = await startSignedIn();
    const { body } = await as({ sub: 'one' }, KEYS, { body: { mode: 'live' } });
    const { key, id } = body.data;
    expect((await as({ sub: 'two' }, KEYS)).body.data).toEqual([]);
    expect((await as({ sub: 'two' }, `${KEYS}/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await as({ sub: 'two' }, `${KEYS}/key_absent`, { method: 'DELETE' })).status).toBe(404);
    expect((await call(ME, { key: String(key) })).status).toBe(200);
  });

  test('cannot be managed with a key', async () => {
    const { call, key } = await startSignedIn();
    expect((await call(KEYS)).status).toBe(401);
    expect((await call(KEYS, { body: { mode: 'live' } })).status).toBe(401);
    const asBearer = await call(KEYS, { key: null, headers: { authorization: `Bearer ${key}` } });
    expect(asBearer.status).toBe(401);
    expect(asBearer.body.error).toContain('x-api-key');
  });

  test.each([
    ['a moment that is past', '2020-01-01T00:00:00Z'],
    ['a moment too far away to be exact', '9999-12-31T23:59:59Z'],
    ['no moment', 'tomorrow'],
  ])('do not expire at %s', async (_what, expiresAt) => {
    const { as } = await startSignedIn();
    const { status, body } = await as({}, KEYS, { body: { mode: 'live', expiresAt } });
    expect(status).toBe(400);
    expect(body.details).toMatchObject([{ path: '/expiresAt' }]);
  });

  test('cease to work when they expire', async () => {
    const { as, call } = await startSignedIn();
    const expiresAt = new Date(Date.now() + 1_500).toISOString();
    const { body } = await as({}, KEYS, { body: { mode: 'live', expiresAt } });
    const key = String(body.data['key']);
    expect((await call(ME, { key })).status).toBe(200);
    await expect.poll(async () => (await call(ME, { key })).status).toBe(401);
    expect((await call(ME, { key })).body.error_code).toBe('ERR_CREDENTIAL_EXPIRED');
  });

  test('have labels that every store can hold', async () => {
    const { as } = await startSignedIn();
    await as({}, KEYS, { body: { mode: 'live', label: 'a\u0000b \ud800 😀' } });
    expect((await as({}, KEYS)).body.data).toMatchObject([{ label: 'a\uFFFDb \uFFFD 😀' }]);
  });

  test('are as many as the plan allows and no more, however many are asked for at once', async () => {
    const { as } = await startSignedIn({ FAIRCOPY_DEFAULT_TIER: 'pro' });
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => as({}, KEYS, { body: { mode: 'live' } })),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(5);
    const refusal = replies.find(({ status }) => status === 403);
    expect(refusal?.body).toMatchObject({
      error_code: 'ERR_QUOTA_EXCEEDED',
      quotaKey: 'apiKeys',
      currentUsage: 5,
      limit: 5,
    });
    await as({}, '/api/v1/auth/session-key', { body: {} });
    const [first] = (await as({}, KEYS)).body.data as unknown as { id: string }[];
    await as({}, `${KEYS}/${first?.id}`, { method: 'DELETE' });
    expect((await as({}, KEYS, { body: { mode: 'test' } })).status).toBe(201);
    expect((await as({ sub: 'another' }, KEYS, { body: { mode: 'live' } })).status).toBe(201);
  });

  test('cannot carry scopes that the revision does not have', async () => {
    const { as } = await startSignedIn({ FAIRCOPY_REVISION: 'A' });
    const body = { mode: 'live', scopes: ['notes:write'] };
    const refusal = await as({}, KEYS, { body });
    expect(refusal.status).toBe(400);
    expect(refusal.body.error_code).toBeUndefined();
  });
});

test('without an outside issuer nobody gets in with a token of one', async () => {
  const { call } = await startService({}, STAND_IN);
  const headers = { authorization: 'Bearer aaaa.bbbb.cccc' };
  expect((await call(KEYS, { key: null, headers })).status).toBe(401);
});
