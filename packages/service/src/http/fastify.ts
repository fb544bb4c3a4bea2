import type { ErrorCode } from '@faircopy/contract';
import type { Principal } from '../access/principal.ts';
import type { RequestTrace } from '../telemetry/traces/tracing.ts';
import type { Route } from './route.ts';

/** What the server hangs on Fastify's own objects. */
declare module 'fastify' {
  interface FastifyContextConfig {
    /** The definition the route was registered from; absent on routes that are not part of the interface. */
    readonly definition?: Route;
  }
  interface FastifyRequest {
    /** Whoever the request's credential names; undefined until it is checked, and on routes that ask for none. */
    principal: Principal | undefined;
    /** Its span; undefined where nothing is traced. */
    trace: RequestTrace | undefined;
    /** Why its answer is an error. */
    faultCode: ErrorCode | undefined;
  }
}
