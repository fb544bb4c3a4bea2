import { Kysely, sql } from 'kysely';
import { Fault } from '../../errors.ts';
import type { Secret } from '../../settings/secret.ts';
import { migrate } from '../migrate.ts';
import { queryLog } from '../query-log.ts';
import { reasonOf } from '../reason-of.ts';
import { StartError } from '../start-error.ts';
import type { ObserveQuery, OpenStore } from '../storage.ts';
import type { Tables } from '../tables.ts';
import { GuardedPostgresDialect } from './dialect.ts';
import { openPool, type PoolOptions } from './pool.ts';
import { admit } from './secret-lock.ts';

const STATEMENT_TIMEOUT_MS = 10_000;

/**
 * Opens a PostgreSQL database, which any number of processes may share.
 *
 * @param secret what its processes have in common; null: whoever opens it is there to replace it
 * @throws {StartError} when the server is out of reach or refuses the account
 */
export async function openPostgres(
  url: Secret,
  connections: number,
  secret: Secret | null,
  observe?: ObserveQuery,
): Promise<OpenStore> {
  await migrateWithoutTimeout(url);
  const options = { connections, statementTimeoutMs: STATEMENT_TIMEOUT_MS };
  if (secret === null) return openDatabase(url, options, observe);
  return openDatabase(url, { ...options, admit: (client) => admit(client, secret) }, observe);
}

/** Opens a database as it is, be its tables there or not. */
export function openDatabase(url: Secret, options: PoolOptions, observe?: ObserveQuery): OpenStore {
  const pool = openPool(url.reveal(), options);
  const dialect = new GuardedPostgresDialect(pool);
  const db = new Kysely<Tables>({ dialect, ...queryLog(observe) });
  const load = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return { db, dialect: 'postgres', isAlone: false, load, close: () => db.destroy() };
}

/** On a connection of its own: waiting for another process to migrate may take longer than any request should. */
async function migrateWithoutTimeout(url: Secret): Promise<void> {
  const { db, close } = openDatabase(url, { connections: 2, statementTimeoutMs: 0 });
  try {
    await migrate(db, { schema: await currentSchema(db) });
  } catch (error) {
    throw inWords(error, url);
  } finally {
    await close();
  }
}

/** The first schema of the search path that exists: where the tables are, and where another Faircopy's are not. */
async function currentSchema(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ schema: string | null }>`select current_schema() as schema`.execute(db);
  const schema = rows[0]?.schema;
  if (typeof schema === 'string') return schema;
  throw new StartError('The database has none of the schemas of its search_path. Make one, or name another.');
}

function inWords(error: unknown, url: Secret): unknown {
  const cause = error instanceof Fault ? error.cause : error;
  const refusedAccount = /^(28|3D)/.test(codeOf(cause));
  if (!(error instanceof Fault) && !refusedAccount) return error;
  const reason = reasonOf(cause);
  return new StartError(`The database ${url} of FAIRCOPY_DATABASE_URL cannot be used: ${reason}.`, error);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
