import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { describe, expect, test } from 'vitest';
import { optimizeBody, refineBody } from '../harness/bodies.ts';
import { startSignedIn } from '../harness/signed-in.ts';
import { startService } from '../harness/start-service.ts';

const ME = '/api/v1/me';
const PROFILE = '/api/v1/me/profile';
const UNLIMITED = 2_147_483_647;
const MONTH = new Date().toISOString().slice(0, 7);

describe('identity', () => {
  test('reports a plan without limits as the largest number, with flags', async () => {
    const { call } = await startService();
    const { body } = await call(ME);
    expect(body.data).toEqual({
      userId: expect.stringMatching(/^usr_/),
      tier: 'enterprise',
      features: ['apiAccess', 'iterativeRefinement', 'customProvider'],
      limits: { managedTokensPerMonth: UNLIMITED, maxApiKeys: UNLIMITED },
      usage: { refinementCount: 0, currentPeriod: MONTH },
      quotas: {
        managedTokens: UNLIMITED,
        apiKeys: UNLIMITED,
        managedTokensUnlimited: true,
        apiKeysUnlimited: true,
      },
    });
  });

  test('reports a plan with limits under the names of the revision', async () => {
    const { call } = await startService({ FAIRCOPY_REVISION: 'A', FAIRCOPY_DEFAULT_TIER: 'free' });
    expect((await call(ME)).body.data).toMatchObject({
      tier: 'free',
      features: ['apiAccess'],
      limits: { managedTokens: 50_000, apiKeys: 1 },
      quotas: {
        managedTokens: 50_000,
        apiKeys: 1,
        managedTokensUnlimited: false,
        apiKeysUnlimited: false,
      },
    });
  });

  test('counts refinements, of which those with a test key are none', async () => {
    const { call, makeKey } = await startService();
    await call('/api/v1/refine', { body: refineBody });
    await call('/api/v1/refine', { body: refineBody, key: await makeKey({ mode: 'test' }) });
    await call('/api/v1/optimize', { body: optimizeBody });
    expect((await call(ME)).body.data['usage']).toEqual({ refinementCount: 1, currentPeriod: MONTH });
  });

  test('is one and the same for every token and key of a person', async () => {
    const { as, call, signIn } = await startSignedIn();
    const first = (await as({}, ME)).body.data['userId'];
    expect((await as({ jti: 'another' }, ME)).body.data['userId']).toBe(first);
    expect((await call(ME, { key: await signIn() })).body.data['userId']).toBe(first);
    expect((await as({ sub: 'somebody else' }, ME)).body.data['userId']).not.toBe(first);
  });

  test('is asked for as HTTP asks for it', async () => {
    const { call } = await startService();
    const missing = await call('/api/v1/me', { key: null });
    const wrong = await call('/api/v1/me', { key: null, headers: { authorization: 'Bearer x' } });
    expect([missing, wrong].map(({ status, headers }) => [status, headers.get('www-authenticate')])).toEqual([
      [401, 'Bearer realm="Faircopy"'],
      [401, 'Bearer realm="Faircopy", error="invalid_token"'],
    ]);
  });

  test('is confirmed', async () => {
    const { as, call } = await startSignedIn();
    for (const reply of [await as({}, '/api/v1/auth/confirm'), await call('/api/v1/auth/confirm')]) {
      expect(reply.body.data).toEqual({ userId: expect.stringMatching(/^usr_/), confirmed: true });
    }
  });
});

describe('a profile', () => {
  test('is empty, then what it is set to, for its user alone', async () => {
    const { as } = await startSignedIn();
    expect((await as({}, PROFILE)).body.data).toEqual({ customInstructions: '' });
    const body = { customInstructions: 'Write British English.' };
    expect((await as({}, PROFILE, { method: 'PUT', body })).body.data).toEqual(body);
    expect((await as({}, PROFILE)).body.data).toEqual(body);
    expect((await as({ sub: 'two' }, PROFILE)).body.data).toEqual({ customInstructions: '' });
    await as({}, PROFILE, { method: 'PUT', body: { customInstructions: '' } });
    expect((await as({}, PROFILE)).body.data).toEqual({ customInstructions: '' });
  });

  test('counts characters, not code units, and holds what a store cannot as U+FFFD', async () => {
    const { call } = await startService();
    const long = '😀'.repeat(10_000);
    const put = (customInstructions: string) =>
      call(PROFILE, { method: 'PUT', body: { customInstructions } });
    expect((await put(long)).status).toBe(200);
    expect((await put(`${long}x`)).status).toBe(400);
    expect((await put('a\u0000b')).body.data).toEqual({ customInstructions: 'a\uFFFDb' });
  });
});

describe('entitlements', () => {
  test('are signed with a key that is published, and say what identity says', async () => {
    const { call, address } = await startService({ FAIRCOPY_DEFAULT_TIER: 'pro' });
    const before = Date.now();
    const { body } = await call('/api/v1/me/entitlements');
    const keys = createLocalJWKSet(JSON.parse((await call('/.well-known/jwks.json', { key: null })).text));
    const { payload } = await jwtVerify(String(body.data['token']), keys, {
      issuer: address,
      audience: 'faircopy-client',
      algorithms: ['EdDSA'],
    });
    const { userId, tier, features, limits } = (await call(ME)).body.data;
    expect(payload).toMatchObject({ sub: userId, tier, features, limits });
    const end = Date.parse(String(body.data['expiresAt']));
    expect(end).toBe((payload.exp ?? 0) * 1_000);
    expect(Math.abs(end - before - 3_600_000)).toBeLessThan(15_000);
  });

  test('and their keys do not exist in revision A', async () => {
    const { call } = await startService({ FAIRCOPY_REVISION: 'A' });
    expect((await call('/api/v1/me/entitlements')).status).toBe(404);
    expect((await call('/.well-known/jwks.json')).status).toBe(404);
  });
});

test('a plan of the configuration file is what identity reports', async () => {
  const { settings, stop } = await startService();
  const file = join(settings.dataDirectory, 'plans.json');
  const plans = { tiny: { features: ['apiAccess'], managedTokensPerMonth: 0, maxApiKeys: 2 } };
  await writeFile(file, JSON.stringify({ plans }));
  const { call } = await startService({ FAIRCOPY_CONFIG: file, FAIRCOPY_DEFAULT_TIER: 'tiny' });
  expect((await call(ME)).body.data).toMatchObject({
    limits: { managedTokensPerMonth: 0, maxApiKeys: 2 },
    quotas: { managedTokensUnlimited: false },
  });
  const refusal = await call('/api/v1/optimize', { body: optimizeBody });
  expect(refusal.status).toBe(403);
  expect(refusal.body).toMatchObject({ quotaKey: 'managedTokens', currentUsage: 0, limit: 0 });
  await stop();
});
