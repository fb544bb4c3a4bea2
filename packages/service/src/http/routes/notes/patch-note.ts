import { Note, NoteParameters, NotePatchRequest, success } from '@faircopy/contract';
import type { Notes } from '../../../notes/notes.ts';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';
import { FOR_CALLERS } from './for-callers.ts';

export function patchNoteRoute(notes: Notes) {
  return defineRoute({
    ...FOR_CALLERS,
    name: 'patchNote',
    method: 'POST',
    path: '/api/v1/notes/:noteId/patch',
    summary: 'Edits a note in places',
    description:
      'All edits are made, in their order, or none. The text of find must stand in the note once, or occurrence says ' +
      'which place is meant; otherwise the answer is 400 and names the edit. With baseVersion the edits are made to that ' +
      'version only; when another is stored, the answer is 409 with its number in details.',
    params: NoteParameters,
    body: NotePatchRequest,
    responses: { 200: { schema: success(Note), description: 'The note after all edits.' } },
    errors: [404, 409],
    async handle({ principal, params, body }) {
      return ok(await notes.patch(principal, params.noteId, body));
    },
  });
}
