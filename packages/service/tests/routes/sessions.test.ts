import { describe, expect, test } from 'vitest';
import { optimizeBody } from '../harness/bodies.ts';
import { startSignedIn } from '../harness/signed-in.ts';

const ISSUE = '/api/v1/auth/session-key';
const RENEW = '/api/v1/auth/session-renew';
const REVOKE = '/api/v1/auth/session-revoke';
const CONFIRM = '/api/v1/auth/confirm';
const DAY_MS = 86_400_000;

describe('a session key', () => {
  test('comes for an ID token, for 24 hours, and opens what an API key opens', async () => {
    const { as, call } = await startSignedIn();
    const before = Date.now();
    const { status, body } = await as({}, ISSUE, { body: {} });
    expect(status).toBe(201);
    expect(body.data).toEqual({
      key: expect.stringMatching(/^fc_sess_/),
      expiresAt: expect.any(String),
      scopes: ['optimize:write'],
    });
    const lifetime = Date.parse(String(body.data['expiresAt'])) - before;
    expect(Math.abs(lifetime - DAY_MS)).toBeLessThan(10_000);
    const key = String(body.data['key']);
    expect((await call('/api/v1/optimize', { key, body: optimizeBody })).status).toBe(200);
  });

  test('carries the scopes asked for and no others', async () => {
    const { as, call } = await startSignedIn();
    const { body } = await as({}, ISSUE, { body: { scopes: ['history:read', 'history:read'], label: 'x' } });
    expect(body.data['scopes']).toEqual(['history:read']);
    const refusal = await call('/api/v1/optimize', { key: String(body.data['key']), body: optimizeBody });
    expect(refusal.status).toBe(403);
    expect(refusal.body.error_code).toBe('ERR_SCOPE_MISSING');
  });

  test.each([
    ['no scope at all', { scopes: [] }],
    ['an unknown scope', { scopes: ['admin'] }],
    ['a label that is too long', { label: 'x'.repeat(101) }],
    ['no body', undefined],
  ])('is not issued with %s', async (_what, body) => {
    const { as } = await startSignedIn();
    const call = body === undefined ? { method: 'POST' } : { body };
    expect((await as({}, ISSUE, call)).status).toBe(400);
  });

  test('is not issued for a key', async () => {
    const { call, signIn } = await startSignedIn();
    expect((await call(ISSUE, { body: {} })).status).toBe(401);
    expect((await call(ISSUE, { key: await signIn(), body: {} })).status).toBe(401);
  });

  test('is renewed by itself, keeps its scopes, and the successor works', async () => {
    const { call, signIn } = await startSignedIn();
    const key = await signIn({ scopes: ['history:read', 'notes:write'] });
    const renewed = await call(RENEW, { key, method: 'POST' });
    expect(renewed.status).toBe(201);
    expect(renewed.body.data['scopes']).toEqual(['history:read', 'notes:write']);
    const successor = String(renewed.body.data['key']);
    expect(successor).not.toBe(key);
    for (const good of [key, successor]) expect((await call(CONFIRM, { key: good })).status).toBe(200);
    expect((await call(RENEW, { key, method: 'POST' })).body.data['key']).toBe(successor);
  });

  test('is the only thing that renews or revokes', async () => {
    const { call, as, key } = await startSignedIn();
    for (const path of [RENEW, REVOKE]) {
      expect((await call(path, { key, method: 'POST' })).status).toBe(401);
      expect((await as({}, path, { method: 'POST' })).status).toBe(401);
    }
  });

  test('is refused at once when its session is revoked, and so are its successors', async () => {
    const { call, signIn } = await startSignedIn();
    const [key, other] = [await signIn(), await signIn()];
    const successor = String((await call(RENEW, { key, method: 'POST' })).body.data['key']);
    const revoked = await call(REVOKE, { key: successor, method: 'POST' });
    expect(revoked.body).toEqual({ success: true, data: null });
    for (const bad of [key, successor]) {
      expect((await call(CONFIRM, { key: bad })).status).toBe(401);
      expect((await call(RENEW, { key: bad, method: 'POST' })).status).toBe(401);
    }
    expect((await call(CONFIRM, { key: other })).status).toBe(200);
  });

  test('can be had in revision A, but neither renewed nor revoked', async () => {
    const { call, signIn } = await startSignedIn({ FAIRCOPY_REVISION: 'A' });
    const key = await signIn();
    expect((await call(CONFIRM, { key })).status).toBe(200);
    for (const path of [RENEW, REVOKE]) expect((await call(path, { key, method: 'POST' })).status).toBe(404);
  });
});
