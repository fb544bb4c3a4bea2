import pg from 'pg';
import { preparedName } from '../prepared-names.ts';
import { writeTogether } from '../write-together.ts';

const CONNECT_TIMEOUT_MS = 5_000;
/** A transaction nobody works on keeps its locks no longer than this. */
const IDLE_IN_TRANSACTION_MS = 30_000;
const SILENCE_MS = 5_000;
const INT8 = 20;

export interface PoolOptions {
  /** Most connections at a time. */
  readonly connections: number;
  /** 0: a statement may take as long as it needs, as a migration may. */
  readonly statementTimeoutMs: number;
  /** How much longer than the server itself this process waits for the end of a statement. Default 5 seconds. */
  readonly silenceMs?: number;
  /** Asked about each new connection before it is used; refuses it by throwing. */
  readonly admit?: (client: pg.ClientBase) => Promise<void>;
}

/** Opens a pool of connections, each made when it is first needed and made anew when it was lost. */
export function openPool(url: string, options: PoolOptions): pg.Pool {
  const { connections, statementTimeoutMs, silenceMs = SILENCE_MS, admit } = options;
  const pool = new pg.Pool({
    Client: ForsakingClient,
    connectionString: url,
    application_name: 'faircopy',
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
    // The server's own limit does not help against a server, or a way to it, that has gone silent.
    query_timeout: statementTimeoutMs === 0 ? 0 : statementTimeoutMs + silenceMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    // Statements that do not wait for each other's answers, see `together.ts`, are sent at once.
    pipeline: true,
    types: { getTypeParser: parserOf },
    ...(admit === undefined ? {} : { onConnect: admit }),
  });
  // A lost idle connection is replaced at the next query, which reports for itself; unheard, the event would end the process.
  pool.on('error', () => {});
  // A server that goes away makes a connection fail twice, and the pool listens to it only once.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

const READ_ONLY = '25006';
/** How pg words its own limit, which leaves the connection in the middle of an answer. */
const SILENT = 'Query read timeout';
/** What PostgreSQL says of a prepared statement whose columns have changed since. */
const OVERTAKEN = 'cached plan must not change result type';

/**
 * Gives up a connection that would fail again: one to a server that a fail-over has made read-only, where only a new connection
 * finds the new primary, one that has gone silent, and one whose prepared statements a migration has overtaken. Statements that are
 * put again and again are prepared once a connection.
 */
class ForsakingClient extends pg.Client {
  override query(...query: unknown[]): never {
    writeTogether(this.connection.stream);
    // The many ways of calling it are passed on as they come.
    const result: unknown = (super.query as (...query: unknown[]) => unknown).apply(this, prepared(query));
    if (result instanceof Promise) {
      result.catch((error: unknown) => {
        if (isForsaken(error)) this.end().catch(() => {});
      });
    }
    return result as never;
  }
}

/** A query with the name that its text is kept under. */
function prepared(query: unknown[]): unknown[] {
  const [text, values, ...rest] = query;
  const name = typeof text === 'string' ? preparedName(text) : undefined;
  return name === undefined ? query : [{ name, text, values }, ...rest];
}

function isForsaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.message === SILENT || error.message === OVERTAKEN) return true;
  return 'code' in error && error.code === READ_ONLY;
}

/** Instants and counters are `bigint` columns that fit a number exactly; pg would hand them over as text. */
const parserOf: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format as 'text');
