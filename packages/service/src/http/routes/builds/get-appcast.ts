import Type from 'typebox';
import type { Builds } from '../../../desktop/builds/builds.ts';
import { answer } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';

export function getAppcastRoute(builds: Pick<Builds, 'appcast'>) {
  return defineRoute({
    name: 'getAppcast',
    method: 'GET',
    path: '/api/v1/desktop/appcast.xml',
    tag: 'Builds',
    summary: 'The feed by which the desktop application updates itself',
    description:
      'For Sparkle 2, the newest build first. Its addresses of files last as long as the builds are listed. Without any ' +
      'build the channel is empty.',
    needs: 'additionalRoutes',
    credentials: [],
    limiter: 'ordinary',
    responses: {
      200: {
        schema: Type.String({ description: 'An RSS feed with the elements of Sparkle.' }),
        description: 'The feed.',
        mediaType: 'application/xml',
      },
    },
    async handle() {
      return answer(200, await builds.appcast());
    },
  });
}
