import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { optimizeBody } from '../harness/bodies.ts';
import { sendRaw } from '../harness/send-raw.ts';
import { type RunningService, startServiceForFile } from '../harness/start-service.ts';

describe.each(['A', 'B'])('requests that are not right, revision %s', (revision) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await startServiceForFile({ FAIRCOPY_REVISION: revision });
  });
  afterAll(() => service.stop());
  const code = (name: string) => (revision === 'B' ? name : undefined);

  test.each([
    '/',
    '/nope',
    '/api/v1',
    '/api/v1/',
    '/api/v2/health',
    '/api/v1/health/',
    '/docs/nope.js',
    '/openapi.yaml',
  ])('nothing is at %s', async (path) => {
    const { status, body } = await service.call(path);
    expect([status, body.success, body.error_code]).toEqual([404, false, code('ERR_NOT_FOUND')]);
  });

  test.each([
    ['POST', '/api/v1/health', 'GET, HEAD'],
    ['GET', '/api/v1/translate', 'POST'],
    ['DELETE', '/api/v1/optimize', 'POST'],
    ['OPTIONS', '/api/v1/history', 'GET, HEAD'],
    ['PUT', '/openapi.json', 'GET, HEAD'],
    ['PROPFIND', '/api/v1/history?limit=1', 'GET, HEAD'],
    ['QUERY', '/api/v1/keys', 'GET, HEAD, POST'],
    ['SEARCH', '/docs', 'GET, HEAD'],
    ['GET', '/api/v1/keys/key_1', 'DELETE'],
  ])('%s %s is refused with what is allowed', async (method, path, allow) => {
    const { status, headers, body } = await service.call(path, { method, key: null });
    expect([status, headers.get('allow'), body.error_code]).toEqual([
      405,
      allow,
      code('ERR_METHOD_NOT_ALLOWED'),
    ]);
  });

  test('a path parameter of any length is judged after the credential', async () => {
    const path = `/api/v1/notes/${'a'.repeat(3_000)}`;
    const asked = async (key: string) => (await service.call(path, { headers: { 'x-api-key': key } })).status;
    // Revision A has no notes.
    expect([await asked('wrong'), await asked(service.key)]).toEqual(
      revision === 'B' ? [401, 404] : [404, 404],
    );
  });

  test('where nothing is, nothing of the body is looked at', async () => {
    for (const type of ['application/json', 'text/plain']) {
      const { status, headers } = await service.call('/api/v1/nope', {
        method: 'POST',
        body: '{ no JSON',
        headers: { 'content-type': type },
      });
      expect([status, headers.get('allow')]).toEqual([404, null]);
    }
  });

  test.each([
    ['', 'The body is empty'],
    ['{', 'not valid JSON'],
    ['{"input": "x"} trailing', 'not valid JSON at line 1, column 16'],
    ['{"input": "x",\n "tone": 1,}', 'not valid JSON at line 2, column 12'],
    ['{"__proto__": {"admin": true}}', 'property __proto__'],
    ['{"a": 1, "__proto__": 1, "__proto__": 2}', 'property __proto__'],
    ['{"constructor": {"prototype": {"admin": true}}}', 'constructor.prototype'],
    ["{'input': 1}", 'not valid JSON'],
    ['\u0000', 'not valid JSON'],
    ['[]', 'one fault'],
    ['null', 'one fault'],
    ['"text"', 'one fault'],
    ['1e999', 'one fault'],
    ['['.repeat(100_000), 'not valid JSON'],
    [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'one fault'],
  ])('the body %.40j is refused with a reason', async (body, reason) => {
    const answer = await service.call('/api/v1/optimize', { method: 'POST', body });
    expect([answer.status, answer.body.error_code]).toEqual([400, code('ERR_VALIDATION_FAILED')]);
    expect(answer.body.error).toContain(reason);
  });

  test.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application',
    ';;',
    'application/json2',
  ])('a body of type %s is refused', async (type) => {
    const { status, body } = await service.call('/api/v1/optimize', {
      body: optimizeBody,
      headers: { 'content-type': type },
    });
    expect([status, body.error_code]).toEqual([415, code('ERR_UNSUPPORTED_MEDIA_TYPE')]);
  });

  test.each([
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'APPLICATION/JSON',
    'application/json; charset="utf-8"; x=y',
  ])('a body of type %s is JSON', async (type) => {
    const { status } = await service.call('/api/v1/optimize', {
      body: optimizeBody,
      headers: { 'content-type': type },
    });
    expect(status).toBe(200);
  });

  test('a compressed body is refused for what it is', async () => {
    const { status } = await service.call('/api/v1/optimize', {
      body: optimizeBody,
      headers: { 'content-encoding': 'gzip' },
    });
    expect(status).toBe(415);
  });

  test('a body may have 2 MiB and not a byte more', async () => {
    const whole = JSON.stringify({ ...optimizeBody, ignored: '' });
    const body = (bytes: number) =>
      JSON.stringify({ ...optimizeBody, ignored: 'x'.repeat(bytes - whole.length) });
    expect((await service.call('/api/v1/optimize', { body: body(2 * 1024 * 1024) })).status).toBe(200);
    const { status, body: refusal } = await service.call('/api/v1/optimize', {
      body: body(2 * 1024 * 1024 + 1),
    });
    expect([status, refusal.error_code]).toEqual([413, code('ERR_BODY_TOO_LARGE')]);
  });

  test('lone surrogates and NUL are taken, and kept as replacement characters', async () => {
    const body = '{"input":"odd \\ud800 and \\u0000 text","audience":"SRE","context":"Backend"}';
    const answer = await service.call('/api/v1/optimize', { body });
    expect([answer.status, answer.body.data.output]).toEqual([200, 'Edited: odd \ufffd and \ufffd text']);
  });

  test('every answer carries what keeps browsers and caches out', async () => {
    for (const path of ['/api/v1/health', '/nope', '/openapi.json']) {
      const { headers } = await service.call(path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  test("a caller's own request id comes back and is in the log", async () => {
    const { headers } = await service.call('/api/v1/health', { headers: { 'x-request-id': 'build-77' } });
    expect(headers.get('x-request-id')).toBe('build-77');
    expect(service.logged()).toContain('"requestId":"build-77"');
  });

  test.each([
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['a header without a name', 'GET /api/v1/health HTTP/1.1\r\nhost: x\r\n: value\r\n\r\n'],
    ['a control character in a header', 'GET /api/v1/health HTTP/1.1\r\nhost: x\r\nx-a: b\u0001\r\n\r\n'],
    [
      'headers beyond measure',
      `GET /api/v1/health HTTP/1.1\r\nhost: x\r\nx-a: ${'a'.repeat(20_000)}\r\n\r\n`,
    ],
    [
      'two lengths',
      'POST /api/v1/optimize HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}',
    ],
    [
      'a length and chunks',
      'POST /api/v1/optimize HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}',
    ],
    ['a path that does not decode', 'GET /%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
  ])('%s gets the envelope with 400', async (_what, bytes) => {
    const { status, headers, body } = await sendRaw(service.address, bytes);
    expect([status, JSON.parse(body).success, JSON.parse(body).error_code]).toEqual([
      400,
      false,
      code('ERR_VALIDATION_FAILED'),
    ]);
    expect(headers).toMatch(/^x-request-id: req_/im);
  });

  test.each([
    ['no host', 'GET /api/v1/health HTTP/1.1\r\nconnection: close\r\n\r\n'],
    [
      'an expectation',
      'GET /api/v1/health HTTP/1.1\r\nhost: x\r\nexpect: wonders\r\nconnection: close\r\n\r\n',
    ],
    [
      'an upgrade',
      'GET /api/v1/health HTTP/1.1\r\nhost: x\r\nconnection: upgrade, close\r\nupgrade: websocket\r\n\r\n',
    ],
    ['HTTP/1.0', 'GET /api/v1/health HTTP/1.0\r\n\r\n'],
    [
      'an absolute target',
      'GET http://elsewhere/api/v1/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    ],
  ])('%s is no reason to refuse', async (_what, bytes) => {
    expect((await sendRaw(service.address, bytes)).status).toBe(200);
  });
});
