import { DesktopSessionRequest, desktopSession, type Revision, success } from '@faircopy/contract';
import type { DesktopSessions } from '../../../access/desktop/desktop-sessions.ts';
import { created } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';

export function createDesktopSessionRoute(revision: Revision, sessions: DesktopSessions) {
  return defineRoute({
    name: 'createDesktopSession',
    method: 'POST',
    path: '/api/v1/desktop/session',
    tag: 'Desktop',
    summary: 'Gives a device its session token',
    description:
      'The token works for 24 hours and carries every desktop scope. An older token of the same device works for 60 ' +
      'seconds more, so that a lost answer locks nobody out.',
    credentials: revision.ownerCredentials,
    limiter: 'desktop-session',
    body: DesktopSessionRequest,
    responses: { 201: { schema: success(desktopSession(revision)), description: 'The token.' } },
    async handle({ principal, body }) {
      return created(await sessions.create(principal.userId, body));
    },
  });
}
