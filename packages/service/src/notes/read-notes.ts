import type { Note, PageWindow } from '@faircopy/contract';
import type { Selectable } from 'kysely';
import { toIso } from '../storage/instant.ts';
import type { Database } from '../storage/storage.ts';
import type { Tables } from '../storage/tables.ts';

export type NoteRow = Selectable<Tables['notes']>;

/** A row as the interface shows it. */
export function presentNote({ id, title, body, version, createdAt, updatedAt }: NoteRow): Note {
  return {
    noteId: id,
    title,
    body,
    version,
    createdAt: toIso(createdAt),
    updatedAt: toIso(updatedAt),
  };
}

/** A part of a user's notes, the newest change first. */
export async function readNotes(db: Database, userId: string, window: PageWindow): Promise<Note[]> {
  const rows = await db
    // The page is chosen within the index; only its own rows have their bodies read.
    .selectFrom((from) =>
      from
        .selectFrom('notes')
        .select('id')
        .where('userId', '=', userId)
        .orderBy('updatedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(window.limit)
        .offset(window.offset)
        .as('page'),
    )
    .innerJoin('notes', 'notes.id', 'page.id')
    .selectAll('notes')
    .orderBy('notes.updatedAt', 'desc')
    .orderBy('notes.id', 'desc')
    .execute();
  return rows.map(presentNote);
}

/** How many notes a user has. */
export async function countNotes(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('notes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}
