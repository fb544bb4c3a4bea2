import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { optimizeBody, refineBody, summarizeBody, translateBody } from '../harness/bodies.ts';
import { startService } from '../harness/start-service.ts';
import { never, says, startVendor, status, type VendorServer, wire } from '../harness/vendor-server.ts';

let folder: string;
let vendor: VendorServer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faircopy-models-'));
  vendor = await startVendor();
});
afterEach(async () => {
  await vendor[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const KEY = 'sk-of-the-operator';

/** A service with one model of the operator's, or several at the same vendor. */
async function withModel(environment: Readonly<Record<string, string>> = {}, ids = ['local']) {
  const file = join(folder, 'config.json');
  const entry = { provider: 'openai-compatible', baseURL: `${vendor.address}/v1`, apiKeyEnv: 'MODEL_KEY' };
  const models = ids.map((id, index) => ({
    ...entry,
    id,
    model: 'm',
    inputPricePerMillion: index + 1,
    outputPricePerMillion: 1,
  }));
  await writeFile(file, JSON.stringify({ models }));
  return startService({ FAIRCOPY_CONFIG: file, MODEL_KEY: KEY, ...environment });
}

const STAGES = [
  ['optimize', optimizeBody, 'The service restarts every night, see `deploy.sh`.'],
  ['translate', translateBody, '# Invoices\n\nReturns open invoices, paged by 50, see `GET /invoices`.\n'],
  ['refine', refineBody, '# Open invoices\n\n## Overview\n\nAn endpoint returns open invoices.\n'],
] as const;

describe('a model of the operator', () => {
  test.each(STAGES)('answers %s when it is pinned, without its chat', async (stage, body, text) => {
    const { call } = await withModel();
    vendor.answer(says(`Sure, here is the text:\n\n${text}`));
    const reply = await call(`/api/v1/${stage}`, { body: { ...body, managedModel: 'local' } });
    expect(reply.status).toBe(200);
    expect(reply.body.data.output.trim()).toBe(text.trim());
    expect(reply.body.data.metadata).toMatchObject({
      model: 'local',
      provider: 'openai-compatible',
      credentialSource: 'managed',
      endpointHost: new URL(vendor.address).host,
      inputTokens: 100,
      outputTokens: 50,
      guard: { status: 'repaired', restored: 0 },
    });
    expect(vendor.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  });

  test('answers where its stream has neither a reason for its end nor a count, but is whole', async () => {
    const { call } = await withModel();
    const body = { ...optimizeBody, managedModel: 'local' };
    vendor.answer(wire('openai-compatible', 'unexplained'));
    const { status: code, body: told } = await call('/api/v1/optimize', { body });
    expect([code, told.data.output]).toEqual([200, 'The service restarts every night, see `deploy.sh`.']);
    expect(told.data.metadata).toMatchObject({ model: 'local', inputTokens: null, outputTokens: null });
    vendor.answer(wire('openai-compatible', 'unfinished'));
    const cut = await call('/api/v1/optimize', { body: { ...body, input: `${body.input} again` } });
    expect([cut.status, cut.body.error_code]).toEqual([500, 'ERR_UPSTREAM_FAILED']);
  });

  test('condenses a text, and is told what it invented', async () => {
    const { call } = await withModel();
    vendor.answer(
      says('The export is slow, see `invoice.sh`.'),
      says('The export is slow, see `deploy.sh`.'),
    );
    const body = { ...summarizeBody, managedModel: 'local' };
    const reply = await call('/api/v1/optimize/summarize', { body });
    expect(reply.body.data).toMatchObject({
      output: 'The export is slow, see `deploy.sh`.',
      metadata: { model: 'local', inputTokens: 200, guard: { status: 'repaired', restored: 1 } },
    });
    expect(vendor.requests[0]?.body).toContain('at most 400 characters');
    expect(vendor.requests[1]?.body).toContain('"faults\\"');
  });

  test('answers requests that name none, but not those of a test key', async () => {
    const { call, makeKey } = await withModel();
    vendor.answer(says('The service restarts every night, see `deploy.sh`.'));
    const live = await call('/api/v1/optimize', { body: optimizeBody });
    expect(live.body.data.metadata.model).toBe('local');
    const key = await makeKey({ mode: 'test' });
    const tried = await call('/api/v1/optimize', { body: optimizeBody, key });
    expect(tried.body.data.metadata.model).toBe('faircopy-embedded');
    expect(vendor.requests).toHaveLength(1);
  });

  test('gives the same answer to the same request for a day, and is paid for once', async () => {
    const { call, storage } = await withModel();
    vendor.answer(says('First, see `deploy.sh`.'), says('Second, see `deploy.sh`.'));
    const ask = async (more: object = {}) =>
      (await call('/api/v1/optimize', { body: { ...optimizeBody, ...more } })).body.data.output;
    const first = await ask();
    expect([first, await ask(), vendor.requests.length]).toEqual(['First, see `deploy.sh`.', first, 1]);
    expect(await storage.db.selectFrom('usage').select('managedTokens').execute()).toEqual([
      { managedTokens: 150 },
    ]);
    expect(await ask({ correctionsOnly: true })).toBe('Second, see `deploy.sh`.');
    const rows = JSON.stringify(await storage.db.selectFrom('keptAnswers').selectAll().execute());
    expect(rows).not.toContain('deploy');
    await storage.db.updateTable('keptAnswers').set({ expiresAt: 1 }).execute();
    expect(await ask()).toBe('Second, see `deploy.sh`.');
  });

  test('is asked once for equal requests at once', async () => {
    const { call } = await withModel();
    vendor.answer(says('First, see `deploy.sh`.'), says('Second, see `deploy.sh`.'));
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => call('/api/v1/optimize', { body: optimizeBody })),
    );
    expect(new Set(replies.map(({ body }) => body.data.output)).size).toBe(1);
    expect(vendor.requests).toHaveLength(1);
  });

  test.each([
    ['refuses', status(401, { error: { code: 'invalid_api_key' } })],
    ['is out', status(529, 'overloaded', { 'retry-after': '60' })],
    ['hangs', never],
  ])('that %s makes room for the next one, unless it was pinned', async (_what, failure) => {
    const { call, logged } = await withModel({ FAIRCOPY_UPSTREAM_TIMEOUT_MS: '3000' }, ['cheap', 'dear']);
    vendor.answer(failure, says('The service restarts every night, see `deploy.sh`.'));
    const reply = await call('/api/v1/optimize', { body: optimizeBody });
    expect(reply.body.data.metadata).toMatchObject({ model: 'dear', guard: { status: 'clean' } });
    expect(logged()).toContain('"chosen":"cheap"');
    expect(logged()).toContain('a model is down');
    expect(logged()).toMatch(/"prompt":"optimize-\d+"/);
    // What was kept is the answer of the one that gave it, and the same request gets it again.
    const again = await call('/api/v1/optimize', { body: optimizeBody });
    expect(again.body.data.metadata.model).toBe('dear');
    expect(vendor.requests).toHaveLength(2);
    vendor.answer(status(401, { error: { code: 'invalid_api_key' } }));
    const pinned = { ...optimizeBody, managedModel: 'cheap' };
    expect((await call('/api/v1/optimize', { body: pinned })).status).toBe(500);
  });

  test('that is out and has no other beside it is asked all the same, and fails with one status until it is back', async () => {
    const { call, storage } = await withModel({ FAIRCOPY_UPSTREAM_TIMEOUT_MS: '600000' });
    vendor.answer(status(503, 'down', { 'retry-after': '60' }));
    const ask = async (index: number) => {
      const input = `${optimizeBody.input} For the ${index}th time.`;
      const reply = await call('/api/v1/optimize', { body: { ...optimizeBody, input } });
      return [reply.status, reply.body.error_code];
    };
    for (let index = 0; index < 7; index++) expect(await ask(index)).toEqual([500, 'ERR_UPSTREAM_FAILED']);
    expect(vendor.requests).toHaveLength(7);
    const usage = await storage.db.selectFrom('usage').selectAll().execute();
    expect(usage.every(({ managedTokens, reservedTokens }) => managedTokens + reservedTokens === 0)).toBe(
      true,
    );
    vendor.answer(says('The service restarts every night, see `deploy.sh`.'));
    expect((await call('/api/v1/optimize', { body: optimizeBody })).status).toBe(200);
  });

  test('is listed, and its tokens are counted', async () => {
    const { call, storage } = await withModel();
    vendor.answer(says('The service restarts every night, see `deploy.sh`.'));
    const { body } = await call('/api/v1/models');
    expect(body.data).toMatchObject([{ id: 'faircopy-embedded' }, { id: 'local', model: 'm' }]);
    await call('/api/v1/optimize', { body: { ...optimizeBody, managedModel: 'local' } });
    const usage = await storage.db.selectFrom('usage').selectAll().execute();
    expect(usage).toMatchObject([{ managedTokens: 150, reservedTokens: 0 }]);
  });

  test('is asked again with what it lost, and replaced by the embedded one when it loses it again', async () => {
    const { call } = await withModel();
    vendor.answer(says('The service restarts every night.'));
    const { body } = await call('/api/v1/optimize', { body: { ...optimizeBody, managedModel: 'local' } });
    expect(body.data.metadata).toMatchObject({ model: 'faircopy-embedded', guard: { status: 'fallback' } });
    expect(body.data.output).toContain('`deploy.sh`');
    expect(vendor.requests).toHaveLength(2);
    expect(vendor.requests[1]?.body).toContain('must-keep');
  });

  test('leaves a document as it is when it finds the feedback to be out of scope', async () => {
    const { call, storage } = await withModel();
    vendor.answer((response) => {
      const mark = /OUT-OF-SCOPE data-[0-9a-f]{12}/.exec(vendor.requests.at(-1)?.body ?? '')?.[0] ?? '';
      says(mark)(response);
    });
    const reply = await call('/api/v1/refine', { body: { ...refineBody, managedModel: 'local' } });
    expect(reply.body.data.metadata.isOutOfScope).toBe(true);
    expect(reply.body.data.output).toBe(refineBody.previousOutput);
    expect(await storage.db.selectFrom('translations').selectAll().execute()).toEqual([]);
  });

  test('that refuses or hangs gives the status of the interface, and no word of it is told or logged', async () => {
    const { call, logged, storage } = await withModel({ FAIRCOPY_UPSTREAM_TIMEOUT_MS: '500' });
    const body = { ...optimizeBody, input: 'my private text, see `deploy.sh`', managedModel: 'local' };
    vendor.answer(
      status(401, { error: { message: `wrong key ${KEY}: my private text`, code: 'invalid_api_key' } }),
    );
    const refused = await call('/api/v1/optimize', { body });
    expect([refused.status, refused.body.error_code]).toEqual([500, 'ERR_UPSTREAM_FAILED']);
    vendor.answer(never);
    const slow = await call('/api/v1/optimize', { body });
    expect([slow.status, slow.body.error_code]).toEqual([504, 'ERR_UPSTREAM_TIMEOUT']);
    for (const text of [refused.text, slow.text, logged()]) {
      expect(text).not.toContain(KEY);
      expect(text).not.toContain('private');
    }
    expect(logged()).toContain('invalid-key');
    const usage = await storage.db.selectFrom('usage').selectAll().execute();
    expect(usage.map(({ reservedTokens }) => reservedTokens)).not.toContain(1);
    await expect.poll(() => vendor.open()).toBe(0);
  });
});
