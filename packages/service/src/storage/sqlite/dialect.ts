import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely';
import { guardConnection } from '../unavailable.ts';
import { openSqliteDatabase } from './database.ts';
import { meansSqliteUnavailable } from './errors.ts';
import { makePatient } from './patience.ts';

/** Kysely's SQLite dialect, with three differences that several processes on one file need. */
export class SharedFileSqliteDialect extends SqliteDialect {
  readonly #file: string;

  constructor(file: string) {
    super({ database: async () => openSqliteDatabase(file) });
    this.#file = file;
  }

  override createDriver(): SqliteDriver {
    const file = this.#file;
    return new ImmediateSqliteDriver({ database: async () => openSqliteDatabase(file) });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

/**
 * Begins transactions that may write with `begin immediate`: a transaction that reads first and writes later
 * would otherwise fail, without waiting, when another process wrote in between.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #prepared = new WeakSet<DatabaseConnection>();

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    if (!this.#prepared.has(connection)) {
      this.#prepared.add(connection);
      makePatient(connection);
      guardConnection(connection, meansSqliteUnavailable);
    }
    return connection;
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  /** After some errors, such as that of a full disk, SQLite has rolled back by itself, and says so when it is asked to. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error;
    }
  }
}

/**
 * SQLite does roll schema changes back. Saying so makes the migrator run in one transaction, and that transaction,
 * being immediate, is the lock that keeps a second process waiting until all migrations are through.
 */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
