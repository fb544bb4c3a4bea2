import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256OfFile } from '../../sha256.ts';
import { StartError } from '../start-error.ts';
import type { OpenStore } from '../storage.ts';
import type { RowCounts } from './count-rows.ts';

/** What a backup says of itself, in `backup.json` beside its copy of the store. */
export interface BackupRecord {
  readonly format: 1;
  /** ISO 8601. */
  readonly madeAt: string;
  readonly dialect: OpenStore['dialect'];
  /** Name of the copy within the folder. */
  readonly file: string;
  readonly bytes: number;
  /** Of the copy, in lowercase hexadecimal. */
  readonly sha256: string;
  /** Tells one master secret from another and nothing about it. */
  readonly secretFingerprint: string;
  /** The newest migration it has been through. */
  readonly migration: string;
  readonly rows: RowCounts;
}

export const RECORD_FILE = 'backup.json';
export const SECRET_FILE = 'secret';

/**
 * Reads what a backup says of itself and holds its copy against it.
 *
 * @throws {StartError} when it is none, or is not what it was when it was made
 */
export async function readBackup(folder: string): Promise<BackupRecord> {
  let record: BackupRecord;
  try {
    record = JSON.parse(await readFile(join(folder, RECORD_FILE), 'utf8'));
  } catch (error) {
    throw new StartError(`There is no backup in ${folder}: its ${RECORD_FILE} cannot be read.`, error);
  }
  if (record.format !== 1) throw new StartError(`The backup in ${folder} was made by a newer Faircopy.`);
  const copy = join(folder, record.file);
  const { size } = await stat(copy).catch((error: unknown) => {
    throw new StartError(`The backup in ${folder} lacks its ${record.file}.`, error);
  });
  if (size !== record.bytes || (await sha256OfFile(copy)) !== record.sha256) {
    throw new StartError(`The backup in ${folder} was changed since it was made: ${record.file} is damaged.`);
  }
  return record;
}
