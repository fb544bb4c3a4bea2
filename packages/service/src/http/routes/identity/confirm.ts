import { AuthConfirmation, success } from '@faircopy/contract';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';
import { CALLER } from '../../route.ts';

export function confirmRoute() {
  return defineRoute({
    name: 'confirmCredential',
    method: 'GET',
    path: '/api/v1/auth/confirm',
    tag: 'Identity',
    summary: 'Says that a credential is good',
    description: 'Does nothing else, so a client may ask it at each start.',
    credentials: CALLER,
    limiter: 'ordinary',
    responses: { 200: { schema: success(AuthConfirmation), description: 'The credential is good.' } },
    async handle({ principal }) {
      return ok({ userId: principal.userId, confirmed: true as const });
    },
  });
}
