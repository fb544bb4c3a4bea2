import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faircopy } from './faircopy.ts';

let folder: string;
let settings: NodeJS.ProcessEnv;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faircopy-cli-'));
  settings = { FAIRCOPY_DATA_DIR: join(folder, 'data') };
  await faircopy(['keys', 'create', '--label', 'laptop'], settings);
});
afterAll(() => rm(folder, { recursive: true }));

test('a store is backed up, checked, restored elsewhere, and the same there', async () => {
  const backup = join(folder, 'backup');
  const made = await faircopy(['backup', backup, '--with-secret'], settings);
  expect(made).toMatchObject({ exitCode: 0, out: `${backup}\n` });
  expect(await faircopy(['verify', backup], settings)).toMatchObject({ exitCode: 0 });
  const elsewhere = { FAIRCOPY_DATA_DIR: join(folder, 'elsewhere') };
  expect(await faircopy(['restore', backup], elsewhere)).toMatchObject({ exitCode: 0, err: '' });
  const { exitCode, out } = await faircopy(['verify', '--json'], elsewhere);
  expect([exitCode, JSON.parse(out).sound]).toEqual([0, true]);
  const listed = await faircopy(['keys', 'list', '--json'], elsewhere);
  expect(listed.out).toBe((await faircopy(['keys', 'list', '--json'], settings)).out);
});

test('a backup that was touched fails its check and cannot be restored', async () => {
  const backup = join(folder, 'touched');
  await faircopy(['backup', backup, '--with-secret'], settings);
  await appendFile(join(backup, 'store.sqlite'), 'x');
  const elsewhere = { FAIRCOPY_DATA_DIR: join(folder, 'nowhere') };
  for (const command of ['verify', 'restore']) {
    const done = await faircopy([command, backup], elsewhere);
    expect(done).toMatchObject({ exitCode: 1, err: expect.stringContaining('is damaged') });
  }
});

test('migrate asks for the database to move to', async () => {
  const done = await faircopy(['migrate', join(folder, 'data')], settings);
  expect(done).toMatchObject({ exitCode: 2, err: expect.stringContaining('FAIRCOPY_DATABASE_URL') });
});
