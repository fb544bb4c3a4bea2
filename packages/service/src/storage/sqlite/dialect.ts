import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely';
import { wasLeftForLater } from '../fleeting.ts';
import { asUnavailable, guardConnection } from '../unavailable.ts';
import type { Rows } from '../waiting.ts';
import { openSqliteDatabase } from './database.ts';
import { meansSqliteUnavailable } from './errors.ts';
import { createLogSync, type LogSync } from './log-sync.ts';
import { makePatient } from './patience.ts';
import { createTurnMemory } from './turn-memory.ts';
import { createTurns } from './turns.ts';
import { takeWhole } from './whole.ts';

/** Kysely's SQLite dialect, with differences that several processes on one file, and many requests at once, need. */
export class SharedFileSqliteDialect extends SqliteDialect {
  readonly #driver: ImmediateSqliteDriver;

  constructor(file: string) {
    super({ database: async () => openSqliteDatabase(file) });
    this.#driver = new ImmediateSqliteDriver(file);
  }

  override createDriver(): SqliteDriver {
    return this.#driver;
  }

  /**
   * The rows of a query that only reads; null where somebody else has the connection, whose transaction may be half done, or the file
   * cannot be read now: the query then has to take its turn, which says why it fails.
   */
  readAtOnce(query: CompiledQuery): Rows | null {
    return this.#driver.readAtOnce(query);
  }

  /** To be called when another connection of this process has written. */
  forgetReads(): void {
    this.#driver.forgetReads();
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
}

/** What cannot have changed anything, when it is all that was done. */
const READS = /^\s{0,100}(?:select|begin|commit|rollback)\b/i;

/**
 * Begins transactions that may write with `begin immediate`: a transaction that reads first and writes later
 * would otherwise fail, without waiting, when another process wrote in between.
 *
 * The one connection is given to one at a time, in the order they came. Who gives it back after writing waits until
 * that is on the disk, while others go on with it: so one sync serves all who wrote meanwhile.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  /** The only one, once it was asked for. */
  #connection: DatabaseConnection | null = null;
  readonly #turns = createTurns();
  readonly #memory = createTurnMemory();
  readonly #log: LogSync;
  readonly #opened: () => SqliteDatabase | undefined;
  #hasWritten = false;

  constructor(file: string) {
    let opened: SqliteDatabase | undefined;
    super({
      database: async () => {
        opened = openSqliteDatabase(file);
        return opened;
      },
    });
    this.#opened = () => opened;
    this.#log = createLogSync(`${file}-wal`);
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.begin();
    const connection = await super.acquireConnection();
    if (this.#connection === null) {
      this.#connection = connection;
      const database = this.#opened();
      if (database !== undefined) takeWhole(connection, database);
      this.#noteWrites(connection);
      makePatient(connection);
      guardConnection(connection, meansSqliteUnavailable);
    }
    return connection;
  }

  readAtOnce(query: CompiledQuery): Rows | null {
    const database = this.#opened();
    if (database === undefined || this.#connection === null || !this.#turns.isFree()) return null;
    const known = this.#memory.find(query);
    if (known !== undefined) return known;
    try {
      const rows = database.prepare(query.sql).all(query.parameters);
      this.#memory.keep(query, rows);
      return rows;
    } catch {
      return null;
    }
  }

  forgetReads(): void {
    this.#memory.forget();
  }

  override async releaseConnection(): Promise<void> {
    const isLeft = this.#connection !== null && wasLeftForLater(this.#connection);
    const hasWritten = this.#hasWritten && !isLeft;
    this.#hasWritten = false;
    this.#turns.end();
    if (hasWritten) await this.#durable();
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    await connection.executeQuery(settings?.accessMode === 'read only' ? BEGIN : BEGIN_IMMEDIATE);
  }

  /** After some errors, such as that of a full disk, SQLite has rolled back by itself, and says so when it is asked to. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error;
    }
  }

  override async destroy(): Promise<void> {
    await this.#log.close();
    await super.destroy();
  }

  #noteWrites(connection: DatabaseConnection): void {
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = (query, options) => {
      if (!READS.test(query.sql)) {
        this.#hasWritten = true;
        this.#memory.forget();
      }
      return execute(query, options);
    };
  }

  /** An error of the disk here is one of the system's, without a code of SQLite's. */
  async #durable(): Promise<void> {
    try {
      await this.#log.durable();
    } catch (error) {
      throw asUnavailable(error, () => true);
    }
  }
}

const BEGIN = CompiledQuery.raw('begin');
const BEGIN_IMMEDIATE = CompiledQuery.raw('begin immediate');

/**
 * SQLite does roll schema changes back. Saying so makes the migrator run in one transaction, and that transaction,
 * being immediate, is the lock that keeps a second process waiting until all migrations are through.
 */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** Kysely would hold the connection until its last user's writes are on the disk; the driver takes turns itself. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}
