import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Redis } from 'ioredis';
import { describe, expect, test, vi } from 'vitest';
import { proxyTo } from '../../tests/harness/proxy.ts';
import { Secret } from '../settings/secret.ts';
import { connectRedis } from '../storage/redis/connect.ts';
import { createLimiter } from './limiter.ts';

const SERVER = process.env['TEST_REDIS_URL'];
const REQUIRED = process.env['FAIRCOPY_TEST_REQUIRE_SERVERS'] === '1';
const definition = () => ({ prefix: randomBytes(8).toString('hex'), requests: 3, windowSeconds: 60 });

describe.skipIf(SERVER === undefined && !REQUIRED)(
  'a limit in Redis (skipped unless TEST_REDIS_URL names a server)',
  () => {
    test('is shared by every process', async () => {
      const url = new Secret(SERVER ?? '');
      const connections = [await connectRedis(url, () => {}), await connectRedis(url, () => {})];
      await Promise.all(connections.map(({ client }) => client.status === 'ready' || once(client, 'ready')));
      const shared = definition();
      const limiters = connections.map((redis) => createLimiter(shared, redis));
      const readings = [];
      for (let turn = 0; turn < 4; turn += 1) readings.push(await limiters[turn % 2]?.count('key_1'));
      expect(readings.map((reading) => reading?.allowed)).toEqual([true, true, true, false]);
      for (const { client } of connections) client.disconnect();
    });
  },
);

/** One more failed attempt to connect. `once` of node:events would itself fail at the error in between. */
function attempt(redis: Redis): Promise<unknown> {
  return new Promise((resolve) => redis.once('reconnecting', resolve));
}

test('a limit goes on in this process while Redis is away, after one warning without the password', async () => {
  const warnings: string[] = [];
  const url = new Secret('redis://:hunter2@127.0.0.1:1', 'redis://:***@127.0.0.1:1');
  const redis = await connectRedis(url, (warning) => warnings.push(warning));
  await attempt(redis.client);
  const limiter = createLimiter(definition(), redis);
  const readings = [];
  for (let turn = 0; turn < 4; turn += 1) readings.push(await limiter?.count('key_1'));
  expect(readings.map((reading) => reading?.allowed)).toEqual([true, true, true, false]);
  await attempt(redis.client);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(/redis:\/\/:\*\*\*@127\.0\.0\.1:1 cannot be reached/);
  redis.client.disconnect();
});

describe.skipIf(SERVER === undefined && !REQUIRED)(
  'a limit whose Redis goes away and comes back (skipped unless TEST_REDIS_URL names a server)',
  () => {
    test('is counted here meanwhile and there again, and the log says both', async () => {
      const warnings: string[] = [];
      const way = await proxyTo(new URL(SERVER ?? ''));
      const redis = await connectRedis(new Secret(way.url), (warning) => warnings.push(warning));
      await once(redis.client, 'ready');
      const limiter = createLimiter(definition(), redis);
      const remaining = async () => (await limiter?.count('key_1'))?.remaining;
      expect([await remaining(), await remaining()]).toEqual([2, 1]);
      const closed = once(redis.client, 'close');
      await way.cut();
      await closed;
      expect([await remaining(), await remaining(), await remaining()]).toEqual([2, 1, 0]);
      await vi.waitFor(() => expect(warnings).toHaveLength(1), 10_000);
      const ready = once(redis.client, 'ready');
      await way.mend();
      await ready;
      expect(await remaining()).toBe(0);
      expect(warnings).toHaveLength(2);
      expect(warnings[1]).toMatch(/is back/);
      redis.client.disconnect();
      await way.cut();
    });

    test('which answers with errors instead is said so in the log, once, and counted here meanwhile', async () => {
      const warnings: string[] = [];
      const redis = await connectRedis(new Secret(SERVER ?? ''), (warning) => warnings.push(warning));
      await once(redis.client, 'ready');
      const shared = definition();
      const limiter = createLimiter(shared, redis);
      // A key of another type: every script that counts on it is refused.
      const key = `faircopy:limit:${shared.prefix}:key_1`;
      await redis.client.lpush(key, 'no counter');
      const remaining = async () => (await limiter?.count('key_1'))?.remaining;
      expect([await remaining(), await remaining()]).toEqual([2, 1]);
      expect(warnings).toEqual([expect.stringMatching(/answers with an error \(.*WRONGTYPE/)]);
      expect(redis.isThere()).toBe(false);
      await redis.client.del(key);
      expect(await remaining()).toBe(2);
      expect(warnings[1]).toMatch(/is back/);
      expect(redis.isThere()).toBe(true);
      redis.client.disconnect();
    });

    test('does not keep requests waiting for one that hangs', async () => {
      const way = await proxyTo(new URL(SERVER ?? ''));
      const redis = await connectRedis(new Secret(way.url), () => {});
      await once(redis.client, 'ready');
      const limiter = createLimiter({ ...definition(), requests: 100 }, redis);
      way.hang(true);
      expect((await limiter?.count('key_1'))?.remaining).toBe(99);
      await vi.waitFor(() => expect(redis.client.status).not.toBe('ready'), 10_000);
      for (let turn = 98; turn > 60; turn -= 1) {
        expect((await limiter?.count('key_1'))?.remaining).toBe(turn);
      }
      redis.client.disconnect();
      await way.cut();
    });
  },
);
