import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './lock.ts';

let folder: string;
let lock: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faircopy-lock-'));
  lock = join(folder, 'deep', 'x.lock');
});
afterEach(() => rm(folder, { recursive: true }));

test('of many pieces of work one is done at a time, and nothing is left behind', async () => {
  let [atOnce, most] = [0, 0];
  const work = async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((resolve) => setImmediate(resolve));
    atOnce -= 1;
  };
  await Promise.all(Array.from({ length: 8 }, () => withLock(lock, work)));
  expect(most).toBe(1);
  expect(await readdir(join(folder, 'deep'))).toEqual([]);
});

test('a lock of a process that is gone is taken over, also when several want it', async () => {
  await withLock(lock, async () => {});
  // No process has this number: it is above what any system gives.
  await writeFile(lock, '99999999 left-behind');
  const done: number[] = [];
  await Promise.all([1, 2, 3].map((index) => withLock(lock, async () => void done.push(index))));
  expect(done.sort()).toEqual([1, 2, 3]);
});

test('work that fails gives the lock back', async () => {
  const failing = withLock(lock, () => Promise.reject(new Error('oops')));
  await expect(failing).rejects.toThrow('oops');
  expect(await withLock(lock, async () => 'fine')).toBe('fine');
});
