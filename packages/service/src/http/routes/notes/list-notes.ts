import { NotePage, PageQuery, pageWindow, success } from '@faircopy/contract';
import type { Notes } from '../../../notes/notes.ts';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';
import { FOR_CALLERS } from './for-callers.ts';

export function listNotesRoute(notes: Notes) {
  return defineRoute({
    ...FOR_CALLERS,
    name: 'listNotes',
    method: 'GET',
    path: '/api/v1/notes',
    summary: "Lists the caller's notes",
    description: 'The newest change first. A limit or offset that is out of range is moved into it.',
    query: PageQuery,
    takesAnyQuery: true,
    responses: { 200: { schema: success(NotePage), description: 'A part of the notes.' } },
    async handle({ principal, query }) {
      return ok(await notes.page(principal.userId, pageWindow(query)));
    },
  });
}
