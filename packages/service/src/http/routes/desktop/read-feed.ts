import { SyncPage, SyncQuery, success } from '@faircopy/contract';
import type { Desktop } from '../../../desktop/desktop.ts';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';

export function readFeedRoute(desktop: Pick<Desktop, 'readFeed'>) {
  return defineRoute({
    name: 'readSyncFeed',
    method: 'GET',
    path: '/api/v1/desktop/sync',
    tag: 'Desktop',
    summary: 'Gives what happened since a cursor',
    description:
      'Events of the project and events of no project, oldest first. Send nextCursor as after to read on: no event is ' +
      'left out and none comes twice. New clients use POST /api/v1/desktop/projects/sync instead.',
    deprecated: true,
    credentials: ['desktop'],
    scope: 'desktop:sync:read',
    limiter: 'ordinary',
    query: SyncQuery,
    responses: {
      200: { schema: success(SyncPage), description: 'A page of events.' },
    },
    async handle({ principal, query }) {
      return ok(await desktop.readFeed(principal.userId, query));
    },
  });
}
