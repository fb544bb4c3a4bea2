import type {
  Note,
  NotePage,
  NotePatchRequest,
  NoteRequest,
  NoteUpdateRequest,
  PageWindow,
} from '@faircopy/contract';
import { newId } from '../storage/ids.ts';
import type { Database } from '../storage/storage.ts';
import { nextEventInstant } from '../storage/user-feed.ts';
import { wellFormed } from '../writing/well-formed.ts';
import { type Author, changeNote, noSuchNote, recordNote } from './change-note.ts';
import { patchText } from './patch-text.ts';
import { countNotes, presentNote, readNotes } from './read-notes.ts';

/**
 * The notes of users. Another user's note is as one that never was: ERR_NOT_FOUND. Every note that is made or changed
 * emits `note.upserted` in the same transaction.
 */
export interface Notes {
  create(author: Author, request: NoteRequest): Promise<Note>;
  get(userId: string, noteId: string): Promise<Note>;
  /** A part of the notes, the newest change first, with how many there are. */
  page(userId: string, window: PageWindow): Promise<NotePage>;
  /** As `page`, the notes alone. */
  list(userId: string, window: PageWindow): Promise<Note[]>;
  /** @throws {Fault} ERR_CONFLICT when `baseVersion` is not the stored version */
  update(author: Author, noteId: string, request: NoteUpdateRequest): Promise<Note>;
  /** Makes all edits or none. @throws {Fault} as `update`; ERR_VALIDATION_FAILED for an edit that cannot be made */
  patch(author: Author, noteId: string, request: NotePatchRequest): Promise<Note>;
  delete(userId: string, noteId: string): Promise<void>;
}

export function createNotes(db: Database): Notes {
  return {
    create: (author, request) =>
      db.transaction().execute(async (transaction) => {
        const { userId } = author;
        const instant = await nextEventInstant(transaction, userId);
        const row = {
          id: newId('note'),
          userId,
          title: wellFormed(request.title),
          body: wellFormed(request.body),
          version: 1,
          createdAt: instant,
          updatedAt: instant,
        };
        await transaction.insertInto('notes').values(row).execute();
        await recordNote(transaction, author, row);
        return presentNote(row);
      }),

    get: async (userId, noteId) => {
      const row = await db
        .selectFrom('notes')
        .selectAll()
        .where('id', '=', noteId)
        .where('userId', '=', userId)
        .executeTakeFirst();
      if (row === undefined) throw noSuchNote();
      return presentNote(row);
    },

    page: async (userId, window) => {
      const items = await readNotes(db, userId, window);
      return { items, total: await countNotes(db, userId), ...window };
    },

    list: (userId, window) => readNotes(db, userId, window),

    update: (author, noteId, { title, body, baseVersion }) =>
      changeNote(db, author, noteId, baseVersion, (note) => {
        if (title === undefined && body === undefined) return null;
        return { title: wellFormed(title ?? note.title), body: wellFormed(body ?? note.body) };
      }),

    patch: (author, noteId, { edits, baseVersion }) =>
      changeNote(db, author, noteId, baseVersion, ({ title, body }) => ({
        title,
        body: patchText(body, edits),
      })),

    delete: async (userId, noteId) => {
      const { numDeletedRows } = await db
        .deleteFrom('notes')
        .where('id', '=', noteId)
        .where('userId', '=', userId)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw noSuchNote();
    },
  };
}
