import { StartError } from '../start-error.ts';

/** Errors of the connection itself, before PostgreSQL says anything. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/** SQLSTATE of https://www.postgresql.org/docs/current/errcodes-appendix.html that say: not now. */
const STATES = new Set([
  '25P03', // cut off in a transaction that stood still
  '40001', // gave way to another transaction
  '40P01', // one of several that waited for each other
  '55P03', // a lock that others hold
  '25006', // read-only transaction: a standby after a failover
  '53100', // disk full
  '53200', // out of memory
  '53300', // too many connections
  '57014', // cancelled by the statement timeout
  '57P01', // administrator shutdown
  '57P02', // crash shutdown
  '57P03', // cannot connect now
]);

/** pg gives these no code. */
const MESSAGES = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'connection timeout',
  'Query read timeout',
  'is not queryable',
  'cached plan must not change result type',
];

/** Whether an error of pg, or of what lets its connections in, means that the server is out of reach or refuses work for now. */
export function meansPostgresUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof StartError) return true;
  if (error instanceof AggregateError) return error.errors.some(meansPostgresUnavailable);
  const code = 'code' in error ? String(error.code) : '';
  if (NETWORK.has(code) || STATES.has(code) || code.startsWith('08')) return true;
  return MESSAGES.some((message) => error.message.includes(message));
}
