import { describe, expect, test } from 'vitest';
import { refineBody, translateBody } from '../harness/bodies.ts';
import { startService } from '../harness/start-service.ts';

describe.each(['A', 'B'])('translate, revision %s', (revision) => {
  const start = () => startService({ FAIRCOPY_REVISION: revision });

  test('answers with a document and says how it came about', async () => {
    const { call } = await start();
    const { status, body } = await call('/api/v1/translate', { body: translateBody });
    expect(status).toBe(200);
    expect(body.data.output).toBe(`Edited: ${translateBody.input}`);
    expect(body.data.metadata).toEqual({
      wordCount: 16,
      latencyMs: expect.any(Number),
      model: 'faircopy-embedded',
      provider: 'embedded',
      credentialSource: 'managed',
      endpointHost: null,
      inputTokens: Math.ceil(translateBody.input.length / 4),
      outputTokens: 5,
      thinkingTokens: 0,
      translationId: expect.stringMatching(/^tr_[A-Za-z0-9]{20,}$/),
      guard: { status: 'clean', restored: 0 },
      quality: { checks: 1, failed: [] },
    });
  });
});

test('keeps the document, its event and its usage', async () => {
  const { call, storage } = await startService();
  const { body } = await call('/api/v1/translate', { body: translateBody });
  const id = body.data.metadata.translationId ?? '';
  const [item] = await storage.db.selectFrom('translations').selectAll().execute();
  expect(item).toMatchObject({ id, inputText: translateBody.input, output: body.data.output, tone: 60 });
  const [event] = await storage.db.selectFrom('events').selectAll().execute();
  expect(event).toMatchObject({
    eventType: 'translation.upserted',
    entityType: 'translation',
    source: 'api-v1',
    occurredAt: item?.createdAt,
    payload: JSON.stringify({ translationId: id }),
  });
  const [usage] = await storage.db.selectFrom('usage').selectAll().execute();
  expect(usage).toMatchObject({
    managedTokens: Math.ceil(translateBody.input.length / 4) + 5,
    reservedTokens: 0,
  });
});

test('replaces the item of a translationId, and counts it once', async () => {
  const { call, storage } = await startService();
  const send = (input: string) =>
    call('/api/v1/translate', { body: { ...translateBody, input, translationId: 'my_own-id' } });
  await send('the first version of the text');
  await send('the second version of the text');
  const again = await send('the second version of the text');
  expect(again.body.data.metadata.translationId).toBe('my_own-id');
  const { body } = await call('/api/v1/history');
  expect(body.data).toMatchObject({
    total: 1,
    items: [{ id: 'my_own-id', inputText: 'the second version of the text' }],
  });
  const events = await storage.db.selectFrom('events').select('id').execute();
  expect(events).toHaveLength(3);
});

test('answers in XML when asked to, and keeps what it answered', async () => {
  const { call } = await startService();
  const { body } = await call('/api/v1/translate', { body: { ...translateBody, responseFormat: 'xml' } });
  expect(body.data.output).toMatch(/^<document format="API Design">/);
  const history = await call('/api/v1/history');
  expect(history.body.data['items']).toMatchObject([{ output: body.data.output }]);
});

test('a test key writes no history and spends no quota', async () => {
  const { call, storage, makeKey } = await startService();
  const key = await makeKey({ mode: 'test' });
  const { status, body } = await call('/api/v1/translate', { body: translateBody, key });
  expect(status).toBe(200);
  expect(body.data.metadata).not.toHaveProperty('translationId');
  for (const table of ['translations', 'events', 'usage'] as const) {
    expect(await storage.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});

test('puts back what the model lost, and says so', async () => {
  const { call } = await startService();
  const input = 'please lose `GET /invoices` and `npm test` from this text';
  const { body } = await call('/api/v1/translate', { body: { ...translateBody, input } });
  expect(body.data.output).toContain('- `GET /invoices`\n- `npm test`\n');
  expect(body.data.metadata.guard).toEqual({ status: 'repaired', restored: 2 });
});

test('ignores properties it does not know, and logs their names only', async () => {
  const { call, logged } = await startService();
  const body = { ...translateBody, attachments: ['private words'], 'private name of mine': 1 };
  const { status } = await call('/api/v1/translate', { body });
  expect(status).toBe(200);
  expect(logged()).toContain('"ignored":["attachments","(unprintable)"]');
  expect(logged()).not.toContain('private');
});

test('ignores query parameters it does not know, and logs their names only', async () => {
  const { call, logged } = await startService();
  const { status } = await call('/api/v1/translate?trace=private&private%20name=1', { body: translateBody });
  expect(status).toBe(200);
  expect(logged()).toContain('"ignored":["trace","(unprintable)"],"msg":"unknown query parameters"');
  expect(logged()).not.toContain('private');
});

test('refining what was translated keeps its input when the request does not repeat it', async () => {
  const { call } = await startService();
  const translationId = 'same';
  await call('/api/v1/translate', { body: { ...translateBody, translationId } });
  const { originalInput: _, ...rest } = refineBody;
  await call('/api/v1/refine', { body: { ...rest, translationId } });
  const { body } = await call('/api/v1/history');
  expect(body.data).toMatchObject({ total: 1, items: [{ inputText: translateBody.input }] });
});
