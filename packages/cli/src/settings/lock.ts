import { mkdir, open, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_AGAIN_MS = 25;
/** Nothing that is done under a lock takes this long; whoever held it died. */
const ABANDONED_MS = 90_000;

/**
 * Does a piece of work while no other process does one under the same lock. A lock that was left behind by a process that
 * died is taken over.
 *
 * @param file the lock; its folder is made
 */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  while (!(await take(file))) {
    if (await isAbandoned(file)) await rm(file, { force: true });
    else await sleep(LOOK_AGAIN_MS);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function take(file: string): Promise<boolean> {
  try {
    await (await open(file, 'wx', 0o600)).close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

async function isAbandoned(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > ABANDONED_MS;
}
