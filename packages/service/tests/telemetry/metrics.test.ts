import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { optimizeBody, translateBody } from '../harness/bodies.ts';
import { type RunningService, startService } from '../harness/start-service.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';

/** The value of a series whose labels contain all of these; undefined: there is none. */
async function figure(
  { address }: RunningService,
  name: string,
  labels: Readonly<Record<string, string>> = {},
): Promise<number | undefined> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const line = text
    .split('\n')
    .find(
      (candidate) =>
        (candidate.startsWith(`${name}{`) || candidate.startsWith(`${name} `)) &&
        Object.entries(labels).every(([label, value]) => candidate.includes(`${label}="${value}"`)),
    );
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

test('requests are counted by route, status and error code, never by what the caller wrote', async () => {
  const service = await startService();
  const secret = `hush-${randomBytes(6).toString('hex')}`;
  expect((await service.call('/api/v1/translate', { body: translateBody })).status).toBe(200);
  expect((await service.call('/api/v1/translate', { body: { input: secret } })).status).toBe(400);
  expect((await service.call(`/api/v1/notes/${secret}`)).status).toBe(404);
  expect((await service.call('/api/v1/me', { key: secret })).status).toBe(401);
  const route = '/api/v1/translate';
  const counted = (status: string) =>
    figure(service, 'http_server_request_duration_seconds_count', {
      http_route: route,
      http_request_method: 'POST',
      http_response_status_code: status,
    });
  await expect.poll(() => counted('200'), { timeout: 15_000 }).toBe(1);
  await expect.poll(() => counted('400'), { timeout: 15_000 }).toBe(1);
  expect(await figure(service, 'faircopy_faults_total', { code: 'ERR_VALIDATION_FAILED' })).toBe(1);
  expect(await figure(service, 'faircopy_faults_total', { code: 'ERR_UNAUTHENTICATED' })).toBe(1);
  const text = (await service.call('/metrics', { key: null })).text;
  expect(text).not.toContain(secret);
  const { userId } = (await service.call('/api/v1/me')).body.data;
  expect(text).not.toContain(String(userId));
  expect(service.logged()).not.toContain(secret);
});

test('calls of models, their tokens and the verdicts of the guard are counted', async () => {
  const service = await startService();
  await service.call('/api/v1/translate', { body: translateBody });
  await service.call('/api/v1/optimize', { body: { ...optimizeBody, input: 'please lose the `code`' } });
  const model = { gen_ai_provider_name: 'faircopy', gen_ai_request_model: 'faircopy-embedded' };
  const duration = 'gen_ai_client_operation_duration_seconds_count';
  expect(await figure(service, duration, { ...model, faircopy_stage: 'translate', error_type: '' })).toBe(1);
  const tokens = 'gen_ai_client_token_usage_sum';
  expect(await figure(service, tokens, { faircopy_stage: 'translate', gen_ai_token_type: 'output' })).toBe(5);
  const guard = 'faircopy_guard_outcomes_total';
  expect(await figure(service, guard, { stage: 'translate', status: 'clean' })).toBe(1);
  expect(await figure(service, guard, { stage: 'optimize', status: 'repaired' })).toBe(1);
  expect(await figure(service, 'faircopy_guard_restored_total', { stage: 'optimize' })).toBe(1);
  expect(await figure(service, 'faircopy_editor_threads')).toBe(1);
  expect(await figure(service, 'faircopy_editor_tasks', { state: 'waiting' })).toBe(0);
  expect(
    await figure(service, 'faircopy_store_query_duration_seconds_count', { kind: 'INSERT' }),
  ).toBeGreaterThan(0);
  // Measured anew for each reading, so that two in a row may find nothing to measure.
  expect(await figure(service, 'nodejs_eventloop_lag_p99_seconds')).toBeDefined();
});

test('refusals by a limit and by a quota are counted by which it was', async () => {
  const file = join(await temporaryFolder(), 'plans.json');
  const small = { features: ['apiAccess'], managedTokensPerMonth: 1, maxApiKeys: 9 };
  await writeFile(file, JSON.stringify({ plans: { small } }));
  const service = await startService({
    FAIRCOPY_CONFIG: file,
    FAIRCOPY_DEFAULT_TIER: 'small',
    FAIRCOPY_LIMIT_KEY_PER_MINUTE: '2',
  });
  const statuses = [];
  for (let turn = 0; turn < 3; turn += 1) {
    statuses.push((await service.call('/api/v1/optimize', { body: optimizeBody })).status);
  }
  expect(statuses).toEqual([200, 403, 429]);
  expect(await figure(service, 'faircopy_quota_refusals_total', { quota: 'managedTokens' })).toBe(1);
  expect(await figure(service, 'faircopy_limit_refusals_total', { limit: 'key' })).toBe(1);
});
