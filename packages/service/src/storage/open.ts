import { Fault } from '../errors.ts';
import type { Settings } from '../settings/settings.ts';
import { ensureDataFolder, requireStore } from './data-folder.ts';
import { readOrMakeSecret } from './master-secret.ts';
import { isRetired, RETIRED } from './retired-secrets.ts';
import { StartError } from './start-error.ts';
import type { ObserveQuery, Storage } from './storage.ts';

export interface OpenOptions {
  /**
   * Open a SQLite store that a running service may hold, for a short piece of work on its host such as `faircopy keys`.
   * Default false: claim the data folder, so that a second service on it is refused.
   */
  readonly alongside?: boolean;
  /** Refuse a data folder without a SQLite store in it rather than make one. Default false. */
  readonly existing?: boolean;
  /** Open it to replace its master secret, also when that was begun before. Default false: a secret that was replaced is refused. */
  readonly rotating?: boolean;
  /** Told of every query that is over. */
  readonly observe?: ObserveQuery;
}

/** What a store is opened by. */
export type StoreSettings = Pick<Settings, 'dataDirectory' | 'databaseUrl' | 'secret'> &
  Partial<Pick<Settings, 'databaseConnections'>>;

const CONNECTIONS = 10;

/**
 * Opens the store the settings name, with its tables up to date and the data folder and master secret made if need be.
 *
 * @throws {StartError} when the folder is in use, cannot be made, or the store is out of reach or of a newer version, and when
 * the master secret was replaced
 */
export async function openStorage(settings: StoreSettings, options: OpenOptions = {}): Promise<Storage> {
  if (options.existing && settings.databaseUrl === null) requireStore(settings.dataDirectory);
  const folder = await ensureDataFolder(settings.dataDirectory);
  const readSecret = async () => settings.secret ?? (await readOrMakeSecret(folder.secret));
  const { rotating = false, observe } = options;
  const opened =
    settings.databaseUrl === null
      ? await (await import('./sqlite/open.ts')).openSqlite(folder, options.alongside ?? false, observe)
      : await (await import('./postgres/open.ts')).openPostgres(
          settings.databaseUrl,
          settings.databaseConnections ?? CONNECTIONS,
          rotating ? null : await readSecret(),
          observe,
        );
  try {
    const secret = await readSecret();
    if (!rotating && (await isRetired(opened.db, secret))) throw new StartError(RETIRED);
    return { ...opened, secret, [Symbol.asyncDispose]: opened.close };
  } catch (error) {
    await opened.close();
    // So it comes from a connection that was not let in.
    throw error instanceof Fault && error.cause instanceof StartError ? error.cause : error;
  }
}
