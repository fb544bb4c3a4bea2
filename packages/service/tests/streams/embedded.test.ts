import { Agent } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { optimizeBody, refineBody, translateBody } from '../harness/bodies.ts';
import { type RunningService, STAND_IN, startServiceForFile } from '../harness/start-service.ts';
import { openStream, readStream, restOf } from '../harness/stream-client.ts';

const STAGES = [
  ['optimize', optimizeBody],
  ['translate', translateBody],
  ['refine', refineBody],
] as const;

/** What differs between two answers to one request. */
function comparable(metadata: object): object {
  return { ...metadata, latencyMs: 0, translationId: null, differsFromStream: undefined };
}

describe.each(['A', 'B'])('streams of the embedded model, revision %s', (revision) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await startServiceForFile({ FAIRCOPY_REVISION: revision });
  });
  afterAll(() => service.stop());

  test.each(STAGES)(
    '%s streams its text, then the same envelope as without a stream',
    async (stage, body) => {
      const { call, storage } = service;
      const path = `/api/v1/${stage}`;
      const kept = async () => (await storage.db.selectFrom('translations').select('id').execute()).length;
      const before = await kept();
      const { body: whole } = await call(path, { body });
      const streamed = await readStream(path, { ...service, body });
      expect([streamed.status, streamed.ends]).toEqual([200, ['result']]);
      expect(streamed.text).toBe(whole.data.output);
      expect(streamed.result?.output).toBe(whole.data.output);
      expect(comparable(streamed.result?.metadata ?? {})).toEqual(comparable(whole.data.metadata));
      expect(streamed.result?.metadata.differsFromStream).toBe(false);
      expect(whole.data.metadata).not.toHaveProperty('differsFromStream');
      expect((await kept()) - before).toBe(stage === 'optimize' ? 0 : 2);
    },
  );
});

describe('a stream', () => {
  let service: RunningService;
  beforeAll(async () => {
    // No sign of life opens a stream that a test expects to be refused, however slow the machine is.
    const streamTimes = { heartbeatMs: 600_000, stallMs: 30_000 };
    service = await startServiceForFile(
      { FAIRCOPY_LIMIT_KEY_PER_MINUTE: '100' },
      { ...STAND_IN, streamTimes },
    );
  });
  afterAll(() => service.stop());

  test('a long text comes in several pieces, without a half of a character', async () => {
    const { address, key } = service;
    const input = 'Fox 🦊 and 日本語 without an end. '.repeat(200);
    const { text, deltas, result } = await readStream('/api/v1/optimize', {
      address,
      key,
      body: { ...optimizeBody, input },
    });
    expect(text).toBe(result?.output);
    expect(text.isWellFormed()).toBe(true);
    expect(deltas).toBeGreaterThan(10);
  });

  test('XML is streamed when the document is whole, and is what the result holds', async () => {
    const { address, key } = service;
    const body = { ...translateBody, responseFormat: 'xml' };
    const { text, result } = await readStream('/api/v1/translate', { address, key, body });
    expect(text).toMatch(/^<document/);
    expect([text, result?.metadata.differsFromStream]).toEqual([result?.output, false]);
  });

  test('the head of a stream says what every answer says, and that nobody should hold it back', async () => {
    const { address, key } = service;
    const headers = { 'x-request-id': 'mine' };
    const stream = await openStream('/api/v1/optimize', { address, key, body: optimizeBody, headers });
    expect(stream.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'x-request-id': 'mine',
      'ratelimit-limit': '100',
    });
    await restOf(stream);
  });

  test('a connection carries one stream after the other, and answers between them', async () => {
    const { address, key } = service;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const call = { address, key, body: optimizeBody, agent };
    const first = await openStream('/api/v1/optimize', call);
    const { socket } = first;
    await restOf(first);
    const plain = await openStream('/api/v1/optimize', { ...call, headers: { accept: 'application/json' } });
    expect(plain.response.headers['content-type']).toContain('application/json');
    plain.response.resume();
    const second = await openStream('/api/v1/optimize', call);
    expect((await restOf(second)).ends).toEqual(['result']);
    expect(second.socket).toBe(socket);
    agent.destroy();
  });

  test('what is refused before it begins has its status and its envelope', async () => {
    const { address, key } = service;
    const call = { address, key, body: optimizeBody };
    const refusals = await Promise.all([
      readStream('/api/v1/optimize', { ...call, key: 'fc_live_unknown' }),
      readStream('/api/v1/optimize', { ...call, body: { ...optimizeBody, input: 'short' } }),
      readStream('/api/v1/translate', { ...call, body: { ...translateBody, managedModel: 'none' } }),
      readStream('/api/v1/translate', { ...call, body: { ...translateBody, input: 'please throw now' } }),
    ]);
    expect(refusals.map(({ status, error }) => [status, error?.success, error?.error_code])).toEqual([
      [401, false, 'ERR_UNAUTHENTICATED'],
      [400, false, 'ERR_VALIDATION_FAILED'],
      [400, false, 'ERR_MODEL_NOT_ALLOWED'],
      [500, false, 'ERR_UPSTREAM_FAILED'],
    ]);
  });

  test('a route that does not stream answers with JSON, whatever is asked for', async () => {
    const { call } = service;
    const { status, body } = await call('/api/v1/history', { headers: { accept: 'text/event-stream' } });
    expect([status, body.success]).toEqual([200, true]);
  });
});
