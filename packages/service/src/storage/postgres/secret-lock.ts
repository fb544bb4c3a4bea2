import { sql } from 'kysely';
import type pg from 'pg';
import type { Secret } from '../../settings/secret.ts';
import { RETIRED, retirementOf } from '../retired-secrets.ts';
import { StartError } from '../start-error.ts';
import type { DatabaseTransaction } from '../storage.ts';

/**
 * The master secret of a database that several processes share. Each of their connections holds a lock in common for as long as it
 * lasts, and none begins under a secret that was replaced; who replaces it ends them all and holds the lock alone. So nothing is
 * sealed under the old secret once a rotation has begun, and nothing that the new one has sealed is taken for lost.
 */
const LOCK = `hashtextextended('faircopy master secret of ' || current_schema(), 0)`;

const ROUNDS = 100;
/** Milliseconds a connection may take to end. */
const MOST_ENDING_MS = 1_000;

/** Lets a new connection in, after a rotation that is under way. @throws {StartError} when its secret was replaced */
export async function admit(client: pg.ClientBase, secret: Secret): Promise<void> {
  await client.query(`select pg_advisory_lock_shared(${LOCK})`);
  const { rowCount } = await client.query('select from "serviceState" where "name" = $1', [
    retirementOf(secret),
  ]);
  if (rowCount !== 0) throw new StartError(RETIRED);
}

/** Ends the connections of every other process, and keeps new ones out until the transaction ends. */
export async function excludeOthers(transaction: DatabaseTransaction): Promise<void> {
  const lock = sql.raw(LOCK);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { rows } = await sql<{ alone: boolean }>`
      select pg_try_advisory_xact_lock(${lock}) as alone`.execute(transaction);
    if (rows[0]?.alone) return;
    await sql`
      select pg_terminate_backend(pid, ${sql.lit(MOST_ENDING_MS)}) from pg_locks
      where locktype = 'advisory' and objsubid = 1 and pid <> pg_backend_pid()
        and database = (select oid from pg_database where datname = current_database())
        and (classid::bigint << 32 | objid::bigint) = ${lock}`.execute(transaction);
  }
  throw new StartError('Other processes hold on to the database. Stop them, and rotate again.');
}
