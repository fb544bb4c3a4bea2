import type { Notes } from '../../notes/notes.ts';
import type { Route } from '../route.ts';
import { createNoteRoute } from './notes/create-note.ts';
import { deleteNoteRoute } from './notes/delete-note.ts';
import { getNoteRoute } from './notes/get-note.ts';
import { listNotesRoute } from './notes/list-notes.ts';
import { patchNoteRoute } from './notes/patch-note.ts';

/** The routes of notes for holders of keys and ID tokens. */
export function noteRoutes(notes: Notes): readonly Route[] {
  return [
    createNoteRoute(notes),
    listNotesRoute(notes),
    getNoteRoute(notes),
    deleteNoteRoute(notes),
    patchNoteRoute(notes),
  ];
}
