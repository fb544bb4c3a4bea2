import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ensureDataFolder } from '../data-folder.ts';
import { statement } from '../statement.ts';
import { together } from '../together.ts';
import { openSqlite } from './open.ts';

const put = statement((db, { name }: { readonly name: string }) =>
  db.insertInto('serviceState').values({ name, value: '' }),
);

test('transactions that are asked for at once share one commit, and one that fails costs the others only that', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'faircopy-group-'));
  const commits: boolean[] = [];
  const { db, close } = await openSqlite(await ensureDataFolder(directory), false, ({ kind, failed }) => {
    if (kind === 'TRANSACTION') commits.push(!failed);
  });
  const all = (...names: string[]) =>
    Promise.allSettled(names.map((name) => together(db, [put({ name })]))).then((ends) =>
      ends.map(({ status }) => status === 'fulfilled'),
    );
  expect(await all('a', 'b', 'c')).toEqual([true, true, true]);
  expect(commits).toEqual([true]);
  expect(await all('d', 'a', 'e')).toEqual([true, false, true]);
  expect(commits).toEqual([true, false, true, false, true]);
  await close();
  await rm(directory, { recursive: true, force: true });
});
