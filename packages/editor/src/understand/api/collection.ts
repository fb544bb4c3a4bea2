import type { Endpoint } from './endpoint.ts';
import { pluralOf, singularOf } from './nouns.ts';

/** Whether an operation gives several of its things: its path ends in their plural. */
export function isCollection({ method, path, thing }: Pick<Endpoint, 'method' | 'path' | 'thing'>): boolean {
  const last = path.replace(/\/$/u, '').split('/').at(-1) ?? '';
  return (
    method === 'GET' && !/[{:<]/u.test(last) && (thing !== undefined || pluralOf(singularOf(last)) === last)
  );
}
