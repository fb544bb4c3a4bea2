import type { Writable } from 'node:stream';

/**
 * Has what is written to a connection until the work at hand is done leave in one write, which costs this process and the server at the other
 * end as much as each of its parts would.
 */
export function writeTogether(connection: Writable): void {
  if (connection.writableCorked > 0) return;
  connection.cork();
  process.nextTick(() => connection.uncork());
}
