import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseConnection } from 'kysely';
import { isSqliteBusy } from './errors.ts';

/** How long a statement waits for another process, such as `faircopy keys`, to end its own. */
const PATIENCE_MS = 5_000;
const LONGEST_PAUSE_MS = 20;

/**
 * Makes a connection try a statement again while another process holds the file.
 *
 * SQLite's own busy timeout would wait inside the call and stop everything else this process does. Trying again is safe:
 * a refused statement has done nothing, and once `begin immediate` is through, nothing inside the transaction is refused.
 */
export function makePatient(connection: DatabaseConnection): void {
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async (query, options) => {
    const deadline = Date.now() + PATIENCE_MS;
    for (let pause = 1; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        return await execute(query, options);
      } catch (error) {
        if (!isSqliteBusy(error) || Date.now() >= deadline) throw error;
      }
      await delay(pause);
    }
  };
}
