import { BuildParameters, EmptySuccess } from '@faircopy/contract';
import type { Builds } from '../../../desktop/builds/builds.ts';
import { answer } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';

export function redirectToBuildRoute(builds: Pick<Builds, 'addressOf'>) {
  return defineRoute({
    name: 'redirectToBuild',
    method: 'GET',
    path: '/api/v1/desktop/builds/:version/:file',
    tag: 'Builds',
    summary: 'Leads to the file of a build',
    description:
      'The lasting address of a file, as a feed names it. It redirects to one that works for 15 minutes.',
    needs: 'additionalRoutes',
    credentials: [],
    limiter: 'ordinary',
    params: BuildParameters,
    responses: {
      302: {
        schema: EmptySuccess,
        description: 'The file is at the address in Location.',
        headers: {
          Location: {
            description: 'A signed address.',
            example:
              'https://faircopy.example.com/api/v1/desktop/downloads/2.4.0/Faircopy-2.4.0.dmg?signature=EXAMPLE',
          },
        },
      },
    },
    errors: [404],
    async handle({ params }) {
      const location = await builds.addressOf(params.version, params.file);
      return answer(302, { success: true, data: null }, { Location: location });
    },
  });
}
