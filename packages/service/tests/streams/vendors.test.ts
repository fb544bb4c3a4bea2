import type { ProviderType } from '@faircopy/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as bodies from '../harness/bodies.ts';
import { spokenAnswer } from '../harness/spoken-answer.ts';
import { openStream, readStream, restOf } from '../harness/stream-client.ts';
import { says, status, type VendorAnswer, wire } from '../harness/vendor-server.ts';
import { serviceAtVendor, type VendorService, vendorServiceForFile } from './vendor-service.ts';

const PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const satisfies ProviderType[];

/** A request that names none gets whichever model was quicker. */
const managedModel = 'house';
const optimizeBody = { ...bodies.optimizeBody, managedModel };
const translateBody = { ...bodies.translateBody, managedModel };
const refineBody = { ...bodies.refineBody, managedModel };
const MODELS = { house: 'openai-compatible', openai: 'openai', anthropic: 'anthropic', google: 'google' };

let shared: VendorService;
beforeAll(async () => {
  // No sign of life opens a stream that a test expects to be refused, however slow the machine is.
  shared = await vendorServiceForFile({}, { streamTimes: { heartbeatMs: 600_000, stallMs: 30_000 } }, MODELS);
});
afterAll(() => shared.stop());
/** What was kept and spent by one test is not the next one's. */
beforeEach(async () => {
  await shared.storage.db.deleteFrom('keptAnswers').execute();
  await shared.storage.db.deleteFrom('translations').execute();
  await shared.storage.db.deleteFrom('usage').execute();
});

/** The service of all tests, whose vendor answers so. */
function answering(...answers: readonly VendorAnswer[]): VendorService {
  shared.vendor.answer(...answers);
  return shared;
}

test.each(PROVIDERS)('%s: what the vendor writes is streamed, and is the answer', async (provider) => {
  const managedModel = provider === 'openai-compatible' ? 'house' : provider;
  const { address, key } = answering(wire(provider, 'good'));
  const body = { ...optimizeBody, managedModel };
  const { text, ends, result } = await readStream('/api/v1/optimize', { address, key, body });
  expect(ends).toEqual(['result']);
  expect(text).toBe('The service restarts every night, see `deploy.sh`.');
  expect(result).toMatchObject({
    output: text,
    metadata: { provider, model: managedModel, differsFromStream: false, guard: { status: 'clean' } },
  });
});

test('text is there while the vendor still writes', async () => {
  const spoken = spokenAnswer();
  const { address, key, storage } = answering(spoken.answer);
  const opening = openStream('/api/v1/translate', { address, key, body: translateBody });
  await spoken.say('# Invoices\n\nReturns open invoices, ');
  const stream = await opening;
  expect(await stream.next()).toEqual({
    name: 'delta',
    data: { text: '# Invoices\n\nReturns open invoices,' },
  });
  await spoken.say('paged by 50, see `GET /invoices`.\n');
  expect(await stream.next()).toEqual({
    name: 'delta',
    data: { text: ' paged by 50, see `GET /invoices`.' },
  });
  expect(await storage.db.selectFrom('translations').select('id').execute()).toEqual([]);
  await spoken.finish();
  const { text, result } = await restOf(stream);
  expect([text, result?.metadata.differsFromStream]).toEqual(['\n', false]);
  const [item] = await storage.db.selectFrom('translations').selectAll().execute();
  expect([item?.id, item?.output]).toEqual([result?.metadata.translationId, result?.output]);
  const usage = await storage.db.selectFrom('usage').selectAll().execute();
  expect(usage).toMatchObject([{ managedTokens: 150, reservedTokens: 0 }]);
});

test('what belongs to the chat is not streamed', async () => {
  const text = 'The service restarts every night, see `deploy.sh`.';
  const { address, key } = await serviceAtVendor([
    says(`Sure, here is the text:\n\n${text}\n\nLet me know!`),
  ]);
  const streamed = await readStream('/api/v1/optimize', { address, key, body: optimizeBody });
  expect([streamed.text, streamed.result?.output]).toEqual([text, text]);
  expect(streamed.result?.metadata.differsFromStream).toBe(false);
});

test('an answer that lost something is not taken back in silence: the result holds another and says so', async () => {
  const lost = 'The service restarts every night, that much is certain.';
  const whole = 'The service restarts every night, see `deploy.sh`.';
  const { address, key, storage } = answering(says(lost), says(whole));
  const { text, ends, result } = await readStream('/api/v1/optimize', { address, key, body: optimizeBody });
  expect([text, ends]).toEqual([lost, ['result']]);
  expect(result).toMatchObject({
    output: whole,
    metadata: { differsFromStream: true, guard: { status: 'repaired', restored: 1 } },
  });
  const usage = await storage.db.selectFrom('usage').selectAll().execute();
  expect(usage).toMatchObject([{ managedTokens: 300, reservedTokens: 0 }]);
});

