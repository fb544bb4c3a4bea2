import { EmptySuccess } from '@faircopy/contract';
import type { AccountSessions } from '../../../access/sessions/account-sessions.ts';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';

export function revokeSessionKeyRoute(sessions: AccountSessions) {
  return defineRoute({
    name: 'revokeSessionKey',
    method: 'POST',
    path: '/api/v1/auth/session-revoke',
    tag: 'Keys',
    summary: 'Ends the session of the session key',
    description:
      'The key is refused from the next request on, on every instance, and so is every other key of its chain: those it was ' +
      'renewed from and those it was renewed into.',
    needs: 'additionalRoutes',
    credentials: ['session'],
    limiter: 'ordinary',
    responses: { 200: { schema: EmptySuccess, description: 'The session is ended.' } },
    async handle({ principal }) {
      await sessions.revoke(principal.credential.id);
      return ok(null);
    },
  });
}
