import { NotePage, PageQuery, pageWindow, success } from '@faircopy/contract';
import type { Notes } from '../../../notes/notes.ts';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';
import { CALLER } from '../../route.ts';

export function listNotesRoute(notes: Notes) {
  return defineRoute({
    name: 'listNotes',
    method: 'GET',
    path: '/api/v1/notes',
    tag: 'Notes',
    summary: "Lists the caller's notes",
    description: 'The newest change first. A limit or offset that is out of range is moved into it.',
    needs: 'additionalRoutes',
    credentials: CALLER,
    scope: 'notes:write',
    limiter: 'ordinary',
    query: PageQuery,
    responses: { 200: { schema: success(NotePage), description: 'A part of the notes.' } },
    async handle({ principal, query }) {
      return ok(await notes.page(principal.userId, pageWindow(query)));
    },
  });
}
