import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings/settings.ts';
import { StartError } from './storage/start-error.ts';

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program already listens there',
  EACCES: 'this user may not listen there',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'the name of the host leads nowhere',
};

/**
 * Makes the server listen.
 *
 * @returns its address as an origin; of several, the first
 * @throws {StartError} when it cannot listen there
 */
export async function listen(
  app: FastifyInstance,
  settings: Pick<Settings, 'host' | 'port'>,
): Promise<string> {
  const { host, port } = settings;
  try {
    return await app.listen({ host, port, listenTextResolver: (address) => `listening at ${address}` });
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
    if (reason === undefined) throw error;
    throw new StartError(
      `Cannot listen on ${host}:${port}: ${reason}. Set FAIRCOPY_HOST and FAIRCOPY_PORT to where it may.`,
      error,
    );
  }
}
