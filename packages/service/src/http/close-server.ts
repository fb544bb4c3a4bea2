import type { FastifyInstance } from 'fastify';

/** Time for answers that are already written to leave. */
const LAST_WORDS_MS = 1_000;

/**
 * Closes the server once nothing is under way. Connections that are left by then, such as those on which nobody ever asked
 * anything, would otherwise be waited for until their own time limits are over.
 *
 * @param lastWordsMs milliseconds after which they are ended
 */
export async function closeServer(app: FastifyInstance, lastWordsMs: number = LAST_WORDS_MS): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), lastWordsMs);
  try {
    await app.close();
  } finally {
    clearTimeout(timer);
  }
}
