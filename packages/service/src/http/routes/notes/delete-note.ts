import { EmptySuccess, NoteParameters } from '@faircopy/contract';
import type { Notes } from '../../../notes/notes.ts';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';
import { FOR_CALLERS } from './for-callers.ts';

export function deleteNoteRoute(notes: Notes) {
  return defineRoute({
    ...FOR_CALLERS,
    name: 'deleteNote',
    method: 'DELETE',
    path: '/api/v1/notes/:noteId',
    summary: 'Removes a note for good',
    description: 'It is gone from every list at once, and nothing brings it back.',
    params: NoteParameters,
    responses: { 200: { schema: EmptySuccess, description: 'The note is gone.' } },
    errors: [404],
    async handle({ principal, params }) {
      await notes.delete(principal.userId, params.noteId);
      return ok(null);
    },
  });
}
