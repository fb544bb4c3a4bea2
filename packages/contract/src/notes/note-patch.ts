import Type, { type Static } from 'typebox';
import { LIMITS } from '../limits.ts';
import { enumeration } from '../shapes/enumeration.ts';
import { text } from '../shapes/text.ts';
import { baseVersion } from './base-version.ts';

const written = text(LIMITS.noteBody, { description: 'What to write.', examples: ['accounting'] });
const place = {
  find: text(
    { minimum: 1, maximum: LIMITS.noteBody.maximum },
    { description: 'Where: this text of the note, which stands there once.', examples: ['finance'] },
  ),
  occurrence: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'Which of several places is meant, counted from 1.',
      examples: [1],
    }),
  ),
};

/** Ways to write something at a place in the note. */
export const WriteAtPlace = Type.Object(
  {
    op: enumeration('WriteAtPlaceOperation', ['replace', 'insertBefore', 'insertAfter'], {
      description: 'What to do at the place.',
    }),
    ...place,
    text: written,
  },
  {
    title: 'WriteAtPlace',
    description: 'Writes something at a place in the note.',
    examples: [{ op: 'replace', find: 'finance', text: 'accounting' }],
  },
);
export type WriteAtPlace = Static<typeof WriteAtPlace>;

/** Takes the text of a place away. */
export const DeleteAtPlace = Type.Object(
  { op: Type.Literal('delete', { description: 'Take the text away.' }), ...place },
  {
    title: 'DeleteAtPlace',
    description: 'Takes the text of a place away.',
    examples: [{ op: 'delete', find: ' about paging', occurrence: 1 }],
  },
);
export type DeleteAtPlace = Static<typeof DeleteAtPlace>;

/** Ways to write something at either end of the note. */
export const WriteAtEnd = Type.Object(
  {
    op: enumeration('WriteAtEndOperation', ['append', 'prepend'], { description: 'At which end.' }),
    text: written,
  },
  {
    title: 'WriteAtEnd',
    description: 'Writes something at the beginning or the end of the note.',
    examples: [{ op: 'append', text: '\nDone.' }],
  },
);
export type WriteAtEnd = Static<typeof WriteAtEnd>;

/** One change to the text of a note. */
export const NoteEdit = Type.Union([WriteAtPlace, DeleteAtPlace, WriteAtEnd], {
  title: 'NoteEdit',
  description: 'One change to the text of the note.',
  examples: [{ op: 'append', text: '\nDone.' }],
});
export type NoteEdit = Static<typeof NoteEdit>;

/** Body of POST /api/v1/notes/:noteId/patch. All edits are made, or none. */
export const NotePatchRequest = Type.Object(
  {
    baseVersion: Type.Optional(baseVersion),
    edits: Type.Array(NoteEdit, {
      description: 'Changes, each made to what the one before it left.',
      minItems: LIMITS.noteEdits.minimum,
      maxItems: LIMITS.noteEdits.maximum,
    }),
  },
  {
    title: 'NotePatchRequest',
    description: 'Changes to the text of a note, made together or not at all.',
    examples: [
      {
        baseVersion: 1,
        edits: [
          { op: 'replace', find: 'finance', text: 'accounting' },
          { op: 'append', text: '\nDone.' },
        ],
      },
    ],
  },
);
export type NotePatchRequest = Static<typeof NotePatchRequest>;
