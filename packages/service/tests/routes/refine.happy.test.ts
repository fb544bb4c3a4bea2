import { describe, expect, test } from 'vitest';
import { refineBody } from '../harness/bodies.ts';
import { startService } from '../harness/start-service.ts';

describe.each(['A', 'B'])('refine, revision %s', (revision) => {
  test('answers with the revision, says what was done, and keeps it', async () => {
    const { call, storage } = await startService({ FAIRCOPY_REVISION: revision });
    const { status, body } = await call('/api/v1/refine', { body: refineBody });
    expect(status).toBe(200);
    expect(body.data.output).toContain(refineBody.feedback);
    expect(body.data.metadata).toMatchObject({
      applied: [{ instruction: refineBody.feedback, status: 'applied' }],
      quality: { checks: 1, failed: [] },
    });
    expect(body.data.metadata).not.toHaveProperty('isOutOfScope');
    const history = await call('/api/v1/history');
    expect(history.body.data).toMatchObject({
      total: 1,
      items: [{ id: body.data.metadata.translationId, output: body.data.output }],
    });
    const [usage] = await storage.db.selectFrom('usage').selectAll().execute();
    expect(usage?.refinements).toBe(1);
  });
});

test('feedback about something else leaves the document byte for byte, and keeps nothing', async () => {
  const { call, storage } = await startService();
  const previousOutput = '# Title\r\n\r\nodd \u0000 bytes \ud83d\ude00';
  const body = { ...refineBody, previousOutput, feedback: 'what is the weather', translationId: 'kept' };
  const answer = await call('/api/v1/refine', { body });
  expect(answer.status).toBe(200);
  expect(answer.body.data.output).toBe(previousOutput);
  expect(answer.body.data.metadata.isOutOfScope).toBe(true);
  expect(answer.body.data.metadata).not.toHaveProperty('translationId');
  expect(await storage.db.selectFrom('translations').selectAll().execute()).toEqual([]);
  expect(await storage.db.selectFrom('events').selectAll().execute()).toEqual([]);
});

test('the original input may be left out', async () => {
  const { call } = await startService();
  const { originalInput: _, ...body } = refineBody;
  expect((await call('/api/v1/refine', { body })).status).toBe(200);
  const history = await call('/api/v1/history');
  expect(history.body.data).toMatchObject({ items: [{ inputText: '' }] });
});
