import type { ProviderType } from '@faircopy/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { Fault } from '../../src/errors.ts';
import { askModel } from '../../src/models/ask-model.ts';
import { createEgress } from '../../src/models/egress/egress.ts';
import { VendorFailure } from '../../src/models/vendors/failure.ts';
import { createResilience } from '../../src/models/vendors/resilience.ts';
import { createVendorModel } from '../../src/models/vendors/vendor-model.ts';
import { Secret } from '../../src/settings/secret.ts';
import { optimizeWork, translateWork } from '../harness/fake-model.ts';
import { broken, never, startVendor, status, type VendorAnswer, wire } from '../harness/vendor-server.ts';
import { RECORDED_ERRORS } from './recorded-errors.ts';

const PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const satisfies ProviderType[];
const KEY = 'sk-very-secret-key-0123456789';
const TEXT = 'The service restarts every night, see `deploy.sh`.';

const closing: AsyncDisposable[] = [];
afterEach(async () => {
  for (const one of closing.splice(0)) await one[Symbol.asyncDispose]();
});

/** A model at a local vendor that answers so. */
async function modelAt(provider: ProviderType, ...answers: readonly VendorAnswer[]) {
  const vendor = await startVendor(...answers);
  const egress = createEgress({ allowed: [{ host: '127.0.0.1', port: vendor.port }], silenceMs: 20_000 });
  closing.push(vendor, egress);
  const definition = {
    provider,
    id: 'work',
    model: 'example-model',
    baseUrl: `${vendor.address}/base`,
    apiKey: new Secret(KEY),
    stages: ['optimize', 'translate', 'refine'],
    class: 'quality',
    contextTokens: null,
    credentialSource: 'managed',
  } as const;
  return { vendor, model: createVendorModel(definition, egress, createResilience(1)) };
}

/** What became of a request, and that nothing of it or of the vendor is in what is told and logged. */
async function failureAt(provider: ProviderType, answers: readonly VendorAnswer[], timeoutMs = 20_000) {
  const { vendor, model } = await modelAt(provider, ...answers);
  const fault = await askModel(model, optimizeWork('my private text'), timeoutMs).catch(
    (error: unknown) => error,
  );
  if (!(fault instanceof Fault)) throw new Error(`no fault, but ${String(fault)}`);
  const { cause } = fault;
  const told = JSON.stringify([fault.message, fault.details, fault.stack, cause, (cause as Error).stack]);
  for (const secret of [KEY, 'private', 'secr', vendor.address, 'Incorrect'])
    expect(told).not.toContain(secret);
  return { vendor, fault, cause };
}

