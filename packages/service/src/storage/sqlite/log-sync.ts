import { type FileHandle, open } from 'node:fs/promises';

/** Makes commits to a write-ahead log survive a loss of power, as many at a time as have come together. */
export interface LogSync {
  /**
   * Resolves when all that was committed before the call is on the disk.
   *
   * @throws the system's error when the disk does not take it
   */
  durable(): Promise<void>;
  /** Ends the syncing under way first. */
  close(): Promise<void>;
}

/**
 * SQLite itself would sync the log at every commit, inside the call, while this process answers nobody. Here one sync after
 * another runs beside the requests: a commit waits for the next that begins after it, together with all others that do.
 * SQLite takes care of the rest: it syncs the log before it copies it into the database, and when it begins the log anew.
 *
 * @param file the log, which is there from the first commit on and is never replaced while the database is open
 */
export function createLogSync(file: string): LogSync {
  let log: Promise<FileHandle> | undefined;
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  const sync = async () => {
    log ??= open(file, 'r+').catch((error: unknown) => {
      log = undefined;
      throw error;
    });
    await (await log).datasync();
  };
  const begin = (): Promise<void> => {
    const current = sync().finally(() => {
      if (running === current) running = null;
    });
    running = current;
    return current;
  };
  const follow = async (before: Promise<void>): Promise<void> => {
    await before.catch(() => undefined);
    next = null;
    await begin();
  };
  return {
    durable: () => {
      if (next === null && running === null) return begin();
      next ??= follow(running ?? Promise.resolve());
      return next;
    },
    close: async () => {
      await Promise.allSettled([next ?? running, log]);
      await (await log)?.close();
    },
  };
}
