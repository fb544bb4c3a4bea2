import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { addUser } from '../../tests/harness/add-user.ts';
import { onEveryDialect } from '../../tests/storage-matrix.ts';
import { createNotes } from '../notes/notes.ts';
import type { Database } from '../storage/storage.ts';
import { readFeed } from './feed.ts';
import { listProjects, upsertProject } from './projects.ts';

const actor = { userId: 'usr_1', deviceId: 'laptop' };
const project = { projectId: 'acme:billing', name: 'Billing', rootPath: '/Users/ada/billing' };

/** Everything a client sees that reads on until a page is empty. */
async function readAll(db: Database, projectId: string, limit = 7): Promise<string[]> {
  const seen: string[] = [];
  for (let after: string | undefined; ; ) {
    const page = await readFeed(db, 'usr_1', { projectId, limit, ...(after === undefined ? {} : { after }) });
    seen.push(...page.items.map(({ eventId }) => eventId));
    if (page.nextCursor === null) return seen;
    after = page.nextCursor;
  }
}

onEveryDialect('projects and their feed', (harness) => {
  async function open() {
    const { db } = await harness.open();
    for (const id of ['usr_1', 'usr_2']) await addUser(db, id);
    return db;
  }

  test('a project registered again changes where it says something else', async () => {
    const db = await open();
    const first = await upsertProject(db, actor, project);
    expect(first).toMatchObject({ ...project, lastSyncedByDeviceId: 'laptop', updatedAt: first.createdAt });
    const same = await upsertProject(db, { ...actor, deviceId: 'tower' }, project);
    expect(same).toMatchObject({ createdAt: first.createdAt, updatedAt: first.createdAt });
    expect(same.lastSyncedByDeviceId).toBe('tower');
    const renamed = await upsertProject(db, actor, { ...project, name: 'Invoices' });
    expect([renamed.createdAt, renamed.name]).toEqual([first.createdAt, 'Invoices']);
    expect(renamed.updatedAt).toBe(renamed.lastSyncedAt);
    expect(await listProjects(db, 'usr_1')).toEqual([renamed]);
    expect(await listProjects(db, 'usr_2')).toEqual([]);
  });

  test('the feed of a project has its own events and those of none', async () => {
    const db = await open();
    await upsertProject(db, actor, project);
    await upsertProject(db, actor, { ...project, projectId: 'other' });
    const { noteId } = await createNotes(db).create(actor, { title: 'a', body: '' });
    await upsertProject(db, { userId: 'usr_2', deviceId: 'x' }, project);
    const { items, nextCursor } = await readFeed(db, 'usr_1', { projectId: project.projectId });
    expect(items).toMatchObject([
      {
        eventType: 'project.upserted',
        entityType: 'project',
        projectId: project.projectId,
        deviceId: 'laptop',
        source: 'desktop',
      },
      { eventType: 'note.upserted', entityId: noteId, payload: { noteId, version: 1 } },
    ]);
    expect(nextCursor).toBe(items[1]?.occurredAt);
    expect(items[1]).not.toHaveProperty('entityType');
  });

  test('a cursor of another offset or precision means the moment it names', async () => {
    const db = await open();
    await upsertProject(db, actor, project);
    const read = (after: string) => readFeed(db, 'usr_1', { projectId: project.projectId, after });
    expect((await read('2000-01-01T00:00:00+02:00')).items).toHaveLength(1);
    expect((await read('2200-01-01T00:00:00Z')).nextCursor).toBeNull();
    await expect(read('2026-03-14 09:26:53Z')).rejects.toMatchObject({ code: 'ERR_VALIDATION_FAILED' });
  });

  test('a client that polls while four instances write sees each event once', async () => {
    const db = await open();
    const instances = [db];
    const count = harness.dialect === 'postgres' ? 4 : 1;
    while (instances.length < count) instances.push((await harness.open()).db);
    const each = 400 / count;
    let writing = true;
    const writers = instances.map(async (instance, index) => {
      const notes = createNotes(instance);
      const write = (step: number) =>
        step % 2 === 0
          ? upsertProject(instance, actor, project)
          : notes.create({ userId: 'usr_1' }, { title: `${index} ${step}`, body: '' });
      for (let step = 0; step < each; step += 4) {
        await Promise.all([0, 1, 2, 3].map((offset) => write(step + offset)));
      }
    });
    const polled = (async () => {
      const seen: string[] = [];
      for (let after: string | undefined, last = false; ; ) {
        const query = { projectId: project.projectId, limit: 7, ...(after === undefined ? {} : { after }) };
        const page = await readFeed(db, 'usr_1', query);
        seen.push(...page.items.map(({ eventId }) => eventId));
        after = page.nextCursor ?? after;
        if (page.nextCursor === null && last) return seen;
        last = page.nextCursor === null && !writing;
        // A client's next request comes by the event loop, and so does the end of a write.
        await setImmediate();
      }
    })();
    await Promise.all(writers);
    writing = false;
    const seen = await polled;
    expect(seen).toHaveLength(400);
    expect(new Set(seen).size).toBe(400);
    expect(await readAll(db, project.projectId)).toEqual(seen);
  });
});
