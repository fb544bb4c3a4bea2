import type { Redis } from 'ioredis';
import type { Secret } from '../../settings/secret.ts';

const CONNECT_TIMEOUT_MS = 2_000;
/** A limiter that waits longer than this would cost more than it protects. */
const COMMAND_TIMEOUT_MS = 1_000;
/** Longer, so that a busy moment of this process is not taken for a server that hangs. */
const SILENCE_TIMEOUT_MS = 2_000;
const LONGEST_RETRY_PAUSE_MS = 5_000;
const MOST_REASON_CHARACTERS = 200;

/** Redis or Valkey, as long as it can be used; whoever uses it does without while it cannot. */
export interface SharedRedis {
  readonly client: Redis;
  /** Whether the last that was heard of it was good. */
  isThere(): boolean;
  /** Told by whoever sent a command that was answered. */
  worked(): void;
  /** Told by whoever sent a command that failed. */
  failed(error: unknown): void;
}

/**
 * Connects in the background and keeps reconnecting.
 *
 * @param warn told once each time it can no longer be used, be it that the connection is lost or that it answers with errors,
 * and once when it can be used again; with the address but not its password
 */
export async function connectRedis(url: Secret, warn: (message: string) => void): Promise<SharedRedis> {
  // Loaded only where it is used, since most services start without it.
  const { Redis } = await import('ioredis');
  const client = new Redis(url.reveal(), {
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    // A server that accepts and then hangs counts as away: only the first requests wait for it.
    socketTimeout: SILENCE_TIMEOUT_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, LONGEST_RETRY_PAUSE_MS),
    // After a fail-over the address may lead to another server, which only a new connection finds.
    reconnectOnError: (error) => error.message.startsWith('READONLY'),
  });
  let away = false;
  const lost = (how: string, error: Error) => {
    const reason = error.message.slice(0, MOST_REASON_CHARACTERS);
    if (!away) warn(`Redis at ${url} ${how} (${reason}); counting in this process meanwhile.`);
    away = true;
  };
  client.on('error', (error: Error) => lost('cannot be reached', error));
  return {
    client,
    isThere: () => client.status === 'ready' && !away,
    worked: () => {
      if (away) warn(`Redis at ${url} is back; counting there again.`);
      away = false;
    },
    failed: (error) => {
      // A lost connection tells for itself.
      if (!(error instanceof Error) || client.status !== 'ready') return;
      lost(error.name === 'ReplyError' ? 'answers with an error' : 'does not answer', error);
    },
  };
}