test('feedback that has nothing to do with the document streams the document', async () => {
  const { address, key, vendor, storage } = answering((response) => {
    const mark = /OUT-OF-SCOPE data-[0-9a-f]{12}/.exec(vendor.requests.at(-1)?.body ?? '')?.[0] ?? '';
    says(mark)(response);
  });
  const { text, result } = await readStream('/api/v1/refine', { address, key, body: refineBody });
  expect([text, result?.output]).toEqual([refineBody.previousOutput, refineBody.previousOutput]);
  expect(result?.metadata).toMatchObject({ isOutOfScope: true, differsFromStream: false });
  expect(await storage.db.selectFrom('translations').selectAll().execute()).toEqual([]);
});

test('XML streams nothing that is no XML', async () => {
  const { address, key } = answering(says('# Invoices\n\nPaged by 50, see `GET /invoices`.\n'));
  const body = { ...translateBody, responseFormat: 'xml' };
  const { text, result } = await readStream('/api/v1/translate', { address, key, body });
  expect(text).toMatch(/^<document/);
  expect([text, result?.metadata.differsFromStream]).toEqual([result?.output, false]);
});

test.each([
  ['A', undefined],
  ['B', 'ERR_UPSTREAM_FAILED'],
])('revision %s: a vendor that breaks off in the middle is an error event', async (revision, code) => {
  const spoken = spokenAnswer();
  const { address, key, storage, logged } = await serviceAtVendor([spoken.answer], {
    environment: { FAIRCOPY_REVISION: revision },
  });
  const body = { ...translateBody, managedModel: 'house' };
  const opening = openStream('/api/v1/translate', { address, key, body });
  await spoken.say('# Invoices of the secret project\n\nReturns ');
  const stream = await opening;
  expect(await stream.next()).toMatchObject({ name: 'delta' });
  await spoken.reset();
  const { ends, error } = await restOf(stream);
  expect([ends, error?.success, error?.error_code]).toEqual([['error'], false, code]);
  expect(error?.error).toBe('The connection to the model failed.');
  expect(stream.response.complete).toBe(true);
  expect(await storage.db.selectFrom('translations').selectAll().execute()).toEqual([]);
  const usage = await storage.db.selectFrom('usage').selectAll().execute();
  expect(usage.map(({ managedTokens, reservedTokens }) => [managedTokens, reservedTokens])).toEqual([]);
  expect(logged()).not.toContain('secret project');
});

test('a vendor that fails before it says anything is an ordinary refusal', async () => {
  const { address, key } = answering(status(401, { error: { code: 'invalid_api_key' } }));
  const refused = await readStream('/api/v1/optimize', { address, key, body: optimizeBody });
  expect([refused.status, refused.error?.error_code]).toEqual([500, 'ERR_UPSTREAM_FAILED']);
});

test('a vendor that falls silent is an error event when its time is up', async () => {
  const spoken = spokenAnswer();
  const environment = { FAIRCOPY_UPSTREAM_TIMEOUT_MS: '1000' };
  const overrides = { streamTimes: { heartbeatMs: 20, stallMs: 30_000 } };
  const { address, key, vendor } = await serviceAtVendor([spoken.answer], { environment, overrides });
  const opening = openStream('/api/v1/optimize', { address, key, body: optimizeBody });
  // On a slow machine the time may be up before the vendor is asked, which is no different.
  void spoken.say('The service restarts every night.\nAnd then ');
  const { ends, error } = await restOf(await opening);
  expect([ends, error?.error_code]).toEqual([['error'], 'ERR_UPSTREAM_TIMEOUT']);
  await expect.poll(() => vendor.open(), { timeout: 20_000 }).toBe(0);
});

test('while a vendor thinks, comments keep the connection', async () => {
  const spoken = spokenAnswer();
  const overrides = { streamTimes: { heartbeatMs: 20, stallMs: 30_000 } };
  const { address, key } = await serviceAtVendor([spoken.answer], { overrides });
  const stream = await openStream('/api/v1/optimize', { address, key, body: optimizeBody });
  const first = stream.next();
  await expect.poll(() => stream.comments, { timeout: 20_000 }).toBeGreaterThan(2);
  await spoken.say('The service restarts every night, see `deploy.sh`.');
  expect(await first).toMatchObject({ name: 'delta' });
  await spoken.finish();
  expect((await restOf(stream)).ends).toEqual(['result']);
});
