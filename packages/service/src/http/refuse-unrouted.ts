import type { FastifyInstance } from 'fastify';
import { Fault } from '../errors.ts';

/** A method that a path has. */
interface Operation {
  readonly method: string;
  /** As routes write it: `/api/v1/notes/:noteId`. */
  readonly path: string;
}

/**
 * Answers what no route takes, before anything of its body is read: 405 with `Allow` where the path has other methods,
 * whatever method was sent, and 404 where there is no such path.
 */
export function refuseUnrouted(app: FastifyInstance, operations: readonly Operation[]): void {
  const notFound = () => {
    throw new Fault('ERR_NOT_FOUND', 'There is nothing at this path. GET /openapi.json lists what there is.');
  };
  app.setNotFoundHandler(notFound);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    const allowed = methodsAt(request.url, operations);
    if (allowed.length === 0) notFound();
    const allow = allowed.join(', ');
    reply.header('Allow', allow);
    throw new Fault('ERR_METHOD_NOT_ALLOWED', `This path has only: ${allow}.`);
  });
}

function methodsAt(url: string, operations: readonly Operation[]): string[] {
  const segments = (url.split('?', 1)[0] ?? '').split('/');
  const here = operations.filter(({ path }) => leadsTo(path.split('/'), segments));
  const methods = new Set(here.map(({ method }) => method));
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods].sort();
}

function leadsTo(path: readonly string[], segments: readonly string[]): boolean {
  return (
    path.length === segments.length &&
    path.every((name, at) => (name.startsWith(':') ? segments[at] !== '' : segments[at] === name))
  );
}
