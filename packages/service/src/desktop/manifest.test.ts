import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addUser } from '../../tests/harness/add-user.ts';
import { onEveryDialect } from '../../tests/storage-matrix.ts';
import { syncManifest } from './manifest.ts';
import { upsertProject } from './projects.ts';

const actor = { userId: 'usr_1', deviceId: 'laptop' };
const projectId = 'acme:billing';
const hash = (digit: number) => digit.toString(16).repeat(64);
const file = (path: string, digit = 1) => ({ path, hash: hash(digit) });

onEveryDialect('manifests', (harness) => {
  async function open() {
    const storage = await harness.open();
    for (const id of ['usr_1', 'usr_2']) await addUser(storage.db, id);
    for (const userId of ['usr_1', 'usr_2']) {
      const project = { projectId, name: 'Billing', rootPath: '/Users/ada/billing' };
      await upsertProject(storage.db, { userId, deviceId: 'laptop' }, project);
    }
    const sync = (files: { path: string; hash: string }[], who = actor) =>
      syncManifest(storage, who, { projectId, files });
    return { ...storage, sync };
  }

  test('tell new, changed, renamed and gone files apart', async () => {
    const { db, sync } = await open();
    const first = await sync([file('b.ts'), file('a.ts'), file('old.ts', 2), file('gone.ts')]);
    expect(first).toMatchObject({
      toUpload: ['a.ts', 'b.ts', 'gone.ts', 'old.ts'],
      toDelete: [],
      unchanged: [],
      totalFiles: 4,
    });
    const second = await sync([file('new.ts', 2), file('a.ts', 3), file('b.ts')]);
    expect(second).toMatchObject({
      toUpload: ['a.ts', 'new.ts'],
      toDelete: ['gone.ts', 'old.ts'],
      unchanged: ['b.ts'],
      totalFiles: 3,
    });
    const third = await sync([file('b.ts'), file('new.ts', 2), file('a.ts', 3)]);
    expect(third).toMatchObject({ toUpload: [], toDelete: [], unchanged: ['a.ts', 'b.ts', 'new.ts'] });
    expect(new Set([first, second, third].map(({ manifestId }) => manifestId)).size).toBe(3);
    const events = await db
      .selectFrom('events')
      .select(['entityId', 'entityType', 'payload'])
      .where('eventType', '=', 'manifest.synced')
      .orderBy('occurredAt')
      .execute();
    expect(events.map(({ entityId }) => entityId)).toEqual([
      first.manifestId,
      second.manifestId,
      third.manifestId,
    ]);
    expect(JSON.parse(events[1]?.payload ?? '')).toMatchObject({ toUpload: 2, toDelete: 2, unchanged: 1 });
  });

  test("another user's project of the same name is another project", async () => {
    const { sync } = await open();
    await sync([file('mine.ts')]);
    const theirs = await sync([file('theirs.ts')], { ...actor, userId: 'usr_2' });
    expect(theirs).toMatchObject({ toUpload: ['theirs.ts'], toDelete: [] });
    expect(await sync([file('mine.ts')])).toMatchObject({ unchanged: ['mine.ts'] });
  });

  test('may be empty', async () => {
    const { sync } = await open();
    await sync([file('a.ts')]);
    expect(await sync([])).toMatchObject({ toDelete: ['a.ts'], totalFiles: 0 });
  });

  test('differ from the last one as two maps differ, whatever the names', async () => {
    const { sync } = await open();
    const name = fc.constantFrom(
      '__proto__',
      'constructor',
      '10',
      'it\'s "q"',
      'ä/日本.ts',
      'a\nb',
      '{',
      '%',
      'A',
      'a',
    );
    const manifest = fc.dictionary(name, fc.integer({ min: 1, max: 2 }));
    let known = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(manifest, async (next) => {
        const sent = new Map(Object.entries(next));
        const delta = await sync([...sent].map(([path, digit]) => file(path, digit)));
        const isKnown = (path: string) => known.get(path) === sent.get(path);
        const paths = [...sent.keys()].sort();
        expect(delta).toMatchObject({
          toUpload: paths.filter((path) => !isKnown(path)),
          unchanged: paths.filter(isKnown),
          toDelete: [...known.keys()].filter((path) => !sent.has(path)).sort(),
        });
        known = sent;
      }),
      { numRuns: 40, endOnFailure: true },
    );
  });

  test('of 10,000 files are reconciled, also when many come at once', async () => {
    const { sync } = await open();
    const files = Array.from({ length: 10_000 }, (_, index) => file(`src/${index % 90}/${index}.ts`));
    expect((await sync(files)).toUpload).toHaveLength(10_000);
    const all = await Promise.all([sync(files), sync(files), sync(files)]);
    for (const delta of all) expect(delta.unchanged).toHaveLength(10_000);
  });

  test.each(['../a', '/a', 'C:\\a', 'a/%2e%2e/b', 'a\\..\\b', 'a\u0000', '\\\\server\\a'])(
    'with the path %j are refused, and change nothing',
    async (path) => {
      const { sync } = await open();
      await sync([file('a.ts')]);
      await expect(sync([file('ok.ts'), file(path)])).rejects.toMatchObject({
        code: 'ERR_VALIDATION_FAILED',
        details: [{ path: '/files/1/path', rule: 'path' }],
      });
      expect(await sync([file('a.ts')])).toMatchObject({ unchanged: ['a.ts'] });
    },
  );

  test('with a path twice, or of a project nobody registered, are refused', async () => {
    const { sync, ...storage } = await open();
    await expect(sync([file('a'), file('b'), file('a')])).rejects.toMatchObject({
      details: [{ path: '/files/2/path', rule: 'unique' }],
    });
    const unknown = syncManifest(storage, actor, { projectId: 'absent', files: [] });
    await expect(unknown).rejects.toMatchObject({ code: 'ERR_NOT_FOUND' });
  });
});
