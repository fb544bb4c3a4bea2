import type { Redis } from 'ioredis';
import type { Secret } from '../../settings/secret.ts';

const CONNECT_TIMEOUT_MS = 2_000;
/** A limiter that waits longer than this would cost more than it protects. */
const COMMAND_TIMEOUT_MS = 1_000;
/** Longer, so that a busy moment of this process is not taken for a server that hangs. */
const SILENCE_TIMEOUT_MS = 2_000;
const LONGEST_RETRY_PAUSE_MS = 5_000;

/**
 * Connects to Redis or Valkey in the background and keeps reconnecting. Whoever uses it does without while it is away.
 *
 * @param warn told once each time the connection is lost, and once when it is back, with the address but not its password
 */
export async function connectRedis(url: Secret, warn: (message: string) => void): Promise<Redis> {
  // Loaded only where it is used, since most services start without it.
  const { Redis } = await import('ioredis');
  const redis = new Redis(url.reveal(), {
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    // A server that accepts and then hangs counts as away: only the first requests wait for it.
    socketTimeout: SILENCE_TIMEOUT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, LONGEST_RETRY_PAUSE_MS),
  });
  let away = false;
  redis.on('ready', () => {
    if (away) warn(`Redis at ${url} is back; counting there again.`);
    away = false;
  });
  redis.on('error', (error: Error) => {
    if (!away)
      warn(`Redis at ${url} cannot be reached (${error.message}); counting in this process meanwhile.`);
    away = true;
  });
  return redis;
}
