import { expect, test } from 'vitest';
import { startService } from '../harness/start-service.ts';

const NOTES = '/api/v1/notes';
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

test('revision A knows no notes', async () => {
  const { call } = await startService({ FAIRCOPY_REVISION: 'A' });
  expect((await call(NOTES, { body })).status).toBe(404);
  expect((await call(NOTES)).status).toBe(404);
});
