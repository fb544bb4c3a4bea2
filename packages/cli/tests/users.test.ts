import { mkdtemp, rm } from 'node:fs/promises';
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

test('a user is listed and exported; the owner is not erased, nor anybody by a slip', async () => {
  const [user] = JSON.parse((await faircopy(['users', 'list', '--json'], settings)).out);
  const exported = await faircopy(['users', 'export', user.id], settings);
  const lines = exported.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ table }) => table)).toEqual(['users', 'apiKeys']);
  expect(await faircopy(['users', 'erase', user.id], settings)).toMatchObject({ exitCode: 2 });
  const owner = await faircopy(['users', 'erase', user.id, '--yes'], settings);
  expect(owner).toMatchObject({ exitCode: 1, err: expect.stringContaining('cannot be erased') });
  expect(await faircopy(['users', 'export', 'usr_nobody'], settings)).toMatchObject({ exitCode: 1 });
});
