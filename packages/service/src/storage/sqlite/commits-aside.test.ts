import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureDataFolder } from '../data-folder.ts';
import type { OpenStore } from '../storage.ts';
import type { Rows } from '../waiting.ts';
import { type CommitsAside, createCommitsAside } from './commits-aside.ts';
import { openSqlite } from './open.ts';

let directory: string;
let file: string;
let store: OpenStore;
let aside: CommitsAside;
let carriedOut: boolean[] = [];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'faircopy-aside-'));
  const folder = await ensureDataFolder(directory);
  file = folder.database;
  store = await openSqlite(folder, false);
  carriedOut = [];
  aside = createCommitsAside(file, { many: 3, observe: ({ failed }) => carriedOut.push(!failed) });
});
afterEach(async () => {
  await aside.close();
  await store.close();
  await rm(directory, { recursive: true, force: true });
});

const INSERT = 'insert into "serviceState" (name, value) values (?, 0)';
const putting = (name: unknown) => waiting(CompiledQuery.raw(INSERT, [name]));

function waiting(...queries: CompiledQuery[]) {
  return { queries, fleeting: false, lock: '', over: Promise.withResolvers<readonly Rows[]>() };
}

/** Puts names, each in a transaction of its own. @returns which of them went well; null where they were not taken */
async function take(...names: readonly unknown[]): Promise<boolean[] | null> {
  const group = names.map(putting);
  if (!aside.take(group)) return null;
  const ends = await Promise.allSettled(group.map(({ over }) => over.promise));
  return ends.map(({ status }) => status === 'fulfilled');
}

/** Asks with enough transactions that the thread starts, until it takes them. */
async function startThread(): Promise<void> {
  await vi.waitFor(async () => expect(await take('x', 'y', 'z')).not.toBeNull(), { timeout: 10_000 });
  carriedOut = [];
}

const kept = async () => {
  const rows = await store.db.selectFrom('serviceState').select('name').where('name', 'like', 'n%').execute();
  return rows.map(({ name }) => name).sort();
};

test('few transactions are not taken', async () => {
  expect(await take('n1')).toBeNull();
  expect(await take('n2')).toBeNull();
});

test('many are carried out together, are seen by the other connection, and one that fails costs the others only that', async () => {
  await startThread();
  expect(await take('n1', 'n2')).toEqual([true, true]);
  expect(carriedOut).toEqual([true]);
  expect(await take('n3', 'n1', 'n4')).toEqual([true, false, true]);
  expect(carriedOut).toEqual([true, false, true, false, true]);
  expect(await kept()).toEqual(['n1', 'n2', 'n3', 'n4']);
});

test('each is given the rows of its own statements', async () => {
  await startThread();
  const [one, other] = [
    waiting(CompiledQuery.raw(`${INSERT} returning name`, ['n1']), CompiledQuery.raw(INSERT, ['n2'])),
    waiting(CompiledQuery.raw(INSERT, ['n3']), CompiledQuery.raw('select 1 as one')),
  ];
  expect(aside.take([one, other])).toBe(true);
  expect(await one.over.promise).toEqual([[{ name: 'n1' }], []]);
  expect(await other.over.promise).toEqual([[], [{ one: 1 }]]);
});

test('a transaction of the other connection is waited for', async () => {
  await startThread();
  const isOver = Promise.withResolvers<void>();
  const hasBegun = Promise.withResolvers<void>();
  const transaction = store.db.transaction().execute(async (inner) => {
    await inner.insertInto('serviceState').values({ name: 'n1', value: '' }).execute();
    hasBegun.resolve();
    await isOver.promise;
  });
  await hasBegun.promise;
  const taken = take('n2');
  isOver.resolve();
  await transaction;
  expect(await taken).toEqual([true]);
  expect(await kept()).toEqual(['n1', 'n2']);
});

test('a value that cannot cross is left to whoever asks', async () => {
  await startThread();
  expect(await take(() => 'n1')).toBeNull();
  expect(await take('n2')).toEqual([true]);
});

test('what SQLite says of an error is told', async () => {
  await startThread();
  await take('n1');
  const again = putting('n1');
  aside.take([again]);
  await expect(again.over.promise).rejects.toMatchObject({
    message: expect.stringContaining('UNIQUE'),
    errcode: 1555,
  });
});

test('a full disk is a store that is away, of which nothing is left half done, until there is room again', async () => {
  await startThread();
  const ask = (...queries: CompiledQuery[]) => {
    const one = waiting(...queries);
    aside.take([one]);
    return one.over.promise;
  };
  const pages = (count: string | number) => ask(CompiledQuery.raw(`pragma max_page_count = ${count}`));
  const putLong = (name: string) =>
    ask(
      CompiledQuery.raw(INSERT, [name]),
      CompiledQuery.raw('update "serviceState" set value = ? where name = ?', ['x'.repeat(100_000), name]),
    );
  const [[count]] = (await ask(CompiledQuery.raw('pragma page_count'))) as [[{ page_count: number }]];
  await pages(count.page_count);
  await expect(putLong('n1')).rejects.toMatchObject({ code: 'ERR_UNAVAILABLE', retryAfterSeconds: 5 });
  await pages(1073741823);
  await putLong('n2');
  expect(await kept()).toEqual(['n2']);
});

test('a thread that ends by itself says that the store is away, and another takes its place', async () => {
  await aside.close();
  const module = new URL('../../../tests/harness/ending-thread.ts', import.meta.url);
  aside = createCommitsAside(file, { many: 1, module });
  for (const name of ['of the first', 'of the next']) {
    const one = putting(name);
    await vi.waitFor(() => expect(aside.take([one])).toBe(true), { timeout: 10_000 });
    await expect(one.over.promise).rejects.toMatchObject({ code: 'ERR_UNAVAILABLE' });
  }
});

test('a thread with little to do ends, and what it was given is done', async () => {
  await aside.close();
  aside = createCommitsAside(file, { many: 3, idleMs: 100 });
  await startThread();
  await vi.waitFor(async () => expect(await take('n1')).toBeNull(), { timeout: 10_000, interval: 300 });
});

test('what was taken is done before it is closed, and nothing is taken after', async () => {
  await startThread();
  const taken = take('n1');
  await aside.close();
  expect(await taken).toEqual([true]);
  expect(await take('n2', 'n3', 'n4')).toBeNull();
  expect(await kept()).toEqual(['n1']);
});
