import { type FastifyInstance, fastify } from 'fastify';
import { accessLog } from './access-log.ts';
import { answerCheck, checkAnswers } from './check-answers.ts';
import { registerDocs } from './docs.ts';
import type { Draining } from './draining.ts';
import { refuseWhileStopping } from './draining-hooks.ts';
import { errorHandler } from './error-handler.ts';
import type { EventStreamTimes } from './event-stream/event-stream.ts';
import './fastify.ts';
import type { EmbeddedSignIn } from '../access/sign-in.ts';
import type { Access } from './gate.ts';
import { readJsonBodies } from './json-body.ts';
import { lingerOverBodies } from './linger.ts';
import { observeRequests } from './observe-requests.ts';
import { registerOidc } from './oidc/register.ts';
import { registerOpenapi } from './openapi/plugin.ts';
import { refuseUnrouted } from './refuse-unrouted.ts';
import { registerRoute } from './register-route.ts';
import { stamp } from './response-headers.ts';
import type { Route } from './route.ts';
import { type ServerSettings, serverOptions } from './server-options.ts';
import { validatorCompiler } from './validation.ts';

export interface ServerParts extends ServerSettings {
  readonly routes: readonly Route[];
  readonly access: Access;
  readonly draining: Draining;
  /** The embedded issuer; null where an outside one takes its place. */
  readonly oidc: EmbeddedSignIn | null;
  /** Public origin; null when it is not known before the service listens. */
  readonly baseUrl: string | null;
  /** Whether every answer is checked against its route's schemas, which production does not pay for. */
  readonly checksAnswers: boolean;
  readonly streamTimes: EventStreamTimes;
}

/** The HTTP server with every route of the live revision. It does not listen yet. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { revision, routes, access, draining, observers } = parts;
  const app = fastify(serverOptions(parts));
  // A client that waits for "100 Continue", or expects something else, is served like any other.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  app.removeContentTypeParser('text/plain');
  readJsonBodies(app);
  app.setValidatorCompiler(validatorCompiler());
  app.setSerializerCompiler(() => JSON.stringify);
  const noted = observers.requests.failed;
  app.setErrorHandler(errorHandler(revision, noted));

  app.decorateRequest('principal', undefined);
  app.decorateRequest('trace', undefined);
  app.decorateRequest('faultCode', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    stamp(request, reply);
    done();
  });
  lingerOverBodies(app);
  observeRequests(app, observers);
  refuseWhileStopping(app, draining);
  accessLog(app);
  const check = parts.checksAnswers ? answerCheck(revision) : () => undefined;
  if (parts.checksAnswers) checkAnswers(app, check);

  const live = routes.filter((route) => route.needs === undefined || revision[route.needs]);
  refuseUnrouted(app, [...live, ...['/openapi.json', '/docs'].map((path) => ({ method: 'GET', path }))]);
  await registerOpenapi(app, { revision, routes: live, baseUrl: parts.baseUrl });
  registerDocs(app);
  if (parts.oidc !== null) await registerOidc(app, parts.oidc);
  const streaming = { revision, check, noted, closing: draining.closing, times: parts.streamTimes };
  for (const route of live) registerRoute(app, route, { access, draining, streaming });
  return app;
}
