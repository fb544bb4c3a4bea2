import { describe, expect, test } from 'vitest';
import { startService } from '../harness/start-service.ts';

describe.each(['A', 'B'])('routes for everybody, revision %s', (revision) => {
  const start = () => startService({ FAIRCOPY_REVISION: revision });

  test('health needs no key', async () => {
    const { call } = await start();
    const { status, body, headers } = await call('/api/v1/health', { key: null });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      status: 'ok',
      version: 'v1',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(headers.get('ratelimit-limit')).toBeNull();
  });

  test('optimize-input redirects whatever it is sent, and says until when', async () => {
    const { call } = await start();
    for (const call_ of [
      { body: 'no json' },
      { body: '' },
      { body: {} },
      { headers: { 'content-type': 'text/xml' } },
    ]) {
      const { status, headers, body } = await call('/api/v1/optimize-input', {
        method: 'POST',
        key: null,
        ...call_,
      });
      expect(status).toBe(308);
      expect(headers.get('location')).toBe('/api/v1/optimize');
      expect(headers.get('deprecation')).toMatch(/^@\d+$/);
      expect(headers.get('sunset')).toBe('Thu, 01 Oct 2026 00:00:00 GMT');
      expect(body).toEqual({ success: true, data: null });
    }
  });

  test('probes and the schema of documents answer', async () => {
    const { call } = await start();
    expect((await call('/livez', { key: null })).status).toBe(200);
    expect((await call('/readyz', { key: null })).status).toBe(200);
    const schema = await call('/schemas/document-1.xsd', { key: null });
    expect(schema.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(schema.text).toContain('http://www.w3.org/2001/XMLSchema');
  });
});

test('a client that follows the redirect gets its answer', async () => {
  const { address, key } = await startService();
  const response = await fetch(`${address}/api/v1/optimize-input`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({ input: 'a text to improve', audience: 'SRE', context: 'DevOps' }),
  });
  expect(response.status).toBe(200);
});

test('models lists the embedded model, which may be pinned', async () => {
  const { call } = await startService();
  const { body } = await call('/api/v1/models');
  expect(body.data).toEqual([
    {
      id: 'faircopy-embedded',
      provider: 'embedded',
      model: 'faircopy-embedded',
      stages: ['optimize', 'translate', 'refine', 'summarize'],
      class: 'fast',
      contextTokens: null,
    },
  ]);
});
