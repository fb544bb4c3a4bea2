import { SyncPage, SyncQuery, success } from '@faircopy/contract';
import type { Desktop } from '../../../desktop/desktop.ts';
import { answer } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';
import { DEPRECATED_SINCE, DEPRECATION_HEADER } from '../../deprecation.ts';

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
      200: { schema: success(SyncPage), description: 'A page of events.', headers: DEPRECATION_HEADER },
    },
    async handle({ principal, query }) {
      const data = await desktop.readFeed(principal.userId, query);
      return answer(200, { success: true, data }, { Deprecation: DEPRECATED_SINCE });
    },
  });
}
