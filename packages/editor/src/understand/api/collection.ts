import type { Endpoint } from './endpoint.ts';
import { pluralOf, singularOf } from './nouns.ts';

/** Whether an operation gives several of its things: its path ends in their plural. */
export function isCollection({
  method,
  path,
  thing,
  isSole,
}: Pick<Endpoint, 'method' | 'path' | 'thing' | 'isSole'>): boolean {
  if (isSole === true) return false;
  const last = path.replace(/\/$/u, '').split('/').at(-1) ?? '';
  return (
    method === 'GET' && !/[{:<]/u.test(last) && (thing !== undefined || pluralOf(singularOf(last)) === last)
  );
}
