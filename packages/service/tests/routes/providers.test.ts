import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { optimizeBody } from '../harness/bodies.ts';
import { startSignedIn } from '../harness/signed-in.ts';
import { never, says, startVendor, status, type VendorServer } from '../harness/vendor-server.ts';

const PROVIDERS = '/api/v1/user/config/providers';
const CURRENT = `${PROVIDERS}/current`;
const TEST = `${PROVIDERS}/test`;
const LEGACY = '/api/v1/user/config/keys';
const KEY = 'sk-of-a-user-0123456789-9f2c';
const ANSWER = 'The service restarts every night, see `deploy.sh`.';

let vendor: VendorServer;
beforeEach(async () => {
  vendor = await startVendor(says(ANSWER));
});
afterEach(() => vendor[Symbol.asyncDispose]());

const start = (environment: Readonly<Record<string, string>> = {}) =>
  startSignedIn({ FAIRCOPY_ALLOWED_ENDPOINTS: `127.0.0.1:${vendor.port}`, ...environment });

const draft = (more: object = {}) => ({
  providerType: 'openai-compatible',
  providerName: 'Work models',
  apiKey: KEY,
  baseURL: `${vendor.address}/v1`,
  modelIdentifier: 'work-model',
  ...more,
});

const wrongKey = () => status(401, { error: { message: `wrong ${KEY}`, code: 'invalid_api_key' } });

describe('a provider of the caller', () => {
  test('is kept, shown without its key, and removed for good', async () => {
    const { as, storage, logged } = await start();
    expect((await as({}, CURRENT)).body).toEqual({ success: true, data: null, configured: false });
    const saved = await as({}, PROVIDERS, { body: draft() });
    expect([saved.status, saved.body.data]).toMatchObject([
      200,
      {
        providerType: 'openai-compatible',
        providerName: 'Work models',
        apiEndpoint: `${vendor.address}/v1`,
        metadata: { model: 'work-model', keyPreview: 'sk-…9f2c', endpointHost: new URL(vendor.address).host },
        enabled: true,
        status: 'active',
        validationMessage: null,
      },
    ]);
    const current = await as({}, CURRENT);
    expect(current.body).toMatchObject({ configured: true, data: saved.body.data });
    const rows = await storage.db.selectFrom('providerConfigurations').selectAll().execute();
    for (const text of [saved.text, current.text, JSON.stringify(rows), logged()])
      expect(text).not.toContain(KEY);
    expect((await as({}, CURRENT, { method: 'DELETE' })).body).toEqual({ success: true, data: null });
    expect(await storage.db.selectFrom('providerConfigurations').selectAll().execute()).toEqual([]);
    expect((await as({}, CURRENT)).body).toMatchObject({ data: null, configured: false });
  });

  test('answers requests that name no model, and spends no quota', async () => {
    const { as, storage } = await start();
    await as({}, PROVIDERS, { body: draft() });
    const { body } = await as({}, '/api/v1/optimize', { body: optimizeBody });
    expect(body.data.output).toBe(ANSWER);
    expect(body.data.metadata).toMatchObject({
      model: 'work-model',
      provider: 'openai-compatible',
      credentialSource: 'user',
      endpointHost: new URL(vendor.address).host,
    });
    expect(vendor.requests.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`);
    const usage = await storage.db.selectFrom('usage').select('managedTokens').execute();
    expect(usage.every(({ managedTokens }) => managedTokens === 0)).toBe(true);
    const pinned = { ...optimizeBody, managedModel: 'faircopy-embedded' };
    expect((await as({}, '/api/v1/optimize', { body: pinned })).body.data.metadata).toMatchObject({
      credentialSource: 'managed',
    });
    const other = await as({ sub: 'somebody else' }, '/api/v1/optimize', { body: optimizeBody });
    expect(other.body.data.metadata.credentialSource).toBe('managed');
  });

  test('turns invalid when its key is refused in use, and active again when it is good', async () => {
    const { as, logged } = await start();
    await as({}, PROVIDERS, { body: draft() });
    vendor.answer(wrongKey());
    const refused = await as({}, '/api/v1/optimize', { body: optimizeBody });
    expect([refused.status, refused.body.error_code]).toEqual([500, 'ERR_UPSTREAM_FAILED']);
    expect((await as({}, CURRENT)).body.data).toMatchObject({
      status: 'invalid',
      validationMessage: expect.stringContaining('key'),
    });
    vendor.answer(says(ANSWER));
    expect((await as({}, '/api/v1/optimize', { body: optimizeBody })).status).toBe(200);
    expect((await as({}, CURRENT)).body.data).toMatchObject({ status: 'active', validationMessage: null });
    expect(logged()).not.toContain(KEY);
  });
});

describe('a provider that is not good', () => {
  test.each([
    ['a wrong key', () => wrongKey(), 422, 'ERR_PROVIDER_INVALID'],
    [
      'an unknown model',
      () => status(404, { error: { code: 'model_not_found' } }),
      422,
      'ERR_PROVIDER_INVALID',
    ],
    ['an endpoint that speaks otherwise', () => status(200, '<html>'), 422, 'ERR_PROVIDER_INVALID'],
    ['a limit', () => status(429, {}, { 'retry-after': '7' }), 429, 'ERR_RATE_LIMITED'],
    ['a broken server', () => status(500, {}), 500, 'ERR_UPSTREAM_FAILED'],
    ['silence', () => never, 504, 'ERR_UPSTREAM_TIMEOUT'],
  ])('is not kept because of %s, and what was kept stays', async (_what, answer, code, errorCode) => {
    const { as } = await start({ FAIRCOPY_UPSTREAM_TIMEOUT_MS: code === 504 ? '1500' : '20000' });
    await as({}, PROVIDERS, { body: draft() });
    const before = await as({}, CURRENT);
    vendor.answer(answer());
    const reply = await as({}, PROVIDERS, { body: draft({ apiKey: 'another-key-0123456789' }) });
    expect([reply.status, reply.body.error_code]).toEqual([code, errorCode]);
    if (code === 429) expect(reply.headers.get('retry-after')).toBe('7');
    expect(reply.text).not.toContain('html');
    expect((await as({}, CURRENT)).text).toBe(before.text);
  });

  test.each([
    ['a line end', `${KEY}\n`],
    ['a header of its own', `${KEY}\r\nx-other: 1`],
    ['a space', ` ${KEY}`],
    ['curly quotes', `\u201C${KEY}\u201D`],
  ])(
    'is refused for its key, not for its address, when %s was pasted with the key',
    async (_what, apiKey) => {
      const { as } = await start();
      for (const path of [TEST, PROVIDERS]) {
        const reply = await as({}, path, { body: draft({ apiKey }) });
        expect([reply.status, reply.body.details?.[0]?.path]).toEqual([400, '/apiKey']);
        expect(reply.text).not.toContain(KEY);
      }
      expect(vendor.requests).toHaveLength(0);
    },
  );

  test('is tried without being kept, and its test says nothing of what the endpoint says', async () => {
    const { as } = await start();
    vendor.answer(status(401, { error: { message: 'an internal secret' } }));
    const tried = await as({}, TEST, { body: draft() });
    expect(tried.status).toBe(200);
    expect(tried.body.data).toMatchObject({ status: 'invalid', enabled: false, updatedAt: null });
    expect(tried.text).not.toContain('internal secret');
    vendor.answer(says('ready'));
    expect((await as({}, TEST, { body: draft() })).body.data).toMatchObject({ status: 'active' });
    expect((await as({}, CURRENT)).body).toMatchObject({ configured: false });
  });

  test.each([
    'http://127.0.0.1:1/v1',
    'https://localhost/v1',
    'https://169.254.169.254/latest',
    'https://[::ffff:10.0.0.1]/v1',
    'https://user:pass@models.example.com/v1',
    'http://models.example.com/v1',
  ])('is refused at %s', async (baseURL) => {
    const { as } = await start();
    for (const path of [TEST, PROVIDERS]) {
      const { status: code, body } = await as({}, path, { body: draft({ baseURL }) });
      expect([code, body.details]).toMatchObject([400, [{ path: '/baseURL' }]]);
    }
  });
});

describe('a stored key', () => {
  test('is used again at the address it was given for', async () => {
    const { as } = await start();
    await as({}, PROVIDERS, { body: draft() });
    const again = { ...draft({ modelIdentifier: 'other-model', isExistingKey: true }), apiKey: undefined };
    expect((await as({}, PROVIDERS, { body: again })).status).toBe(200);
    expect(vendor.requests.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`);
  });

  test('goes to no other address and no other provider, and must be there', async () => {
    const { as } = await start();
    const again = (more: object) => ({ ...draft({ isExistingKey: true, ...more }), apiKey: undefined });
    expect((await as({}, TEST, { body: again({}) })).status).toBe(400);
    await as({}, PROVIDERS, { body: draft() });
    await using thief = await startVendor(says('ready'));
    const elsewhere = [
      { baseURL: 'https://models.example.com/v1' },
      { providerType: 'openai' },
      { providerType: 'anthropic', baseURL: undefined },
    ];
    for (const more of elsewhere) {
      for (const path of [TEST, PROVIDERS]) {
        const { status: code, body } = await as({}, path, { body: again(more) });
        expect([code, body.details]).toMatchObject([400, [{ path: '/isExistingKey' }]]);
      }
    }
    expect(thief.requests).toEqual([]);
  });
});

