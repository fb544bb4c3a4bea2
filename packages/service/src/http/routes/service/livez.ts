import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';
import { Probe } from './probe.ts';

export function livezRoute() {
  return defineRoute({
    name: 'livez',
    method: 'GET',
    path: '/livez',
    tag: 'Service',
    summary: 'Says that the process lives',
    description: 'For the liveness probe of an orchestrator. Stays 200 while the service stops.',
    credentials: [],
    limiter: 'none',
    responses: { 200: { schema: Probe, description: 'The process lives.' } },
    async handle() {
      return ok({ status: 'ok' });
    },
  });
}
