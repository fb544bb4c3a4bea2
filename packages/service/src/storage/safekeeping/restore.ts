import { existsSync } from 'node:fs';
import { copyFile, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { Secret } from '../../settings/secret.ts';
import { ensureDataFolder } from '../data-folder.ts';
import { claimDataFolder } from '../data-folder-lock.ts';
import type { StoreSettings } from '../open.ts';
import { fingerprintOf } from '../seal.ts';
import { StartError } from '../start-error.ts';
import { type BackupRecord, readBackup, SECRET_FILE } from './backup-record.ts';
import { countDifferences, countRows } from './count-rows.ts';
import { runPostgresTool } from './postgres-tools.ts';
import { tableNames } from './table-names.ts';

/**
 * Puts a backup in the place the settings name, which must be empty. What was sealed opens again only under the same master
 * secret, so that has to be there, in the settings, in the data folder, or in the backup.
 *
 * @throws {StartError} when the backup is damaged or of the other database, the place is not empty, or the secret is another
 */
export async function restore(settings: StoreSettings, folder: string): Promise<BackupRecord> {
  const record = await readBackup(folder);
  const { databaseUrl } = settings;
  if ((databaseUrl === null) !== (record.dialect === 'sqlite')) {
    throw new StartError(
      record.dialect === 'sqlite'
        ? 'This is a backup of a SQLite store: restore it without FAIRCOPY_DATABASE_URL, then `faircopy migrate` it.'
        : 'This is a backup of a PostgreSQL database: name the one to restore it into in FAIRCOPY_DATABASE_URL.',
    );
  }
  await placeSecret(settings, folder, record);
  if (databaseUrl === null) await restoreSqlite(settings.dataDirectory, folder, record);
  else await restorePostgres(databaseUrl, folder, record);
  return record;
}

async function placeSecret(settings: StoreSettings, folder: string, record: BackupRecord): Promise<void> {
  const files = await ensureDataFolder(settings.dataDirectory);
  const inPlace = settings.secret ?? (await secretIn(files.secret));
  const secret = inPlace ?? (await secretIn(join(folder, SECRET_FILE)));
  if (secret === null) {
    throw new StartError(
      `What this backup has sealed needs its master secret. Put it into ${files.secret} or FAIRCOPY_SECRET first.`,
    );
  }
  if (fingerprintOf(secret) !== record.secretFingerprint) {
    throw new StartError(
      'The master secret in place is not the one this backup was made under. ' +
        `Put that one into ${files.secret} or FAIRCOPY_SECRET.`,
    );
  }
  if (inPlace === null) await writeFile(files.secret, `${secret.reveal()}\n`, { mode: 0o600, flag: 'wx' });
}

async function secretIn(file: string): Promise<Secret | null> {
  return existsSync(file) ? new Secret((await readFile(file, 'utf8')).trim()) : null;
}

async function restoreSqlite(directory: string, folder: string, record: BackupRecord): Promise<void> {
  const files = await ensureDataFolder(directory);
  const claim = await claimDataFolder(files);
  const draft = `${files.database}.restoring`;
  try {
    if (existsSync(files.database)) {
      throw new StartError(
        `${directory} has a store already. Move it away, or name another FAIRCOPY_DATA_DIR.`,
      );
    }
    await copyFile(join(folder, record.file), draft);
    const { openCopy } = await import('./sqlite-copy.ts');
    {
      await using copy = openCopy(draft);
      await copy.check();
      const rows = await countRows(copy.db, await tableNames({ db: copy.db, dialect: 'sqlite' }));
      refuseDifferences(countDifferences(record.rows, rows));
    }
    await flush(draft);
    await rename(draft, files.database);
    await flush(dirname(files.database));
  } finally {
    await rm(draft, { force: true });
    claim.release();
  }
}

/** Sees to it that what was written outlives a failure of the machine. */
async function flush(path: string): Promise<void> {
  await using handle = await open(path, 'r');
  await handle.sync();
}

async function restorePostgres(url: Secret, folder: string, record: BackupRecord): Promise<void> {
  const { openDatabase } = await import('../postgres/open.ts');
  const store = openDatabase(url, { connections: 1, statementTimeoutMs: 0 });
  try {
    const before = await tableNames(store);
    if (before.length > 0) {
      throw new StartError(
        `The database ${url} has tables already (${before[0]} and others). Name an empty one.`,
      );
    }
    const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(store.db);
    await runPostgresTool('pg_restore', url, [
      '--single-transaction',
      '--exit-on-error',
      '--no-owner',
      '--no-privileges',
      `--schema=${rows[0]?.schema ?? 'public'}`,
      join(folder, record.file),
    ]);
    refuseDifferences(countDifferences(record.rows, await countRows(store.db, await tableNames(store))));
  } finally {
    await store.close();
  }
}

function refuseDifferences(differences: readonly string[]): void {
  if (differences.length > 0) {
    throw new StartError(`The restored store is not the one that was backed up: ${differences.join('; ')}.`);
  }
}
