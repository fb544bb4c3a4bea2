import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError } from '../report/command-error.ts';

const LOOK_AGAIN_MS = 25;
/** Nothing that is done under a lock takes this long. */
const ABANDONED_MS = 90_000;

/**
 * Does a piece of work while no other process does one under the same lock. A lock that was left behind by a process that
 * died is taken over.
 *
 * @param file the lock; its folder is made
 * @throws {CommandError} when there can be no lock
 */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  const mark = `${process.pid} ${randomUUID()}`;
  while (!(await take(file, mark))) {
    const abandoned = await abandonedMark(file);
    if (abandoned === null) await sleep(LOOK_AGAIN_MS);
    else await remove(file, abandoned);
  }
  try {
    return await work();
  } finally {
    await remove(file, mark);
  }
}

async function take(file: string, mark: string): Promise<boolean> {
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, mark, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    throw new CommandError(`${file} cannot be written: ${message}.`);
  }
}

/** The mark of a lock whose process is gone or has had it for longer than anything takes; null where none is. */
async function abandonedMark(file: string): Promise<string | null> {
  const [mark, found] = await Promise.all([
    readFile(file, 'utf8').catch(() => null),
    stat(file).catch(() => null),
  ]);
  if (mark === null || found === null) return null;
  const age = Date.now() - found.mtimeMs;
  // A lock without a mark is being made at this moment.
  const isGone = mark === '' ? age > 1_000 : !isRunning(Number.parseInt(mark, 10));
  return isGone || age > ABANDONED_MS ? mark : null;
}

/** Removes a lock, unless it is somebody else's by now. */
async function remove(file: string, mark: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  const isAside = await rename(file, aside).then(
    () => true,
    () => false,
  );
  if (!isAside) return;
  if ((await readFile(aside, 'utf8')) !== mark) await link(aside, file).catch(() => {});
  await rm(aside, { force: true });
}

function isRunning(process_: number): boolean {
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
