import { describe, expect, test } from 'vitest';
import type { Call } from './harness/client.ts';
import { startSignedIn } from './harness/signed-in.ts';
import { type RunningService, startService } from './harness/start-service.ts';

const ME = '/api/v1/me';
/** A route that anybody may call and that is counted. */
const REDIRECT = { path: '/api/v1/optimize-input', call: { method: 'POST', key: null } } as const;
/** What the revision says, and not what the harness does. */
const AS_PUBLISHED = { FAIRCOPY_LIMIT_IP_PER_15_MINUTES: '', FAIRCOPY_LIMIT_KEY_PER_MINUTE: '' };

const redirected = ({ call }: RunningService, forwarded?: string) =>
  call(REDIRECT.path, {
    ...REDIRECT.call,
    ...(forwarded === undefined ? {} : { headers: { 'x-forwarded-for': forwarded } }),
  });

function standing({ headers }: { readonly headers: Headers }) {
  const number = (name: string) => {
    const value = headers.get(name);
    return value === null ? null : Number(value);
  };
  return {
    limit: number('ratelimit-limit'),
    remaining: number('ratelimit-remaining'),
    reset: number('ratelimit-reset'),
    retryAfter: number('retry-after'),
  };
}

describe.each([
  ['A', 100],
  ['B', 180],
])('the limit of an address, revision %s', (revision, limit) => {
  test(`lets ${limit} requests pass in 15 minutes and refuses the next`, async () => {
    const service = await startService({ ...AS_PUBLISHED, FAIRCOPY_REVISION: revision });
    const started = Date.now() / 1000;
    for (let count = 1; count <= limit; count += 1) {
      const reply = await redirected(service);
      expect(reply.status).toBe(308);
      expect(standing(reply)).toMatchObject({ limit, remaining: limit - count, retryAfter: null });
    }
    const refusal = await redirected(service);
    expect(refusal.status).toBe(429);
    const { reset, retryAfter, ...rest } = standing(refusal);
    expect(rest).toEqual({ limit, remaining: 0 });
    expect(Math.abs((reset ?? 0) - started - 900)).toBeLessThan(15);
    expect(Math.abs((retryAfter ?? 0) - 900)).toBeLessThan(15);
    expect(refusal.body).toMatchObject({ success: false, error: expect.stringContaining('Repeat') });
    expect(refusal.body.error_code).toBe(revision === 'B' ? 'ERR_RATE_LIMITED' : undefined);
    expect((await service.call('/api/v1/health', { key: null })).status).toBe(200);
    expect((await service.call(ME)).status).toBe(429);
  });
});

describe('the limit of a key', () => {
  test('lets 100 requests pass in a minute and refuses the next, of this key alone', async () => {
    const service = await startService(AS_PUBLISHED);
    const started = Date.now() / 1000;
    const other = await service.makeKey();
    for (let count = 1; count <= 100; count += 1) {
      const reply = await service.call(ME);
      expect(reply.status).toBe(200);
      expect(standing(reply)).toMatchObject({ limit: 100, remaining: 100 - count });
    }
    const refusal = await service.call(ME);
    expect(refusal.status).toBe(429);
    const { limit, remaining, reset, retryAfter } = standing(refusal);
    expect({ limit, remaining }).toEqual({ limit: 100, remaining: 0 });
    expect(Math.abs((reset ?? 0) - started - 60)).toBeLessThan(15);
    expect(retryAfter).toBeGreaterThan(30);
    expect(retryAfter).toBeLessThanOrEqual(60);
    const reply = await service.call(ME, { key: other });
    expect(reply.status).toBe(200);
    // 102 of the address: less is left of its 180 than of the other key's 100.
    expect(standing(reply)).toMatchObject({ limit: 180, remaining: 78 });
  });

  test('counts a person with ID tokens as one key, whichever token they send', async () => {
    const { as } = await startSignedIn({ FAIRCOPY_LIMIT_KEY_PER_MINUTE: '3' });
    const statuses = [];
    for (const jti of ['a', 'b', 'c', 'd']) statuses.push((await as({ jti }, ME)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await as({ sub: 'somebody else' }, ME)).status).toBe(200);
  });

  test('comes after the credential, and before scope and body', async () => {
    const { call, makeKey } = await startService({ FAIRCOPY_LIMIT_KEY_PER_MINUTE: '1' });
    const key = await makeKey({ scopes: ['history:read'] });
    const statusOf = async (sent: Call) => (await call('/api/v1/optimize', sent)).status;
    expect(await statusOf({ key, body: {} })).toBe(403);
    expect(await statusOf({ key, body: {} })).toBe(429);
    expect(await statusOf({ body: {} })).toBe(400);
    expect(await statusOf({ body: {} })).toBe(429);
    expect(await statusOf({ body: {}, key: 'wrong' })).toBe(401);
  });

  test('is not spent by what has no credential', async () => {
    const service = await startService({ FAIRCOPY_LIMIT_IP_PER_15_MINUTES: '2' });
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await service.call(ME, { key: null })).status).toBe(401);
    }
    expect(standing(await service.call(ME)).remaining).toBe(1);
  });
});

describe('the address of a request', () => {
  const start = (trust: string) =>
    startService({ FAIRCOPY_LIMIT_IP_PER_15_MINUTES: '1', FAIRCOPY_TRUST_PROXY: trust });
  const statuses = async (service: RunningService, forwarded: readonly string[]) => {
    const found = [];
    for (const header of forwarded) found.push((await redirected(service, header)).status);
    return found;
  };

  test('is that of the connection when nobody is trusted, whatever X-Forwarded-For says', async () => {
    expect(await statuses(await start(''), ['203.0.113.1', '203.0.113.2'])).toEqual([308, 429]);
  });

  test('is what the one trusted proxy says, which stands on the right', async () => {
    const service = await start('1');
    expect(await statuses(service, ['203.0.113.1', '203.0.113.2'])).toEqual([308, 308]);
    const invented = ['198.51.100.1, 203.0.113.1', '198.51.100.2, 203.0.113.1', '127.0.0.1, 203.0.113.2'];
    expect(await statuses(service, invented)).toEqual([429, 429, 429]);
  });

  test('is the first from the right that is no trusted proxy', async () => {
    const service = await start('127.0.0.0/8,10.0.0.0/8');
    expect(await statuses(service, ['203.0.113.1, 10.1.2.3', '203.0.113.1, 10.9.9.9'])).toEqual([308, 429]);
    expect(await statuses(service, ['203.0.113.1, 203.0.113.7, 10.1.2.3'])).toEqual([308]);
    expect(await statuses(service, ['198.51.100.9, 203.0.113.7'])).toEqual([429]);
  });

  test('counts by the /64 for IPv6, without a port, and what is no address as one', async () => {
    const service = await start('1');
    expect(await statuses(service, ['2001:db8::1', '2001:db8::ffff', '2001:db8:0:1::1'])).toEqual([
      308, 429, 308,
    ]);
    expect(await statuses(service, ['203.0.113.9:4711', '203.0.113.9:4712'])).toEqual([308, 429]);
    expect(await statuses(service, ['unknown', 'nonsense'])).toEqual([308, 429]);
  });
});
