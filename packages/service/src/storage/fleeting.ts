import type { DatabaseConnection } from 'kysely';

const left = new WeakSet<DatabaseConnection>();

/** Says that what a connection has written need not be on the disk when it is given back. */
export function leaveForLater(connection: DatabaseConnection): void {
  left.add(connection);
}

/** Whether that was said since the last time it was asked. */
export function wasLeftForLater(connection: DatabaseConnection): boolean {
  return left.delete(connection);
}
