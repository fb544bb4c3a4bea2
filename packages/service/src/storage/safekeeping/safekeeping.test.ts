import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addUser } from '../../../tests/harness/add-user.ts';
import { temporaryFolder } from '../../../tests/harness/temporary-folder.ts';
import { onEveryDialect, onPostgres } from '../../../tests/storage-matrix.ts';
import { createNotes } from '../../notes/notes.ts';
import { openStorage } from '../open.ts';
import type { Database, Storage } from '../storage.ts';
import { backUp } from './back-up.ts';
import { readBackup } from './backup-record.ts';
import { moveStore } from './move.ts';
import { restore } from './restore.ts';
import { verifyStore } from './verify-store.ts';

/** Texts that databases like to change: quotes, a backslash, characters beyond the first plane, line ends. */
const ODD = 'a "quoted" \\ text, 𝒶 🙂 é\r\n\ttab';

async function fill(db: Database, notes: number): Promise<void> {
  for (const id of ['usr_1', 'usr_2']) await addUser(db, id);
  for (let count = 0; count < notes; count += 1) {
    const userId = count % 3 === 0 ? 'usr_2' : 'usr_1';
    await createNotes(db).create({ userId }, { title: `note ${count}`, body: ODD });
  }
}

async function faultsOf(storage: Storage): Promise<string[]> {
  return (await verifyStore(storage)).flatMap(({ faults }) => faults);
}

function titles(db: Database): Promise<{ title: string; body: string }[]> {
  return db.selectFrom('notes').select(['title', 'body']).orderBy('id').execute();
}

onEveryDialect('a backup', (harness) => {
  const empty = async () => {
    const place = await harness.place();
    if (place.databaseUrl === null) {
      const { secret } = await harness.open();
      const dataDirectory = join(await temporaryFolder(), 'data');
      await mkdir(dataDirectory);
      await writeFile(join(dataDirectory, 'secret'), secret.reveal());
      return { ...place, dataDirectory };
    }
    const { db } = await harness.open();
    const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
    await sql.raw(`drop schema "${rows[0]?.name}" cascade; create schema "${rows[0]?.name}"`).execute(db);
    return place;
  };

  test('made while others write is the store of one moment, and can be put in its place', async () => {
    const storage = await harness.open();
    const { databaseUrl } = await harness.place();
    await fill(storage.db, 20);
    const folder = join(await temporaryFolder(), 'backup');
    let writing = true;
    const writer = (async () => {
      for (let count = 0; writing; count += 1) {
        await createNotes(storage.db).create({ userId: 'usr_1' }, { title: `later ${count}`, body: ODD });
        // SQLite answers without waiting, so that nothing else would ever have its turn.
        await new Promise(setImmediate);
      }
    })();
    const record = await backUp(storage, databaseUrl, folder, { withSecret: false });
    writing = false;
    await writer;
    expect(await readdir(folder)).toHaveLength(2);
    expect(record.rows['notes']).toBeGreaterThanOrEqual(20);
    const before = new Map((await titles(storage.db)).map(({ title, body }) => [title, body]));

    const place = await empty();
    expect(await restore(place, folder)).toEqual(record);
    await using restored = await openStorage(place, { alongside: true });
    const after = await titles(restored.db);
    expect(after).toHaveLength(record.rows['notes'] ?? 0);
    for (const { title, body } of after) expect([title, body]).toEqual([title, before.get(title)]);
    expect(await faultsOf(restored)).toEqual([]);
    await expect(restore(place, folder)).rejects.toThrow(/already/);
  });

  test('that was touched, is missing or lies under another secret is refused', async () => {
    const storage = await harness.open();
    const { databaseUrl } = await harness.place();
    await fill(storage.db, 1);
    const parent = await temporaryFolder();
    const folder = join(parent, 'backup');
    const { file } = await backUp(storage, databaseUrl, folder, { withSecret: true });
    expect(await readFile(join(folder, 'secret'), 'utf8')).toBe(`${storage.secret.reveal()}\n`);
    await expect(backUp(storage, databaseUrl, folder, { withSecret: true })).rejects.toThrow(
      /is there already/,
    );
    const elsewhere = join(parent, 'elsewhere');
    await mkdir(elsewhere);
    await writeFile(join(elsewhere, 'secret'), 'quite another secret, of the length one needs 0123456789');
    const other = { dataDirectory: elsewhere, databaseUrl, secret: null };
    await expect(restore(other, folder)).rejects.toThrow(/is not the one this backup was made under/);
    await appendFile(join(folder, file), 'x');
    await expect(readBackup(folder)).rejects.toThrow(/damaged/);
    await rm(join(folder, 'backup.json'));
    await expect(restore(other, folder)).rejects.toThrow(/no backup/);
  });

  test('is only as good as its store: what contradicts itself is found', async () => {
    const storage = await harness.open();
    await fill(storage.db, 3);
    expect(await faultsOf(storage)).toEqual([]);
    await storage.db
      .updateTable('userFeeds')
      .set({ translationCount: 7 })
      .where('userId', '=', 'usr_1')
      .execute();
    await storage.db.updateTable('userFeeds').set({ lastEventAt: 1 }).where('userId', '=', 'usr_2').execute();
    await storage.db
      .insertInto('usage')
      .values({ userId: 'usr_1', month: '2026-01', managedTokens: 0, reservedTokens: 5, refinements: 0 })
      .execute();
    expect(await faultsOf(storage)).toEqual([
      'user usr_1 has 0 translations, not 7',
      'user usr_2 has an event after 1',
      'user usr_1 holds 5 tokens in 2026-01, not 0',
    ]);
  });
});

onPostgres('a SQLite store that is moved', (harness) => {
  test('has every row of every table, equal, and is moved but once', async () => {
    const dataDirectory = join(await temporaryFolder(), 'data');
    const lite = { dataDirectory, databaseUrl: null, secret: null };
    await using source = await openStorage(lite);
    await fill(source.db, 600);
    const { databaseUrl } = await harness.place();
    const big = { dataDirectory: await temporaryFolder(), databaseUrl };
    await using target = await openStorage({ ...big, secret: source.secret });
    const rows = await moveStore(source, target);
    expect(rows).toMatchObject({ users: 2, notes: 600, events: 600 });
    expect(await titles(target.db)).toHaveLength(600);
    expect(await faultsOf(target)).toEqual([]);
    await expect(moveStore(source, target)).rejects.toThrow(/is not empty/);
    await using stranger = await openStorage({ ...big, secret: null });
    await expect(moveStore(source, stranger)).rejects.toThrow(/different master secrets/);
  });
});
