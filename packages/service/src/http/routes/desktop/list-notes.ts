import { NoteList, PageQuery, pageWindow, success } from '@faircopy/contract';
import type { Notes } from '../../../notes/notes.ts';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';

export function listDesktopNotesRoute(notes: Notes) {
  return defineRoute({
    name: 'listDesktopNotes',
    method: 'GET',
    path: '/api/v1/desktop/notes',
    tag: 'Desktop',
    summary: "Lists the user's notes on a device",
    description: 'The newest change first. A limit or offset that is out of range is moved into it.',
    needs: 'additionalRoutes',
    credentials: ['desktop'],
    scope: 'desktop:notes:read',
    limiter: 'ordinary',
    query: PageQuery,
    takesAnyQuery: true,
    responses: { 200: { schema: success(NoteList), description: 'A part of the notes.' } },
    async handle({ principal, query }) {
      return ok(await notes.list(principal.userId, pageWindow(query)));
    },
  });
}
