import { readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { DataFolder } from './data-folder.ts';
import { reasonOf } from './reason-of.ts';
import { isSqliteBusy, meansSqliteUnavailable } from './sqlite/errors.ts';
import { StartError } from './start-error.ts';

/**
 * Claims a data folder for this process until `release` is called or the process ends, however it ends.
 *
 * The claim is SQLite's exclusive lock on a file of its own: the operating system drops it with the process, so a crash leaves
 * nothing to clean up, and the database beside it stays open to `faircopy keys`.
 *
 * @throws {StartError} when another process holds the folder, or its files may not be written
 */
export async function claimDataFolder(folder: DataFolder): Promise<{ release(): void }> {
  const lock = openLock(folder.lock);
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw isSqliteBusy(error) ? new StartError(await refusal(folder), error) : unusable(folder.lock, error);
  }
  await writeFile(folder.processId, `${process.pid}\n`, { mode: 0o600 });
  return {
    release: () => {
      if (lock.isOpen) lock.close();
    },
  };
}

function openLock(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file);
  } catch (error) {
    throw unusable(file, error);
  }
}

function unusable(file: string, error: unknown): unknown {
  if (!meansSqliteUnavailable(error)) return error;
  return new StartError(
    `${file} cannot be used (${reasonOf(error)}). See that this user may write it and that the disk is not full, ` +
      'or name another data folder in FAIRCOPY_DATA_DIR.',
    error,
  );
}

async function refusal(folder: DataFolder): Promise<string> {
  const processId = (await readFile(folder.processId, 'utf8').catch(() => '')).trim();
  const holder = /^\d+$/.test(processId) ? ` (process ${processId})` : '';
  return (
    `The data folder ${dirname(folder.lock)} is already in use by another Faircopy${holder}. ` +
    'Stop that one, or give this one its own folder in FAIRCOPY_DATA_DIR. ' +
    'Several processes can share a PostgreSQL database, named in FAIRCOPY_DATABASE_URL.'
  );
}
