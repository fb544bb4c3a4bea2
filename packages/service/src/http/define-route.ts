import { ERROR_STATUS } from '@faircopy/contract';
import type { TSchema } from 'typebox';
import type { CredentialKind, Route, RouteDefinition, SuccessResponses } from './route.ts';

/**
 * Defines an operation. The handler's argument and result are typed by the schemas of the definition; the server
 * sees to it that a handler only ever receives what those schemas allow.
 *
 * @throws {Error} when the definition contradicts itself; this happens at start, not at a request.
 */
export function defineRoute<
  Params extends TSchema,
  Query extends TSchema,
  Body extends TSchema,
  const Responses extends SuccessResponses,
  const Credentials extends readonly CredentialKind[],
  const Headers extends readonly string[] = readonly [],
>(definition: RouteDefinition<Params, Query, Body, Responses, Credentials, Headers>): Route {
  const faults = contradictions(definition as unknown as Route);
  if (faults.length > 0) throw new Error(`Route ${definition.name}: ${faults.join('; ')}`);
  return definition as unknown as Route;
}

/** A handler throws these rather than answer them, and so their body is the same everywhere. */
const CODED: ReadonlySet<number> = new Set(Object.values(ERROR_STATUS));

function contradictions(route: Route): string[] {
  const faults: string[] = [];
  const open = route.credentials.length === 0;
  if (open && route.scope !== undefined) faults.push('a scope needs a credential');
  if (open && route.feature !== undefined) faults.push('a feature needs a credential');
  if (route.body !== undefined && route.method === 'GET') faults.push('GET has no body');
  if (route.path.includes(':') && route.params === undefined) faults.push('path parameters need a schema');
  const statuses = Object.keys(route.responses).map(Number);
  if (statuses.length === 0) faults.push('no success response');
  for (const status of statuses) {
    if (status < 200 || CODED.has(status)) faults.push(`${status} is not a success`);
  }
  for (const status of route.errors ?? []) {
    if (status < 400 || status > 599) faults.push(`${status} is not an error`);
  }
  return faults;
}
