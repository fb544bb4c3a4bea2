import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';
import { Probe } from './probe.ts';

/** @param checkStore resolves when the store answers; throws ERR_UNAVAILABLE when it does not */
export function readyzRoute(checkStore: () => Promise<void>) {
  return defineRoute({
    name: 'readyz',
    method: 'GET',
    path: '/readyz',
    tag: 'Service',
    summary: 'Says that requests may be sent here',
    description:
      'For the readiness probe of an orchestrator: 503 while the service stops or cannot reach its store.',
    credentials: [],
    limiter: 'none',
    responses: { 200: { schema: Probe, description: 'Requests may be sent here.' } },
    async handle() {
      await checkStore();
      return ok({ status: 'ok' });
    },
  });
}
