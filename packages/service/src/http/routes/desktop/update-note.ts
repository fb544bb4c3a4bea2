import { Note, NoteParameters, NoteUpdateRequest, success } from '@faircopy/contract';
import type { Notes } from '../../../notes/notes.ts';
import { ok } from '../../answers.ts';
import { defineRoute } from '../../define-route.ts';
import { actorOf } from './actor-of.ts';

export function updateDesktopNoteRoute(notes: Notes) {
  return defineRoute({
    name: 'updateDesktopNote',
    method: 'PATCH',
    path: '/api/v1/desktop/notes/:noteId',
    tag: 'Desktop',
    summary: 'Edits a note on a device',
    description:
      'What is left out stays as it is. With baseVersion the change is made to that version only; when another is stored, ' +
      'the answer is 409 with its number in details.',
    needs: 'additionalRoutes',
    credentials: ['desktop'],
    scope: 'desktop:notes:write',
    limiter: 'desktop-write',
    params: NoteParameters,
    body: NoteUpdateRequest,
    responses: { 200: { schema: success(Note), description: 'The note.' } },
    errors: [404, 409],
    async handle({ principal, params, body }) {
      return ok(await notes.update(actorOf(principal), params.noteId, body));
    },
  });
}
