import Type, { type Static } from 'typebox';
import { resourceId, timestamp } from '../identifiers.ts';
import { LIMITS } from '../limits.ts';
import { listOf } from '../shapes/list-of.ts';
import { pageOf } from '../shapes/page-of.ts';
import { text } from '../shapes/text.ts';
import { baseVersion } from './base-version.ts';

const title = text(LIMITS.noteTitle, { description: 'Title of the note.', examples: ['Invoices'] });
const body = text(LIMITS.noteBody, {
  description: 'Text of the note.',
  examples: ['Ask finance about paging.'],
});

/** A note of the user. */
export const Note = Type.Object(
  {
    noteId: resourceId('note', 'Name of the note in the interface.'),
    title,
    body,
    version: Type.Integer({ minimum: 1, description: 'Rises by one with every change.' }),
    createdAt: timestamp('When it was written.'),
    updatedAt: timestamp('When it last changed.'),
  },
  {
    title: 'Note',
    description: 'A note of the user.',
    examples: [
      {
        noteId: 'note_7pQ2vX9cR4tB6nM1sK3w',
        title: 'Invoices',
        body: 'Ask finance about paging.',
        version: 1,
        createdAt: '2026-03-14T09:26:53.589Z',
        updatedAt: '2026-03-14T09:26:53.589Z',
      },
    ],
  },
);
export type Note = Static<typeof Note>;

/** Body of POST /api/v1/notes. */
export const NoteRequest = Type.Object(
  { title, body },
  {
    title: 'NoteRequest',
    description: 'A note to keep.',
    examples: [{ title: 'Invoices', body: 'Ask finance about paging.' }],
  },
);
export type NoteRequest = Static<typeof NoteRequest>;

/** Body of PATCH /api/v1/desktop/notes/:noteId. What is left out stays. */
export const NoteUpdateRequest = Type.Object(
  { title: Type.Optional(title), body: Type.Optional(body), baseVersion: Type.Optional(baseVersion) },
  {
    title: 'NoteUpdateRequest',
    description: 'What of the note is to change.',
    examples: [{ title: 'Open invoices', baseVersion: 1 }],
  },
);
export type NoteUpdateRequest = Static<typeof NoteUpdateRequest>;

/** Payload of GET /api/v1/notes. */
export const NotePage = pageOf(Note, { title: 'NotePage', description: "A part of the caller's notes." });
export type NotePage = Static<typeof NotePage>;

/** Payload of GET /api/v1/desktop/notes. */
export const NoteList = listOf(Note, {
  title: 'NoteList',
  description: "The caller's notes, the newest change first.",
});
export type NoteList = Static<typeof NoteList>;

/** Parameters of the routes of one note. */
export const NoteParameters = Type.Object(
  { noteId: Type.String({ description: 'Name of the note in the interface.' }) },
  {
    title: 'NoteParameters',
    description: 'Which note is meant.',
    examples: [{ noteId: 'note_7pQ2vX9cR4tB6nM1sK3w' }],
  },
);
export type NoteParameters = Static<typeof NoteParameters>;
