import { randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createSessionKeys } from '../src/access/sessions/session-keys.ts';
import { Secret } from '../src/settings/secret.ts';
import { optimizeBody } from './harness/bodies.ts';
import { type SpawnedService, spawnService } from './harness/spawn-service.ts';
import { STAND_IN_PROCESS } from './harness/stand-in.ts';
import { onEveryDialect, onPostgres } from './storage-matrix.ts';

const REDIS = process.env['TEST_REDIS_URL'];
const REQUIRED = process.env['FAIRCOPY_TEST_REQUIRE_SERVERS'] === '1';
const TIMEOUT_MS = 120_000;

/** What `optimizeBody` costs, as the stand-in for the editor counts. */
const COST = Math.ceil(optimizeBody.input.length / 4) + 5;

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'faircopy-process-'));
  folders.push(folder);
  return folder;
}

async function planFile(managedTokensPerMonth: number): Promise<string> {
  const file = join(await newFolder(), 'plans.json');
  const small = { features: ['apiAccess', 'iterativeRefinement'], managedTokensPerMonth, maxApiKeys: 9 };
  await writeFile(file, JSON.stringify({ plans: { small } }));
  return file;
}

async function optimize(address: string, key: string): Promise<number> {
  const response = await fetch(`${address}/api/v1/optimize`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify(optimizeBody),
  });
  await response.arrayBuffer();
  return response.status;
}

/** As many processes as the store allows, all on one store. */
async function startAll(
  databaseUrl: string | undefined,
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly key: string; readonly services: readonly SpawnedService[] }> {
  const start = async () => {
    const own = { ...environment, FAIRCOPY_DATA_DIR: await newFolder() };
    const store = databaseUrl === undefined ? {} : { FAIRCOPY_DATABASE_URL: databaseUrl };
    return spawnService({ ...own, ...store }, STAND_IN_PROCESS);
  };
  const first = await start();
  const services = databaseUrl === undefined ? [first] : [first, await start()];
  return { key: first.firstKey ?? '', services };
}

onEveryDialect('quotas of a service with 200 clients', (harness) => {
  const databaseUrl = async () =>
    harness.dialect === 'postgres' ? (await harness.place()).databaseUrl?.reveal() : undefined;

  test(
    'with room for 20 requests, at most 21 of 200 get through, and not a token is lost',
    async () => {
      const { key, services } = await startAll(await databaseUrl(), {
        FAIRCOPY_CONFIG: await planFile(20 * COST),
        FAIRCOPY_DEFAULT_TIER: 'small',
      });
      const statuses = await Promise.all(
        Array.from({ length: 200 }, (_, turn) =>
          optimize(services[turn % services.length]?.address ?? '', key),
        ),
      );
      const passed = statuses.filter((status) => status === 200).length;
      expect(statuses.filter((status) => status === 403)).toHaveLength(200 - passed);
      expect(passed).toBeGreaterThan(0);
      expect(passed).toBeLessThanOrEqual(21);
      let later = 0;
      while ((await optimize(services[later % services.length]?.address ?? '', key)) === 200) later += 1;
      expect(passed + later).toBe(Math.max(passed, 20));
    },
    TIMEOUT_MS,
  );
});

onPostgres('two processes on one store', (harness) => {
  test(
    'renew a session into one key, and refuse at once what either has revoked',
    async () => {
      const { db } = await harness.open();
      const { databaseUrl } = await harness.place();
      const secret = randomBytes(32).toString('hex');
      const { services } = await startAll(databaseUrl?.reveal(), { FAIRCOPY_SECRET: secret });
      const { id: userId } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
      const sessions = createSessionKeys({ db, secret: new Secret(secret) });
      const { key } = await sessions.issue({ userId, scopes: ['optimize:write'], label: null });
      const onBoth = (path: string, method: string, presented: string) =>
        Promise.all(
          services.map(({ address }) =>
            fetch(`${address}/api/v1/auth/${path}`, { method, headers: { 'x-api-key': presented } }),
          ),
        );
      const renewed = await onBoth('session-renew', 'POST', key);
      const successors = await Promise.all(
        renewed.map(async (answer) => ((await answer.json()) as { data: { key: string } }).data.key),
      );
      expect(successors[0]).toMatch(/^fc_sess_/);
      expect(successors[1]).toBe(successors[0]);
      const confirmed = await onBoth('confirm', 'GET', successors[0] ?? '');
      expect(confirmed.map(({ status }) => status)).toEqual([200, 200]);
      const revoke = { method: 'POST', headers: { 'x-api-key': key } };
      expect((await fetch(`${services[0]?.address}/api/v1/auth/session-revoke`, revoke)).status).toBe(200);
      for (const ended of [key, successors[0] ?? '']) {
        const refused = await onBoth('confirm', 'GET', ended);
        expect(refused.map(({ status }) => status)).toEqual([401, 401]);
      }
    },
    TIMEOUT_MS,
  );

  test.skipIf(REDIS === undefined && !REQUIRED)(
    'and on one Redis let 100 requests of a key and 180 of an address pass, whichever gets them',
    async () => {
      const { databaseUrl } = await harness.place();
      const { key, services } = await startAll(databaseUrl?.reveal(), {
        FAIRCOPY_REDIS_URL: REDIS ?? '',
        FAIRCOPY_TRUST_PROXY: '1',
        FAIRCOPY_LIMIT_KEY_PER_MINUTE: '',
        FAIRCOPY_LIMIT_IP_PER_15_MINUTES: '',
      });
      const ask = async (turn: number, path: string, headers: Record<string, string>) => {
        const address = services[turn % services.length]?.address;
        const method = path.endsWith('/me') ? 'GET' : 'POST';
        return (await fetch(`${address}${path}`, { method, headers, redirect: 'manual' })).status;
      };
      const many = (count: number, path: string, headersOf: () => Record<string, string>) =>
        Promise.all(Array.from({ length: count }, (_, turn) => ask(turn, path, headersOf())));
      await many(services.length, '/api/v1/optimize-input', () => ({ 'x-forwarded-for': someAddress() }));
      const passed = (statuses: readonly number[]) => statuses.filter((status) => status < 400).length;

      const fromEverywhere = () => ({ 'x-api-key': key, 'x-forwarded-for': someAddress() });
      const ofKey = await many(150, '/api/v1/me', fromEverywhere);
      expect(passed(ofKey)).toBe(100);
      expect(ofKey.filter((status) => status === 429)).toHaveLength(50);

      const home = someAddress();
      const ofAddress = await many(220, '/api/v1/optimize-input', () => ({ 'x-forwarded-for': home }));
      expect(passed(ofAddress)).toBe(180);
    },
    TIMEOUT_MS,
  );
});

/** Another address at each call, of the range for benchmarks (RFC 2544), since Redis outlives a test. */
function someAddress(): string {
  return `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(256)}`;
}
