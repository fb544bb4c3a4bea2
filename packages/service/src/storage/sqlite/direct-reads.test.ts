import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureDataFolder } from '../data-folder.ts';
import { ask, statement } from '../statement.ts';
import type { OpenStore } from '../storage.ts';
import { openSqlite } from './open.ts';

const names = statement((db, { like }: { readonly like: string }) =>
  db.selectFrom('serviceState').select('name').where('name', 'like', like),
);

let directory: string;
let store: OpenStore;
let asked: string[] = [];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'faircopy-reads-'));
  store = await openSqlite(await ensureDataFolder(directory), false, ({ kind }) => asked.push(kind));
});
afterEach(async () => {
  await store.close();
  await rm(directory, { recursive: true, force: true });
});

const put = (db: OpenStore['db'], name: string) =>
  db.insertInto('serviceState').values({ name, value: '' }).execute();
const found = () => ask(store.db, names({ like: 'n%' }));

test('what was written is read, and each read is told of once', async () => {
  await put(store.db, 'n1');
  asked = [];
  expect(await found()).toEqual([{ name: 'n1' }]);
  expect(asked).toEqual(['SELECT']);
});

test('what this process writes within a turn is seen by what it reads after', async () => {
  await put(store.db, 'n1');
  const [before, written] = [found(), put(store.db, 'n2')];
  expect(await before).toEqual([{ name: 'n1' }]);
  await written;
  expect(await found()).toEqual([{ name: 'n1' }, { name: 'n2' }]);
});

test('what another process has written is seen from the next turn on', async () => {
  await put(store.db, 'n1');
  expect(await found()).toEqual([{ name: 'n1' }]);
  const other = new DatabaseSync(join(directory, 'faircopy.sqlite'));
  other.exec("insert into serviceState (name, value) values ('n2', '')");
  other.close();
  await nextTurn();
  expect(await found()).toEqual([{ name: 'n1' }, { name: 'n2' }]);
});

test('of a transaction nothing is read before it is over', async () => {
  const hasWritten = Promise.withResolvers<void>();
  const goesOn = Promise.withResolvers<void>();
  const transaction = store.db.transaction().execute(async (inner) => {
    await put(inner, 'n1');
    expect(await ask(inner, names({ like: 'n%' }))).toEqual([{ name: 'n1' }]);
    hasWritten.resolve();
    await goesOn.promise;
    throw new Error('undone');
  });
  await hasWritten.promise;
  const meanwhile = found();
  goesOn.resolve();
  await expect(transaction).rejects.toThrow('undone');
  expect(await meanwhile).toEqual([]);
});

test('what cannot be read says why', async () => {
  await found();
  await store.db.schema.alterTable('serviceState').renameTo('away').execute();
  await expect(found()).rejects.toThrow('no such table');
  await store.close();
  await expect(found()).rejects.toThrow();
});