describe.each(PROVIDERS)('%s', (provider) => {
  test('answers, with its usage and with the key where it belongs', async () => {
    const { vendor, model } = await modelAt(provider, wire(provider, 'good'));
    const { output, usage } = await askModel(model, translateWork('see `deploy.sh`'), 20_000);
    expect(output).toBe(TEXT);
    expect([usage.inputTokens, (usage.outputTokens ?? 0) + (usage.thinkingTokens ?? 0)]).toEqual([210, 17]);
    const [request] = vendor.requests;
    expect(vendor.requests).toHaveLength(1);
    expect(request?.path).toMatch(/^\/base\//);
    expect(request?.path).not.toContain(KEY);
    expect(JSON.stringify(request?.headers)).toContain(KEY);
    expect(request?.body).toContain('see `deploy.sh`');
    expect(model.endpointHost).toBe(new URL(vendor.address).host);
  });

  test('tells thinking apart from writing, and counts neither twice', async () => {
    const { model } = await modelAt(provider, wire(provider, 'thinking'));
    const { output, usage } = await askModel(model, optimizeWork('a text'), 20_000);
    expect([output, usage]).toEqual([TEXT, { inputTokens: 210, outputTokens: 17, thinkingTokens: 40 }]);
  });

  test.each([
    ['cut', 'cut'],
    ['withheld', 'withheld'],
    ['unfinished', 'broken'],
  ])('fails when the answer is %s', async (name, kind) => {
    const { fault, cause } = await failureAt(provider, [wire(provider, name)]);
    expect([fault.code, cause]).toEqual(['ERR_UPSTREAM_FAILED', expect.objectContaining({ kind })]);
  });

  test('is asked again when the answer is empty, and gives up in the end', async () => {
    const { vendor, cause } = await failureAt(provider, [wire(provider, 'empty')]);
    expect([vendor.requests.length, (cause as VendorFailure).kind]).toEqual([3, 'empty']);
    const { model } = await modelAt(provider, wire(provider, 'empty'), wire(provider, 'good'));
    expect((await askModel(model, optimizeWork('a text'), 20_000)).output).toBe(TEXT);
  });

  test('is asked again after an error of its server', async () => {
    const { vendor, model } = await modelAt(provider, status(500, { error: {} }), wire(provider, 'good'));
    expect((await askModel(model, optimizeWork('a text'), 20_000)).output).toBe(TEXT);
    expect(vendor.requests).toHaveLength(2);
  });

  test('fails when the connection is reset in the middle, and is not asked again', async () => {
    const { vendor, fault } = await failureAt(provider, [broken(provider, 'reset')]);
    expect([fault.code, vendor.requests.length]).toEqual(['ERR_UPSTREAM_FAILED', 1]);
  });

  test.each([
    ['never answers', never],
    ['falls silent', broken(provider, 'silent')],
    ['drips', broken(provider, 'drip')],
  ])('is given up when it %s, and its connection closed', async (_what, answer) => {
    const { vendor, fault } = await failureAt(provider, [answer], 150);
    expect(fault.code).toBe('ERR_UPSTREAM_TIMEOUT');
    await expect.poll(() => vendor.open()).toBe(0);
  });
});

test.each(RECORDED_ERRORS)('$provider: $what is told from other errors', async (error) => {
  const { vendor, fault, cause } = await failureAt(error.provider, [
    status(error.status, error.body, error.headers),
  ]);
  expect(cause).toBeInstanceOf(VendorFailure);
  expect(cause).toMatchObject({ kind: error.kind, status: error.status, retryAfterMs: error.waitMs ?? null });
  expect(fault.code).toBe('ERR_UPSTREAM_FAILED');
  expect(vendor.requests).toHaveLength(error.kind === 'broken' ? 3 : 1);
});

test.each([
  ['openai', 'broken'],
  ['anthropic', 'limited'],
  ['openai-compatible', 'broken'],
] as const)('%s: an error inside a stream is told from other errors', async (provider, kind) => {
  const { cause } = await failureAt(provider, [wire(provider, 'error-in-stream')]);
  expect(cause).toMatchObject({ kind });
});

test('a pause is not taken for an end', async () => {
  const { cause } = await failureAt('anthropic', [wire('anthropic', 'paused')]);
  expect(cause).toMatchObject({ kind: 'cut' });
});

test('a blocked prompt is not taken for an empty answer', async () => {
  const { cause } = await failureAt('google', [wire('google', 'blocked')]);
  expect(cause).toMatchObject({ kind: 'withheld' });
});

test.each([
  ['no-usage', 'after a reason for the end'],
  ['unexplained', 'nor a reason for the end'],
])('a usage that was not sent is not zero (%s: %s)', async (name) => {
  const { model } = await modelAt('openai-compatible', wire('openai-compatible', name));
  const { output, usage } = await askModel(model, optimizeWork('a text'), 20_000);
  expect(output).toBe(TEXT);
  expect(usage).toEqual({ inputTokens: null, outputTokens: null, thinkingTokens: null });
});

test('a short wait that the vendor asks for is kept', async () => {
  const limited = status(429, { error: { code: 'rate_limit_exceeded' } }, { 'retry-after-ms': '150' });
  const { model } = await modelAt('openai', limited, wire('openai', 'good'));
  const begun = performance.now();
  await askModel(model, optimizeWork('a text'), 20_000);
  expect(performance.now() - begun).toBeGreaterThan(140);
});

test('an endpoint that is out after some failures is asked once a call, until it answers', async () => {
  const { vendor, model } = await modelAt('openai-compatible', status(502, 'bad gateway'));
  const ask = () => askModel(model, optimizeWork('a text'), 20_000).catch(() => null);
  for (let call = 0; call < 2; call += 1) await ask();
  expect([vendor.requests.length, model.isHealthy()]).toEqual([5, false]);
  await ask();
  expect([vendor.requests.length, model.isHealthy()]).toEqual([6, false]);
  vendor.answer(wire('openai-compatible', 'good'));
  expect([await ask(), model.isHealthy()]).toEqual([expect.objectContaining({ output: TEXT }), true]);
});
