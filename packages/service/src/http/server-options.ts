import type { Server } from 'node:http';
import { BODY_BYTES, type Revision } from '@faircopy/contract';
import { type FastifyBaseLogger, type FastifyHttpOptions, LogController } from 'fastify';
import type { TrustProxy } from '../settings/settings.ts';
import type { Logger } from '../telemetry/logger.ts';
import { errorHandler } from './error-handler.ts';
import { malformedRequestHandler } from './malformed-requests.ts';
import type { Observers } from './observe-requests.ts';
import { requestId } from './request-id.ts';
import { stamp } from './response-headers.ts';

/** Milliseconds a client may take to send a whole request, however slowly its bytes drip. */
const REQUEST_TIMEOUT_MS = 60_000;
/** Longer than the idle time of common load balancers, so that they close a connection first. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;

/** As long as Node lets the first line and the headers of a request be together. */
const LONGEST_PARAMETER = 16_384;

export interface ServerSettings {
  readonly revision: Revision;
  readonly logger: Logger;
  readonly trustProxy: TrustProxy;
  readonly observers: Observers;
}

/** How Fastify itself is set up, before any route. */
export function serverOptions(settings: ServerSettings): FastifyHttpOptions<Server, FastifyBaseLogger> {
  const { revision, logger, trustProxy, observers } = settings;
  const answerError = errorHandler(revision, observers.requests.failed);
  return {
    loggerInstance: logger,
    // With options, which Fastify passes on though they are empty, each would get methods of its own for every level.
    childLoggerFactory: (parent, bindings) => parent.child(bindings),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestId,
    trustProxy: believed(trustProxy),
    bodyLimit: BODY_BYTES.ordinary,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    // Stopping answers with the contract's own envelope, see `draining-hooks.ts`.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    http: { requireHostHeader: false },
    // Longer parameters are for their schemas to refuse, once it is known who asks.
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    clientErrorHandler: malformedRequestHandler(revision),
    frameworkErrors: (error, request, reply) => {
      stamp(request, reply);
      answerError(error, request, reply);
    },
  };
}

/** Whose `X-Forwarded-For` is believed, as Fastify asks for it: a number is read as hops from the nearest. */
function believed(trustProxy: TrustProxy): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  return trustProxy === false ? false : [...trustProxy];
}
