import fc from 'fast-check';
import { expect, test } from 'vitest';
import { patchable, patchModel, patchScripts } from '../harness/patch-scripts.ts';
import { startService } from '../harness/start-service.ts';

const NOTES = '/api/v1/notes';
const WITHOUT_LIMITS = { FAIRCOPY_LIMIT_KEY_PER_MINUTE: '0', FAIRCOPY_LIMIT_IP_PER_15_MINUTES: '0' };
const body = { title: 'Invoices', body: 'Ask finance about paging.' };

test('a note is kept, patched, listed and removed', async () => {
  const { call } = await startService();
  const made = await call(NOTES, { body });
  expect([made.status, made.body.data]).toMatchObject([201, { ...body, version: 1 }]);
  const path = `${NOTES}/${made.body.data['noteId']}`;

  const edits = [
    { op: 'replace', find: 'finance', text: 'accounting' },
    { op: 'append', text: '\nDone.' },
  ];
  const patched = await call(`${path}/patch`, { body: { baseVersion: 1, edits } });
  expect(patched.body.data).toMatchObject({ body: 'Ask accounting about paging.\nDone.', version: 2 });

  const again = await call(`${path}/patch`, { body: { baseVersion: 1, edits } });
  expect([again.status, again.body]).toMatchObject([
    409,
    { error_code: 'ERR_CONFLICT', details: [{ path: '/baseVersion', currentVersion: 2 }] },
  ]);
  const lost = await call(`${path}/patch`, { body: { edits } });
  expect([lost.status, lost.body]).toMatchObject([
    400,
    { details: [{ path: '/edits/0/find', rule: 'found' }] },
  ]);

  const page = await call(`${NOTES}?limit=500`);
  expect(page.body.data).toMatchObject({ items: [patched.body.data], total: 1, limit: 200, offset: 0 });
  expect((await call(path)).body.data).toEqual(patched.body.data);
  expect((await call(path, { method: 'DELETE' })).body).toEqual({ success: true, data: null });
  expect((await call(path)).status).toBe(404);
});

test.each([
  ['no edits', { edits: [] }],
  ['too many edits', { edits: Array.from({ length: 101 }, () => ({ op: 'append', text: '' })) }],
  ['an edit of an unknown kind', { edits: [{ op: 'shuffle', text: '' }] }],
  ['nothing to find', { edits: [{ op: 'delete', find: '' }] }],
  ['a replacement without its text', { edits: [{ op: 'replace', find: 'finance' }] }],
  ['an occurrence of 0', { edits: [{ op: 'delete', find: 'finance', occurrence: 0 }] }],
  ['version 0', { baseVersion: 0, edits: [{ op: 'append', text: '' }] }],
])('a patch with %s is refused', async (_what, patch) => {
  const { call } = await startService();
  const { noteId } = (await call(NOTES, { body })).body.data;
  expect((await call(`${NOTES}/${noteId}/patch`, { body: patch })).status).toBe(400);
});

test('500 patches make of a note what a model of strings makes, or are refused and leave it as it is', async () => {
  const { call } = await startService(WITHOUT_LIMITS);
  const statuses = new Set<number>();
  const script = fc.asyncProperty(patchable(0, 30), patchScripts, async (text, edits) => {
    const before = (await call(NOTES, { body: { ...body, body: text } })).body.data;
    const path = `${NOTES}/${before['noteId']}`;
    const { status } = await call(`${path}/patch`, { body: { baseVersion: 1, edits } });
    const expected = patchModel(text, edits);
    statuses.add(status);
    expect(status).toBe(expected === null ? 400 : 200);
    const after = (await call(path)).body.data;
    if (expected === null) expect(after).toEqual(before);
    else expect(after['body']).toBe(expected);
  });
  await fc.assert(script, { numRuns: 500 });
  expect(statuses).toEqual(new Set([200, 400]));
}, 120_000);

test('of 20 clients who patch one version at once, one wins it and the others are told which there is', async () => {
  const { call } = await startService(WITHOUT_LIMITS);
  const path = `${NOTES}/${(await call(NOTES, { body: { title: 'race', body: '' } })).body.data['noteId']}`;
  const waiting = new Set([...'abcdefghijklmnopqrst']);
  for (let baseVersion = 1; waiting.size > 0; baseVersion += 1) {
    const patch = async (text: string) => {
      const edits = [{ op: 'append', text }];
      const { status, body } = await call(`${path}/patch`, { body: { baseVersion, edits } });
      if (status === 409) expect(body.details).toMatchObject([{ currentVersion: baseVersion + 1 }]);
      return status === 200 ? [text] : [];
    };
    const winners = (await Promise.all([...waiting].map(patch))).flat();
    expect(winners).toHaveLength(1);
    for (const winner of winners) waiting.delete(winner);
  }
  const { body: text, version } = (await call(path)).body.data;
  expect([[...String(text)].toSorted().join(''), version]).toEqual(['abcdefghijklmnopqrst', 21]);
});

test('revision A knows no notes', async () => {
  const { call } = await startService({ FAIRCOPY_REVISION: 'A' });
  expect((await call(NOTES, { body })).status).toBe(404);
  expect((await call(NOTES)).status).toBe(404);
});
