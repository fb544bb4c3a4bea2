import { expect, test } from 'vitest';
import { addUser } from '../../../tests/harness/add-user.ts';
import { onEveryDialect } from '../../../tests/storage-matrix.ts';
import { createNotes } from '../../notes/notes.ts';
import { tableNames } from '../../storage/safekeeping/table-names.ts';
import { verifyStore } from '../../storage/safekeeping/verify-store.ts';
import type { Database } from '../../storage/storage.ts';
import { createKey } from '../keys.ts';
import { ensureOwner } from '../owner.ts';
import { DEFAULT_PLANS } from '../plans.ts';
import { eraseUser } from './erase-user.ts';
import { exportUser, PERSONAL_TABLES, type PersonalRecord } from './export-user.ts';

async function exported(db: Database, userId: string): Promise<PersonalRecord[]> {
  const records: PersonalRecord[] = [];
  for await (const record of exportUser(db, userId)) records.push(record);
  return records;
}

onEveryDialect('what is stored about a user', (harness) => {
  async function open() {
    const storage = await harness.open();
    for (const userId of ['usr_1', 'usr_2']) {
      await addUser(storage.db, userId);
      await createKey(storage.db, DEFAULT_PLANS, {
        userId,
        mode: 'live',
        scopes: ['optimize:write'],
        label: 'a',
      });
      await createNotes(storage.db).create({ userId }, { title: 'one that has an event', body: '' });
      const notes = Array.from({ length: 250 }, (_, count) => ({
        ...{ id: `${userId}_${count}`, userId, title: `${count}`, body: '' },
        ...{ version: 1, createdAt: count, updatedAt: count },
      }));
      await storage.db.insertInto('notes').values(notes).execute();
    }
    return storage;
  }

  test('can be had whole, without what is secret and without what is others’', async () => {
    const { db } = await open();
    const records = await exported(db, 'usr_1');
    expect(records.filter(({ table }) => table === 'notes')).toHaveLength(251);
    expect(records.filter(({ table }) => table === 'events')).toHaveLength(1);
    const text = JSON.stringify(records);
    expect(text).not.toContain('usr_2');
    const { hash } = await db
      .selectFrom('apiKeys')
      .select('hash')
      .where('userId', '=', 'usr_1')
      .executeTakeFirstOrThrow();
    expect(text).not.toContain(hash);
    await expect(exported(db, 'usr_3')).rejects.toMatchObject({ code: 'ERR_NOT_FOUND' });
  });

  test('can be erased whole, and others keep theirs', async () => {
    const storage = await open();
    const kept = await exported(storage.db, 'usr_2');
    await eraseUser(storage.db, 'usr_1');
    await expect(eraseUser(storage.db, 'usr_1')).rejects.toMatchObject({ code: 'ERR_NOT_FOUND' });
    for (const [table, personal] of Object.entries(PERSONAL_TABLES)) {
      if (personal === null) continue;
      const rows = await storage.db
        .selectFrom(table as 'notes')
        .selectAll()
        .execute();
      expect([table, JSON.stringify(rows).includes('usr_1')]).toEqual([table, false]);
    }
    expect(await exported(storage.db, 'usr_2')).toEqual(kept);
    expect((await verifyStore(storage)).flatMap(({ faults }) => faults)).toEqual([]);
  });

  test('is known table by table, and the owner stays', async () => {
    const storage = await harness.open();
    expect(Object.keys(PERSONAL_TABLES).sort()).toEqual(await tableNames(storage));
    const { userId } = await storage.db
      .transaction()
      .execute((transaction) => ensureOwner(transaction, 'free'));
    await expect(eraseUser(storage.db, userId)).rejects.toMatchObject({ code: 'ERR_CONFLICT' });
  });
});
