import type { DatabaseConnection } from 'kysely';
import { Fault } from '../errors.ts';

const RETRY_AFTER_SECONDS = 5;

/** Says whether an error of a driver means that the store cannot be reached now, rather than that a query is wrong. */
export type MeansUnavailable = (error: unknown) => boolean;

/** The fault for a store that cannot be reached, or the error itself when it means something else. */
export function asUnavailable(error: unknown, meansUnavailable: MeansUnavailable): unknown {
  if (!meansUnavailable(error)) return error;
  return new Fault('ERR_UNAVAILABLE', 'The store cannot be reached at the moment. Try again shortly.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause: error,
  });
}

const guarded = new WeakSet<DatabaseConnection>();

/**
 * Makes every query of a connection, including begin and commit, fail with ERR_UNAVAILABLE when the store is out of reach.
 *
 * The connection is changed in place, because a driver recognises its own connections by identity.
 */
export function guardConnection(connection: DatabaseConnection, meansUnavailable: MeansUnavailable): void {
  if (guarded.has(connection)) return;
  guarded.add(connection);
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async (query, options) => {
    try {
      return await execute(query, options);
    } catch (error) {
      throw asUnavailable(error, meansUnavailable);
    }
  };
}
