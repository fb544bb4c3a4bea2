import { ProjectList, success } from '@faircopy/contract';
import type { Desktop } from '../../../desktop/desktop.ts';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';

export function listProjectsRoute(desktop: Pick<Desktop, 'listProjects'>) {
  return defineRoute({
    name: 'listProjects',
    method: 'GET',
    path: '/api/v1/desktop/projects',
    tag: 'Desktop',
    summary: "Lists the caller's projects",
    description: 'Every project the user has registered, from whichever device, oldest first.',
    credentials: ['desktop'],
    scope: 'desktop:projects:read',
    limiter: 'ordinary',
    responses: { 200: { schema: success(ProjectList), description: 'The projects.' } },
    async handle({ principal }) {
      return ok(await desktop.listProjects(principal.userId));
    },
  });
}
