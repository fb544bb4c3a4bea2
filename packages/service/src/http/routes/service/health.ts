import { Health, success, VERSION_LABEL } from '@faircopy/contract';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';

export function healthRoute() {
  return defineRoute({
    name: 'health',
    method: 'GET',
    path: '/api/v1/health',
    tag: 'Service',
    summary: 'Says that the interface answers',
    description: 'Needs no credential and is not counted by any limit.',
    credentials: [],
    limiter: 'none',
    responses: { 200: { schema: success(Health), description: 'The interface answers.' } },
    async handle() {
      const data = { status: 'ok', version: VERSION_LABEL, timestamp: new Date().toISOString() };
      return ok(data);
    },
  });
}
