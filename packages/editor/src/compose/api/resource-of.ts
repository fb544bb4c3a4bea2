import { actionOf } from '../../understand/api/action.ts';
import type { Endpoint } from '../../understand/api/endpoint.ts';
import { singularOf } from '../../understand/api/nouns.ts';

/** The thing of an operation in the singular: the last segment of its path that is no parameter and no deed. */
export function resourceOf(endpoint: Pick<Endpoint, 'method' | 'path' | 'deed' | 'thing'>): string {
  if (endpoint.thing !== undefined) return endpoint.thing;
  const segments = endpoint.path.split('/').filter((segment) => segment !== '' && !/[{:<]/u.test(segment));
  return singularOf((segments.at(actionOf(endpoint) === null ? -1 : -2) ?? 'resource').toLowerCase());
}
