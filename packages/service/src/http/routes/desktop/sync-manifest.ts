import { BODY_BYTES, ManifestDelta, ManifestSyncRequest, success } from '@faircopy/contract';
import type { Desktop } from '../../../desktop/desktop.ts';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';
import { actorOf } from './actor-of.ts';

export function syncManifestRoute(desktop: Pick<Desktop, 'syncManifest'>) {
  return defineRoute({
    name: 'syncManifest',
    method: 'POST',
    path: '/api/v1/desktop/projects/sync',
    tag: 'Desktop',
    summary: 'Reconciles the files of a project',
    description:
      'The list becomes what the service knows of the project, and the answer says how it differs from what was known ' +
      'before. Paths are separated by / and stay in the project; one that leads elsewhere or comes twice is 400. Emits ' +
      'manifest.synced.',
    credentials: ['desktop'],
    scope: 'desktop:projects:write',
    limiter: 'desktop-write',
    body: ManifestSyncRequest,
    bodyBytes: BODY_BYTES.bulk,
    responses: { 200: { schema: success(ManifestDelta), description: 'What differs.' } },
    errors: [404],
    async handle({ principal, body }) {
      return ok(await desktop.syncManifest(actorOf(principal), body));
    },
  });
}
