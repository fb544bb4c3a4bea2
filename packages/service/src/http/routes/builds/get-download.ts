import { BuildDownload, success } from '@faircopy/contract';
import type { Builds } from '../../../desktop/builds/builds.ts';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';

export function getBuildDownloadRoute(builds: Pick<Builds, 'download'>) {
  return defineRoute({
    name: 'getBuildDownload',
    method: 'GET',
    path: '/api/v1/desktop/download',
    tag: 'Builds',
    summary: 'Gives a signed address of the current build',
    description: 'The address works for 15 minutes, for anybody who has it, and supports Range.',
    needs: 'additionalRoutes',
    credentials: [],
    limiter: 'ordinary',
    responses: { 200: { schema: success(BuildDownload), description: 'The address.' } },
    errors: [404],
    async handle() {
      return ok(await builds.download());
    },
  });
}