describe('the deprecated route', () => {
  const credential = () => ({
    providerType: 'openai-compatible',
    apiKey: KEY,
    apiEndpoint: `${vendor.address}/v1`,
    model: 'work-model',
    metadata: { importedFrom: 'keychain' },
  });

  test('keeps a provider too, and says that it is deprecated', async () => {
    const { as } = await start();
    const saved = await as({}, LEGACY, { body: credential() });
    expect([saved.status, saved.headers.get('deprecation')]).toEqual([200, expect.stringMatching(/^@\d+$/)]);
    expect((await as({}, CURRENT)).body.data).toEqual(saved.body.data);
  });

  test('says so with its refusals, too', async () => {
    const { as, call } = await start();
    for (const refused of [
      await as({}, LEGACY, { body: {} }),
      await call(LEGACY, { key: null, body: credential() }),
    ]) {
      expect(refused.status).toBeGreaterThanOrEqual(400);
      expect(refused.headers.get('deprecation')).toMatch(/^@\d+$/);
    }
  });

  test.each([
    ['A', 200],
    ['B', 403],
  ])('asks for the feature or not, as revision %s says', async (revision, code) => {
    const { as } = await start({ FAIRCOPY_REVISION: revision, FAIRCOPY_DEFAULT_TIER: 'pro' });
    expect((await as({}, LEGACY, { body: credential() })).status).toBe(code);
    expect((await as({}, CURRENT)).status).toBe(403);
    const { body } = await as({}, '/api/v1/optimize', { body: optimizeBody });
    expect(body.data.metadata.credentialSource).toBe(code === 200 ? 'user' : 'managed');
  });
});
