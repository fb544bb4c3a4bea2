import { actionOf } from '../../understand/api/action.ts';
import { type Endpoint, isBelowOne, pathParameters } from '../../understand/api/endpoint.ts';
import { singularOf } from '../../understand/api/nouns.ts';
import { resourceOf } from './resource-of.ts';

/** What identifies one of a resource, as the paths to one of them have it. */
export function keyOf(resource: string, endpoints: readonly Endpoint[]): string | null {
  if (endpoints.some((one) => resourceOf(one) === resource && isSole(one))) return null;
  const names = endpoints.flatMap(({ path }) => {
    const segments = path.split('/');
    const at = segments.findIndex((segment) => singularOf(segment.toLowerCase()) === resource);
    return at < 0 ? [] : pathParameters(segments[at + 1] ?? '');
  });
  const [name = 'id'] = names;
  return /(?:^|[a-z_])id$|Id$/u.test(name) ? 'id' : name;
}

/** What is replaced, changed or removed without a name of its own below its owner is the only one there. */
function isSole(endpoint: Endpoint): boolean {
  return (
    ['PUT', 'PATCH', 'DELETE'].includes(endpoint.method) &&
    isBelowOne(endpoint.path) &&
    actionOf(endpoint) === null
  );
}
