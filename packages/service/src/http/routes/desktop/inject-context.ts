import {
  assembledContext,
  BODY_BYTES,
  contextInjectRequest,
  type Revision,
  success,
} from '@faircopy/contract';
import type { Desktop } from '../../../desktop/desktop.ts';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';

export function injectContextRoute(revision: Revision, desktop: Pick<Desktop, 'injectContext'>) {
  return defineRoute({
    name: 'injectContext',
    method: 'POST',
    path: '/api/v1/desktop/context/inject',
    tag: 'Desktop',
    summary: 'Makes a context of pieces of a project',
    description:
      'With a query the pieces that fit it best come in as long as there is room; without one they are taken in the order ' +
      'sent. Each stands whole under a header of its path. Pieces of files that hold secrets are left out and listed in ' +
      'excluded. The context is fit to be the workspaceContext of a translate.',
    credentials: ['desktop'],
    scope: 'desktop:projects:write',
    limiter: 'desktop-write',
    body: contextInjectRequest(revision),
    bodyBytes: BODY_BYTES.bulk,
    responses: { 200: { schema: success(assembledContext(revision)), description: 'The context.' } },
    errors: [404],
    async handle({ principal, body }) {
      return ok(await desktop.injectContext(principal.userId, body));
    },
  });
}
