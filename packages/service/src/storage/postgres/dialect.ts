import { type DatabaseConnection, type Kysely, PostgresDialect, PostgresDriver } from 'kysely';
import pg from 'pg';
import { asUnavailable, guardConnection } from '../unavailable.ts';
import { meansPostgresUnavailable } from './errors.ts';
import { OwnSchemaIntrospector } from './introspector.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const CONNECTIONS = 10;
const INT8 = 20;

/** `statementTimeoutMs` 0: a statement may take as long as it needs, as a migration may. */
export interface PostgresOptions {
  readonly statementTimeoutMs: number;
}

/** Kysely's PostgreSQL dialect over a pool whose errors tell an unreachable server from a wrong query. */
export class GuardedPostgresDialect extends PostgresDialect {
  readonly #pool: pg.Pool;

  constructor(url: string, options: PostgresOptions) {
    const pool = openPool(url, options);
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): PostgresDriver {
    return new GuardedPostgresDriver({ pool: this.#pool });
  }

  override createIntrospector(db: Kysely<unknown>): OwnSchemaIntrospector {
    return new OwnSchemaIntrospector(db);
  }
}

class GuardedPostgresDriver extends PostgresDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    try {
      const connection = await super.acquireConnection();
      guardConnection(connection, meansPostgresUnavailable);
      return connection;
    } catch (error) {
      throw asUnavailable(error, meansPostgresUnavailable);
    }
  }
}

function openPool(url: string, options: PostgresOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'faircopy',
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: options.statementTimeoutMs,
    keepAlive: true,
    types: { getTypeParser: parserOf },
  });
  // A lost idle connection is replaced at the next query, which reports for itself; unheard, the event would end the process.
  pool.on('error', () => {});
  // A server that goes away makes a connection fail twice, and the pool listens to it only once.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Instants and counters are `bigint` columns that fit a number exactly; pg would hand them over as text. */
const parserOf: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format as 'text');
