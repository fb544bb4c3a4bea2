import { type Revision, sessionKey, sessionKeyRequest, success } from '@faircopy/contract';
import type { AccountSessions } from '../../../access/sessions/account-sessions.ts';
import { created } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';

export function createSessionKeyRoute(revision: Revision, sessions: AccountSessions) {
  return defineRoute({
    name: 'createSessionKey',
    method: 'POST',
    path: '/api/v1/auth/session-key',
    tag: 'Keys',
    summary: 'Exchanges an ID token for a session key',
    description: 'The key works for 24 hours and is shown this once. It travels in x-api-key, like any key.',
    credentials: ['id-token'],
    limiter: 'ordinary',
    body: sessionKeyRequest(revision),
    responses: { 201: { schema: success(sessionKey(revision)), description: 'The session key.' } },
    async handle({ principal, body }) {
      return created(await sessions.issue(principal.userId, body));
    },
  });
}
