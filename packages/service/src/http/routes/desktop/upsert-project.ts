import { Project, ProjectUpsertRequest, success } from '@faircopy/contract';
import type { Desktop } from '../../../desktop/desktop.ts';
import { created } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';
import { actorOf } from './actor-of.ts';

export function upsertProjectRoute(desktop: Pick<Desktop, 'upsertProject'>) {
  return defineRoute({
    name: 'upsertProject',
    method: 'POST',
    path: '/api/v1/desktop/projects',
    tag: 'Desktop',
    summary: 'Registers a project',
    description:
      'The same projectId again changes the name and path of the project. rootPath is absolute, of a POSIX system or of ' +
      'Windows, has no .. in it and is no network share. Emits project.upserted.',
    credentials: ['desktop'],
    scope: 'desktop:projects:write',
    limiter: 'desktop-write',
    body: ProjectUpsertRequest,
    responses: { 201: { schema: success(Project), description: 'The project.' } },
    async handle({ principal, body }) {
      return created(await desktop.upsertProject(actorOf(principal), body));
    },
  });
}
