import { Note, NoteRequest, success } from '@faircopy/contract';
import type { Notes } from '../../../notes/notes.ts';
import { created } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';
import { CALLER } from '../../route.ts';

export function createNoteRoute(notes: Notes) {
  return defineRoute({
    name: 'createNote',
    method: 'POST',
    path: '/api/v1/notes',
    tag: 'Notes',
    summary: 'Keeps a note',
    description: 'The note begins with version 1.',
    needs: 'additionalRoutes',
    credentials: CALLER,
    scope: 'notes:write',
    limiter: 'ordinary',
    body: NoteRequest,
    responses: { 201: { schema: success(Note), description: 'The note.' } },
    async handle({ principal, body }) {
      return created(await notes.create(principal, body));
    },
  });
}
