import { existsSync } from 'node:fs';
import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { reasonOf } from './reason-of.ts';
import { StartError } from './start-error.ts';

/** The files of a data folder. */
export interface DataFolder {
  readonly database: string;
  readonly lock: string;
  readonly processId: string;
  readonly secret: string;
}

/**
 * Makes the data folder, readable by its owner alone, unless it is there.
 *
 * @throws {StartError} when it cannot be made, or is there and may not be written
 */
export async function ensureDataFolder(directory: string): Promise<DataFolder> {
  try {
    await makeFolder(directory);
  } catch (error) {
    throw new StartError(
      `The data folder ${directory} cannot be made (${reasonOf(error)}). Name another one in FAIRCOPY_DATA_DIR.`,
      error,
    );
  }
  try {
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      `The data folder ${directory} may not be written by this user (${reasonOf(error)}). ` +
        'Make this user its owner, or name another one in FAIRCOPY_DATA_DIR.',
      error,
    );
  }
  return filesOf(directory);
}

/**
 * Makes a folder and those above it. Node's own `recursive` never ends where a file system answers that what lies above is missing though it
 * is there, as that of `/proc` does.
 */
async function makeFolder(directory: string): Promise<void> {
  try {
    await mkdir(directory, { mode: 0o700 });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EEXIST' && (await stat(directory)).isDirectory()) return;
    const above = dirname(directory);
    if (code !== 'ENOENT' || existsSync(above)) throw error;
    await makeFolder(above);
    await makeFolder(directory);
  }
}

/** @throws {StartError} when the folder has no SQLite store yet */
export function requireStore(directory: string): void {
  if (existsSync(filesOf(directory).database)) return;
  throw new StartError(
    `There is no store in ${directory}. Name the data folder of the service in FAIRCOPY_DATA_DIR, or start it once.`,
  );
}

function filesOf(directory: string): DataFolder {
  return {
    database: join(directory, 'faircopy.sqlite'),
    lock: join(directory, 'faircopy.lock'),
    processId: join(directory, 'faircopy.pid'),
    secret: join(directory, 'secret'),
  };
}
