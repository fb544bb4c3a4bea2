import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
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
 * @throws {StartError} when it cannot be made
 */
export async function ensureDataFolder(directory: string): Promise<DataFolder> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The data folder ${directory} cannot be made (${reason}). Name another one in FAIRCOPY_DATA_DIR.`,
      error,
    );
  }
  return filesOf(directory);
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
