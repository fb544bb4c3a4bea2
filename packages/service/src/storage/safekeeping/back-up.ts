import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Secret } from '../../settings/secret.ts';
import { sha256OfFile } from '../../sha256.ts';
import { now, toIso } from '../instant.ts';
import { migrations } from '../migrations/index.ts';
import { fingerprintOf } from '../seal.ts';
import { StartError } from '../start-error.ts';
import type { Database, Storage } from '../storage.ts';
import { type BackupRecord, RECORD_FILE, readBackup, SECRET_FILE } from './backup-record.ts';
import { countRows, type RowCounts } from './count-rows.ts';
import { runPostgresTool } from './postgres-tools.ts';
import { tableNames } from './table-names.ts';

export interface BackupOptions {
  /** Puts the master secret beside the copy. Whoever has both can read all that is sealed. */
  readonly withSecret: boolean;
}

/**
 * Copies a store into a new folder while it is in use: as it was at one moment, with nothing of what came later. The folder takes
 * its name only when it is complete.
 *
 * @param databaseUrl of a PostgreSQL store
 * @throws {StartError} when the folder is there already or the copy cannot be made
 */
export async function backUp(
  storage: Pick<Storage, 'db' | 'dialect' | 'secret'>,
  databaseUrl: Secret | null,
  folder: string,
  options: BackupOptions,
): Promise<BackupRecord> {
  if ((await stat(folder).catch(() => null)) !== null) {
    throw new StartError(`${folder} is there already; a backup needs a folder of its own.`);
  }
  const draft = `${folder}.unfinished`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const file = databaseUrl === null ? 'store.sqlite' : 'store.dump';
    const copy = join(draft, file);
    const rows = await (databaseUrl === null
      ? copySqlite(storage.db, copy)
      : dump(storage.db, databaseUrl, copy));
    const record: BackupRecord = {
      format: 1,
      madeAt: toIso(now()),
      dialect: storage.dialect,
      file,
      bytes: (await stat(copy)).size,
      sha256: await sha256OfFile(copy),
      secretFingerprint: fingerprintOf(storage.secret),
      migration: Object.keys(migrations).at(-1) ?? '',
      rows,
    };
    await writeFile(join(draft, RECORD_FILE), `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 });
    if (options.withSecret) {
      await writeFile(join(draft, SECRET_FILE), `${storage.secret.reveal()}\n`, { mode: 0o600 });
    }
    await readBackup(draft);
    await rename(draft, folder);
    return record;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** `vacuum into` copies within one read transaction: writers go on, and what they write is not in the copy. */
async function copySqlite(db: Database, copy: string): Promise<RowCounts> {
  await sql`vacuum into ${copy}`.execute(db);
  const { openCopy } = await import('./sqlite-copy.ts');
  await using opened = openCopy(copy);
  await opened.check();
  return await countRows(opened.db, await tableNames({ db: opened.db, dialect: 'sqlite' }));
}

/** The transaction that counts hands its snapshot on to pg_dump, so that both see the same moment. */
function dump(db: Database, url: Secret, copy: string): Promise<RowCounts> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      // It stands still while pg_dump works, however long that takes.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
      await sql`set local statement_timeout = 0`.execute(transaction);
      const { rows } = await sql<{ snapshot: string; schema: string }>`
        select pg_export_snapshot() as snapshot, current_schema() as schema
      `.execute(transaction);
      const { snapshot = '', schema = '' } = rows[0] ?? {};
      const counts = await countRows(transaction, await tableNames({ db: transaction, dialect: 'postgres' }));
      const what = [`--snapshot=${snapshot}`, `--schema="${schema}"`, '--no-owner', '--no-privileges'];
      await runPostgresTool('pg_dump', url, ['--format=custom', `--file=${copy}`, ...what]);
      return counts;
    });
}
