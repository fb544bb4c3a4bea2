import type { FastifyInstance, HTTPMethods } from 'fastify';
import { Fault } from '../errors.ts';

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

/** Answers 405 with `Allow` to every method a known path does not have. Call it when every route is registered. */
export function refuseOtherMethods(
  app: FastifyInstance,
  operations: readonly { readonly method: string; readonly path: string }[],
): void {
  const byPath = Map.groupBy(operations, (operation) => operation.path);
  for (const [path, found] of byPath) {
    const allowed = new Set<string>(found.map(({ method }) => method));
    if (allowed.has('GET')) allowed.add('HEAD');
    const allow = [...allowed].sort().join(', ');
    const refuse = async () => {
      throw new Fault('ERR_METHOD_NOT_ALLOWED', `This path has only: ${allow}.`);
    };
    app.route({
      method: METHODS.filter((method) => !allowed.has(method)),
      url: path,
      onRequest: async (_request, reply) => {
        reply.header('Allow', allow);
        return refuse();
      },
      handler: refuse,
    });
  }
}
