import type { Endpoint } from './endpoint.ts';
import { pluralOf, singularOf } from './nouns.ts';

/** Whether an operation gives several of its things: its path ends in their plural. */
export function isCollection({ method, path }: Pick<Endpoint, 'method' | 'path'>): boolean {
  const last = path.replace(/\/$/u, '').split('/').at(-1) ?? '';
  return method === 'GET' && !/[{:<]/u.test(last) && pluralOf(singularOf(last)) === last;
}
