import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RateLimits } from '../settings/settings.ts';
import { type CountedRequest, createRequestLimits } from './limits.ts';
import type { Principal } from './principal.ts';

function someone(id: string, kind: Principal['credential']['kind'] = 'key'): Principal {
  return {
    userId: 'usr_1',
    tier: 'free',
    features: new Set(),
    scopes: new Set(),
    credential: { kind, id, mode: 'live' },
  };
}

/** Limits that are off but for those given, and a request that is ordinary but for what is given. */
function limitsOf(limits: Partial<RateLimits>) {
  const off = { keyPerMinute: 0, ipPer15Minutes: 0, desktopPerMinute: 0, desktopSessionPerMinute: 0 };
  const { count } = createRequestLimits({ ...off, ...limits }, null);
  return (request: Partial<CountedRequest>) =>
    count({ principal: undefined, address: '203.0.113.9', slot: 'ordinary', ...request });
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('limits per key and address', () => {
  test('count a key for itself and say when its minute ends', async () => {
    const limits = limitsOf({ keyPerMinute: 2 });
    const count = (id: string) => limits({ principal: someone(id) });
    expect(await count('key_1')).toEqual({
      name: 'key',
      allowed: true,
      limit: 2,
      remaining: 1,
      resetsAt: 1_800_000_060,
      secondsLeft: 60,
    });
    expect(await count('key_1')).toMatchObject({ allowed: true, remaining: 0 });
    expect(await count('key_1')).toMatchObject({ allowed: false, remaining: 0 });
    expect(await count('key_2')).toMatchObject({ allowed: true, remaining: 1 });
    vi.advanceTimersByTime(60_001);
    expect(await count('key_1')).toMatchObject({ allowed: true, remaining: 1 });
  });

  test('count the ID tokens of a user as one', async () => {
    const limits = limitsOf({ keyPerMinute: 1 });
    const count = (id: string) => limits({ principal: someone(id, 'id-token') });
    expect((await count('jti-1'))?.allowed).toBe(true);
    expect((await count('jti-2'))?.allowed).toBe(false);
  });

  test('report the one with less left, and the one that refuses before any other', async () => {
    const limits = limitsOf({ keyPerMinute: 1, ipPer15Minutes: 3 });
    const count = (principal?: Principal) => limits({ principal });
    expect(await count(someone('key_1'))).toMatchObject({ limit: 1, remaining: 0, allowed: true });
    expect(await count(someone('key_1'))).toMatchObject({ limit: 1, allowed: false });
    expect(await count(someone('key_2'))).toMatchObject({ allowed: true, remaining: 0 });
    expect(await count(someone('key_3'))).toMatchObject({ limit: 3, allowed: false });
    expect(await count()).toMatchObject({ limit: 3, allowed: false, resetsAt: 1_800_000_900 });
  });

  test('count a whole IPv6 network as one address', async () => {
    const limits = limitsOf({ ipPer15Minutes: 1 });
    const count = (address: string) => limits({ address });
    expect((await count('2001:db8::1'))?.allowed).toBe(true);
    expect((await count('2001:db8::2'))?.allowed).toBe(false);
    expect((await count('2001:db8:0:1::1'))?.allowed).toBe(true);
  });

  test('count desktop sessions per user, whichever credential asks', async () => {
    const limits = limitsOf({ keyPerMinute: 9, desktopSessionPerMinute: 1 });
    const ask = (principal: Principal) => limits({ principal, slot: 'desktop-session' });
    expect(await ask(someone('key_1', 'session'))).toMatchObject({ allowed: true, limit: 1, remaining: 0 });
    expect(await ask(someone('jti-1', 'id-token'))).toMatchObject({ allowed: false, limit: 1 });
    expect(await ask({ ...someone('key_2', 'session'), userId: 'usr_2' })).toMatchObject({ allowed: true });
    expect(await limits({ principal: someone('key_3', 'session') })).toMatchObject({ limit: 9 });
  });

  test('count what a desktop device writes apart from what it reads', async () => {
    const limits = limitsOf({ desktopPerMinute: 1 });
    const write = (id: string) => limits({ principal: someone(id, 'desktop'), slot: 'desktop-write' });
    expect((await write('device-1'))?.allowed).toBe(true);
    expect((await write('device-1'))?.allowed).toBe(false);
    expect((await write('device-2'))?.allowed).toBe(true);
    expect(await limits({ principal: someone('device-1', 'desktop') })).toBeNull();
  });

  test('are off at 0', async () => {
    expect(await limitsOf({})({ principal: someone('key_1') })).toBeNull();
  });
});
