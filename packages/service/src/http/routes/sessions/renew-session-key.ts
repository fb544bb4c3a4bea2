import { type Revision, sessionKey, success } from '@faircopy/contract';
import type { AccountSessions } from '../../../access/sessions/account-sessions.ts';
import { created } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';

export function renewSessionKeyRoute(revision: Revision, sessions: AccountSessions) {
  return defineRoute({
    name: 'renewSessionKey',
    method: 'POST',
    path: '/api/v1/auth/session-renew',
    tag: 'Keys',
    summary: 'Exchanges a session key for its successor',
    description:
      'The successor has the same scopes and label and works for 24 hours, but not past 30 days after the sign-in. The key ' +
      'itself works for 60 seconds more, in which renewing it again gives the same successor: a lost answer locks nobody out.',
    needs: 'additionalRoutes',
    credentials: ['session'],
    limiter: 'ordinary',
    responses: { 201: { schema: success(sessionKey(revision)), description: 'The successor.' } },
    async handle({ principal }) {
      return created(await sessions.renew(principal.credential.id));
    },
  });
}
