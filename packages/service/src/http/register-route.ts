import { BODY_BYTES } from '@faircopy/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Reader } from '../writing/live/reader.ts';
import { BINARY } from './binary.ts';
import { tellDeprecation } from './deprecation.ts';
import type { Draining } from './draining.ts';
import { refuseEncodedBody } from './encoded-body.ts';
import { answerWithEvents, type Streaming } from './event-stream/answer-with-events.ts';
import { wantsEvents } from './event-stream/wants-events.ts';
import { type Access, admit } from './gate.ts';
import type { Route } from './route.ts';
import { unknownProperties } from './unknown-properties.ts';

const NO_QUERY = Type.Object({});

/** What all routes have in common. */
export interface Surroundings {
  readonly access: Access;
  readonly draining: Draining;
  readonly streaming: Streaming;
}

/** Puts a route into the server: its checks in the order of the contract, then its handler. */
export function registerRoute(app: FastifyInstance, route: Route, around: Surroundings): void {
  app.register(async (scope) => {
    if (route.body === undefined) ignoreBodies(scope);
    addRoute(scope, route, around);
  });
}

/** A route that takes no body has no reason to refuse one, whatever its type. */
function ignoreBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
}

function addRoute(app: FastifyInstance, route: Route, around: Surroundings): void {
  const { access, draining, streaming } = around;
  app.route({
    method: route.method,
    url: route.path,
    bodyLimit: route.bodyBytes ?? BODY_BYTES.ordinary,
    config: { definition: route },
    schema: {
      ...(route.params === undefined ? {} : { params: route.params }),
      ...(route.query === undefined || route.takesAnyQuery ? {} : { querystring: route.query }),
      ...(route.body === undefined ? {} : { body: route.body }),
    },
    onRequest: async (request, reply) => {
      tellDeprecation(route, reply);
      request.principal = await admit(route, access, request, reply);
      if (route.body !== undefined) refuseEncodedBody(request);
    },
    preHandler: (request, _reply, done) => {
      const parameters = unknownProperties(request.query, route.query ?? NO_QUERY);
      if (parameters.length > 0) request.log.info({ ignored: parameters }, 'unknown query parameters');
      const names = route.body === undefined ? [] : unknownProperties(request.body, route.body);
      if (names.length > 0) request.log.info({ ignored: names }, 'unknown body properties');
      done();
    },
    handler: async (request, reply) => {
      const { params, query, body, principal } = request;
      const headers = namedHeaders(route, request);
      const handle = (reader: Reader | null) =>
        draining.during(() => route.handle({ params, query, body, headers, principal, reader }));
      if (route.streams && wantsEvents(request.headers.accept)) {
        return answerWithEvents(route, request, reply, streaming, handle);
      }
      const answer = await handle(null);
      const mediaType = route.responses[answer.status]?.mediaType ?? 'application/json';
      reply.code(answer.status).headers(answer.headers ?? {});
      return reply.type(mediaType === BINARY ? BINARY : `${mediaType}; charset=utf-8`).send(answer.body);
    },
  });
}

/** A header that came more than once is joined, as HTTP has it. */
function namedHeaders({ headers: names = [] }: Route, request: FastifyRequest): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = request.headers[name];
      return value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]];
    }),
  );
}
