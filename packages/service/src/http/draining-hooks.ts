import type { FastifyInstance } from 'fastify';
import type { Draining } from './draining.ts';

/** Says that the process lives, which stays true while it stops. */
const ALIVE = '/livez';

/** Says whether to send requests here, which is over as soon as the service is about to stop. */
const READY = '/readyz';

/** Counts requests in and out, and refuses new ones while the service stops. */
export function refuseWhileStopping(app: FastifyInstance, draining: Draining): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (draining.leaving) reply.header('connection', 'close');
    const { url } = request.routeOptions;
    if (url === READY) draining.stay();
    if (url !== ALIVE) {
      draining.enter();
      // Fastify's onResponse does not come for a client that went away before its answer; this does.
      reply.raw.once('close', () => draining.leave());
    }
    done();
  });
}
