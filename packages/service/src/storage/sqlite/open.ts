import { Kysely } from 'kysely';
import type { DataFolder } from '../data-folder.ts';
import { claimDataFolder } from '../data-folder-lock.ts';
import { migrate } from '../migrate.ts';
import { queryLog } from '../query-log.ts';
import type { ObserveQuery, OpenStore } from '../storage.ts';
import type { Tables } from '../tables.ts';
import { createCommitsAside } from './commits-aside.ts';
import { SharedFileSqliteDialect } from './dialect.ts';
import { letReadAtOnce } from './direct-reads.ts';
import { letCommitAside } from './group-commit.ts';

/** Opens the SQLite file of a data folder; alone on it unless `alongside`. */
export async function openSqlite(
  folder: DataFolder,
  alongside: boolean,
  observe?: ObserveQuery,
): Promise<OpenStore> {
  const claim = alongside ? null : await claimDataFolder(folder);
  const dialect = new SharedFileSqliteDialect(folder.database);
  const db = new Kysely<Tables>({ dialect, ...queryLog(observe) });
  letReadAtOnce(db.getExecutor(), (query) => dialect.readAtOnce(query), observe);
  const aside = createCommitsAside(folder.database, {
    observe,
    committed: () => dialect.forgetReads(),
  });
  letCommitAside(db.getExecutor(), aside);
  const close = async () => {
    await aside.close();
    await db.destroy();
    claim?.release();
  };
  try {
    await migrate(db);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, dialect: 'sqlite', isAlone: !alongside, load: null, close };
}
