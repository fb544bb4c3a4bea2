import { Note, NoteRequest, success } from '@faircopy/contract';
import type { Notes } from '../../../notes/notes.ts';
import { created } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';
import { FOR_CALLERS } from './for-callers.ts';

export function createNoteRoute(notes: Notes) {
  return defineRoute({
    ...FOR_CALLERS,
    name: 'createNote',
    method: 'POST',
    path: '/api/v1/notes',
    summary: 'Keeps a note',
    description: 'The note begins with version 1.',
    body: NoteRequest,
    responses: { 201: { schema: success(Note), description: 'The note.' } },
    async handle({ principal, body }) {
      return created(await notes.create(principal, body));
    },
  });
}
