import type { Route } from './route.ts';

/** The service can fail or be stopping whatever was asked. */
const EVERYWHERE = [500, 503] as const;

/** Every error status a route may answer: what follows from its definition, and what it names itself. */
export function errorStatuses(route: Route): readonly number[] {
  const statuses = new Set<number>([...EVERYWHERE, ...(route.errors ?? [])]);
  if (route.credentials.length > 0) statuses.add(401);
  if (route.limiter !== 'none') statuses.add(429);
  if (route.scope !== undefined || route.feature !== undefined) statuses.add(403);
  if (route.params !== undefined || (route.query !== undefined && !route.takesAnyQuery)) statuses.add(400);
  if (route.body !== undefined) for (const status of [400, 413, 415]) statuses.add(status);
  return [...statuses].sort((left, right) => left - right);
}
