import { Note, NoteParameters, success } from '@faircopy/contract';
import type { Notes } from '../../../notes/notes.ts';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';
import { FOR_CALLERS } from './for-callers.ts';

export function getNoteRoute(notes: Notes) {
  return defineRoute({
    ...FOR_CALLERS,
    name: 'getNote',
    method: 'GET',
    path: '/api/v1/notes/:noteId',
    summary: 'Gives a note',
    description: 'The note as it is now, with the version that a change to it can name as its baseVersion.',
    params: NoteParameters,
    responses: { 200: { schema: success(Note), description: 'The note.' } },
    errors: [404],
    async handle({ principal, params }) {
      return ok(await notes.get(principal.userId, params.noteId));
    },
  });
}
