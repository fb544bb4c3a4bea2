import type { FastifyInstance } from 'fastify';

/**
 * One line an answer: who asked for what, and what came of it. Paths are logged as their routes write them, without
 * parameters and queries, which are the caller's text.
 */
export function accessLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { definition } = request.routeOptions.config;
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        operation: definition?.name,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
        userId: request.principal?.userId,
        credentialId: request.principal?.credential.id,
        code: request.faultCode,
        traceId: request.trace?.traceId,
      },
      'answered',
    );
    done();
  });
}
