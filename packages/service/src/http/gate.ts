import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Authenticate } from '../access/authenticate.ts';
import type { RequestLimits } from '../access/limits.ts';
import { type Principal, requireFeature, requireScope } from '../access/principal.ts';
import { Fault } from '../errors.ts';
import { howToPresent, presentedCredential } from './presented-credential.ts';
import { sendLimitHeaders } from './rate-limit-headers.ts';
import type { Route } from './route.ts';

/** What stands between a request and its route. */
export interface Access extends RequestLimits {
  readonly authenticate: Authenticate;
}

/**
 * Lets a request through to its route or refuses it, before anything of its body is read. The order is that of the
 * contract: credential, rate limit, scope, feature.
 *
 * @returns who makes the request; undefined on a route that asks for no credential
 * @throws {Fault} the first refusal
 */
export async function admit(
  route: Route,
  access: Access,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Principal | undefined> {
  const principal = await identify(route, access, request);
  if (route.limiter !== 'none') {
    await sendLimitHeaders(access, { principal, address: request.ip, slot: route.limiter }, reply);
  }
  if (principal !== undefined) {
    if (route.scope !== undefined) requireScope(principal, route.scope);
    if (route.feature !== undefined) requireFeature(principal, route.feature);
  }
  return principal;
}

async function identify(
  route: Route,
  access: Access,
  request: FastifyRequest,
): Promise<Principal | undefined> {
  if (route.credentials.length === 0) return undefined;
  const credential = presentedCredential(request.headers, route.credentials);
  if (credential === undefined) {
    throw new Fault(
      'ERR_UNAUTHENTICATED',
      `This route needs a credential. ${howToPresent(route.credentials)}`,
    );
  }
  const principal = await access.authenticate(credential);
  if (!route.credentials.includes(principal.credential.kind)) {
    throw new Fault(
      'ERR_UNAUTHENTICATED',
      `This route does not accept that kind of credential. ${howToPresent(route.credentials)}`,
    );
  }
  return principal;
}
