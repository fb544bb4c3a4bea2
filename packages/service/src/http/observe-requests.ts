import type { FastifyInstance } from 'fastify';
import type { RequestMetrics } from '../telemetry/metrics/request-metrics.ts';
import type { Tracing } from '../telemetry/traces/tracing.ts';

/** What requests are counted and traced by. */
export interface Observers {
  readonly requests: RequestMetrics;
  /** Null: nothing is traced. */
  readonly tracing: Tracing | null;
}

/** Measures every request by its route, and opens its trace. */
export function observeRequests(app: FastifyInstance, { requests, tracing }: Observers): void {
  app.addHook('onRequest', (request, reply, done) => {
    requests.began();
    const route = request.routeOptions.url ?? null;
    const { method, headers } = request;
    request.trace = tracing?.begin({ method, route, headers });
    // Comes also for a client that went away before its answer.
    reply.raw.once('close', () => {
      requests.left();
      request.trace?.end(reply.statusCode, request.faultCode);
    });
    if (request.trace === undefined) done();
    else request.trace.run(done);
  });
  if (tracing !== null) {
    // Reading a body leaves the context in which it began.
    app.addHook('preHandler', (request, _reply, done) => request.trace?.run(done));
  }
  app.addHook('onResponse', (request, reply, done) => {
    requests.answered({
      method: request.method,
      route: request.routeOptions.url ?? '(none)',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    });
    done();
  });
}
