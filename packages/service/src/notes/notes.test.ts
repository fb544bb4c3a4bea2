import { expect, test } from 'vitest';
import { addUser } from '../../tests/harness/add-user.ts';
import { onEveryDialect } from '../../tests/storage-matrix.ts';
import { Fault } from '../errors.ts';
import { createNotes } from './notes.ts';

const author = { userId: 'usr_1' };
const request = { title: 'Invoices', body: 'Ask finance about paging.' };

onEveryDialect('notes', (harness) => {
  async function open() {
    const { db } = await harness.open();
    for (const id of ['usr_1', 'usr_2']) await addUser(db, id);
    return { db, notes: createNotes(db) };
  }
  const codeOf = (error: unknown) => (error instanceof Fault ? error.code : error);

  test('are kept as they were written, with an event in the same step', async () => {
    const { db, notes } = await open();
    const note = await notes.create(author, { title: 'a\u0000b', body: 'x \ud800 😀\r\n' });
    expect(note).toMatchObject({ title: 'a\uFFFDb', body: 'x \uFFFD 😀\r\n', version: 1 });
    expect(note.createdAt).toBe(note.updatedAt);
    expect(await notes.get('usr_1', note.noteId)).toEqual(note);
    const events = await db.selectFrom('events').selectAll().execute();
    expect(events).toMatchObject([
      { eventType: 'note.upserted', entityId: note.noteId, entityType: null, source: 'api-v1' },
    ]);
  });

  test("another user's are as those that never were", async () => {
    const { db, notes } = await open();
    const { noteId } = await notes.create(author, request);
    const stranger = { userId: 'usr_2' };
    const attempts = [
      notes.get('usr_2', noteId),
      notes.delete('usr_2', noteId),
      notes.update(stranger, noteId, { title: 'mine' }),
      notes.patch(stranger, noteId, { edits: [{ op: 'append', text: '!' }] }),
      notes.get('usr_1', 'note_absent'),
    ];
    for (const result of await Promise.allSettled(attempts)) {
      expect(result.status === 'rejected' && codeOf(result.reason)).toBe('ERR_NOT_FOUND');
    }
    expect(await notes.page('usr_2', { limit: 5, offset: 0 })).toMatchObject({ items: [], total: 0 });
    expect(await db.selectFrom('events').select('id').execute()).toHaveLength(1);
  });

  test('are listed by their newest change, in parts', async () => {
    const { notes } = await open();
    const ids: string[] = [];
    for (const title of ['a', 'b', 'c']) ids.push((await notes.create(author, { title, body: '' })).noteId);
    await notes.update(author, ids[0] ?? '', { body: 'changed' });
    const titles = async (offset: number) =>
      (await notes.list('usr_1', { limit: 2, offset })).map(({ title }) => title);
    expect([await titles(0), await titles(2)]).toEqual([['a', 'c'], ['b']]);
    expect(await notes.page('usr_1', { limit: 2, offset: 0 })).toMatchObject({
      total: 3,
      limit: 2,
      offset: 0,
    });
  });

  test('change where an update says so, and only there', async () => {
    const { db, notes } = await open();
    const { noteId } = await notes.create(author, request);
    const desk = { userId: 'usr_1', deviceId: 'laptop' };
    const changed = await notes.update(desk, noteId, { title: 'Open invoices', baseVersion: 1 });
    expect(changed).toMatchObject({ title: 'Open invoices', body: request.body, version: 2 });
    expect(await notes.update(desk, noteId, {})).toEqual(changed);
    const [, last] = await db.selectFrom('events').selectAll().orderBy('occurredAt').execute();
    expect(last).toMatchObject({ source: 'desktop', deviceId: 'laptop' });
    expect(JSON.parse(last?.payload ?? '')).toEqual({ noteId, version: 2 });
  });

  test('stay as they were when one of several edits cannot be made', async () => {
    const { db, notes } = await open();
    const note = await notes.create(author, request);
    const edits = [
      { op: 'append', text: '!' },
      { op: 'delete', find: 'nowhere' },
    ] as const;
    await expect(notes.patch(author, note.noteId, { edits: [...edits] })).rejects.toMatchObject({
      details: [{ path: '/edits/1/find' }],
    });
    expect(await notes.get('usr_1', note.noteId)).toEqual(note);
    expect(await db.selectFrom('events').select('id').execute()).toHaveLength(1);
  });

  test('of twenty who patch a version at once, one wins it, until all have had their turn', async () => {
    const { notes } = await open();
    const second = createNotes((await harness.open()).db);
    const { noteId } = await notes.create(author, { title: 'race', body: '' });
    const wins: number[] = [];
    const patcher = async (mark: string, index: number) => {
      for (let baseVersion = 1; ; ) {
        try {
          const edits = [{ op: 'append', text: mark } as const];
          const store = index % 2 === 0 ? notes : second;
          wins.push((await store.patch(author, noteId, { baseVersion, edits })).version);
          return;
        } catch (error) {
          if (!(error instanceof Fault) || error.code !== 'ERR_CONFLICT') throw error;
          const current = error.details[0]?.currentVersion ?? 0;
          expect(current).toBeGreaterThan(baseVersion);
          baseVersion = current;
        }
      }
    };
    const marks = [...'abcdefghijklmnopqrst'];
    await Promise.all(marks.map(patcher));
    const { body, version } = await notes.get('usr_1', noteId);
    expect(wins.toSorted((one, other) => one - other)).toEqual(marks.map((_, index) => index + 2));
    expect([[...body].toSorted(), version]).toEqual([marks, 21]);
  });

  test('patches that name no version are all made, one after the other', async () => {
    const { notes } = await open();
    const { noteId } = await notes.create(author, { title: 'race', body: '.' });
    const edits = [{ op: 'insertBefore', find: '.', text: 'x' } as const];
    await Promise.all(Array.from({ length: 20 }, () => notes.patch(author, noteId, { edits })));
    expect(await notes.get('usr_1', noteId)).toMatchObject({ body: `${'x'.repeat(20)}.`, version: 21 });
  });

  test('can be removed', async () => {
    const { notes } = await open();
    const { noteId } = await notes.create(author, request);
    await notes.delete('usr_1', noteId);
    await expect(notes.get('usr_1', noteId)).rejects.toMatchObject({ code: 'ERR_NOT_FOUND' });
    await expect(notes.delete('usr_1', noteId)).rejects.toMatchObject({ code: 'ERR_NOT_FOUND' });
  });
});
