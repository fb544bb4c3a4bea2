import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLogSync } from './log-sync.ts';

async function place() {
  const folder = await mkdtemp(join(tmpdir(), 'faircopy-log-'));
  return {
    log: join(folder, 'log'),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

test('those who come while the log is synced share the next sync, which begins after them', async () => {
  await using here = await place();
  await writeFile(here.log, 'x');
  const sync = createLogSync(here.log);
  const ended: string[] = [];
  const first = sync.durable().then(() => ended.push('first'));
  const [second, third] = [sync.durable(), sync.durable()];
  expect(third).toBe(second);
  await second.then(() => ended.push('second'));
  await first;
  expect(ended).toEqual(['first', 'second']);
  await sync.close();
});

test('a log that cannot be synced is told to who waits, and tried again for the next', async () => {
  await using here = await place();
  const sync = createLogSync(here.log);
  const [first, second] = [sync.durable(), sync.durable()];
  await expect(first).rejects.toThrow('ENOENT');
  await expect(second).rejects.toThrow('ENOENT');
  await writeFile(here.log, 'x');
  await sync.durable();
  await sync.close();
});
