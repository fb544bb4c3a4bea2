import { BuildMetadata, success } from '@faircopy/contract';
import type { Builds } from '../../../desktop/builds/builds.ts';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';

export function getBuildMetadataRoute(builds: Pick<Builds, 'current'>) {
  return defineRoute({
    name: 'getBuildMetadata',
    method: 'GET',
    path: '/api/v1/desktop/metadata',
    tag: 'Builds',
    summary: 'Describes the current build of the desktop application',
    description: 'The one with the highest build number. Without any the answer is 404.',
    needs: 'additionalRoutes',
    credentials: [],
    limiter: 'ordinary',
    responses: { 200: { schema: success(BuildMetadata), description: 'The current build.' } },
    errors: [404],
    async handle() {
      return ok(await builds.current());
    },
  });
}
