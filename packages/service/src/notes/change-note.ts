import type { Note } from '@faircopy/contract';
import { Fault } from '../errors.ts';
import { recordEvent } from '../storage/record-event.ts';
import type { Database, DatabaseTransaction } from '../storage/storage.ts';
import { nextEventInstant } from '../storage/user-feed.ts';
import { type NoteRow, presentNote } from './read-notes.ts';

/** Whose note it is, and the device the change comes from when it comes from one. */
export interface Author {
  readonly userId: string;
  readonly deviceId?: string | undefined;
}

/** What of a note can change. */
export interface NoteText {
  readonly title: string;
  readonly body: string;
}

/** The fault for a note that is not there, or not the caller's. */
export function noSuchNote(): Fault {
  return new Fault('ERR_NOT_FOUND', 'There is no such note.');
}

/**
 * Changes a note as one step: of several changes at once, each is made to what the one before it left.
 *
 * @param baseVersion the version the change was made for; left out: any
 * @param change gives the new text from the current one, or null when nothing is to change; what it throws leaves the
 * note as it was
 * @throws {Fault} ERR_NOT_FOUND; ERR_CONFLICT with the current version, when it is not the one the change was made for
 */
export function changeNote(
  db: Database,
  author: Author,
  noteId: string,
  baseVersion: number | undefined,
  change: (note: NoteText) => NoteText | null,
): Promise<Note> {
  return db.transaction().execute(async (transaction) => {
    const row = await lockNote(transaction, author.userId, noteId);
    if (row === undefined) throw noSuchNote();
    if (baseVersion !== undefined && baseVersion !== row.version) throw stale(row.version);
    const changed = change(row);
    if (changed === null) return presentNote(row);
    const updatedAt = await nextEventInstant(transaction, author.userId);
    const { title, body } = changed;
    const next = { ...row, title, body, version: row.version + 1, updatedAt };
    const { version } = next;
    const set = { title, body, version, updatedAt };
    await transaction.updateTable('notes').set(set).where('id', '=', noteId).execute();
    await recordNote(transaction, author, next);
    return presentNote(next);
  });
}

/** Tells the user's feed of a note that is new or has changed. */
export async function recordNote(
  transaction: DatabaseTransaction,
  { userId, deviceId }: Author,
  { id, version, updatedAt }: NoteRow,
): Promise<void> {
  await recordEvent(transaction, {
    userId,
    occurredAt: updatedAt,
    eventType: 'note.upserted',
    source: deviceId === undefined ? 'api-v1' : 'desktop',
    deviceId,
    entityId: id,
    payload: { noteId: id, version },
  });
}

/** The note as it is once nobody else can change it. Writing a row locks it alike in both databases. */
function lockNote(
  transaction: DatabaseTransaction,
  userId: string,
  noteId: string,
): Promise<NoteRow | undefined> {
  return transaction
    .updateTable('notes')
    .set(({ ref }) => ({ version: ref('version') }))
    .where('id', '=', noteId)
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

function stale(currentVersion: number): Fault {
  const message = `is not the version that is stored, which is ${currentVersion}`;
  return new Fault('ERR_CONFLICT', 'The note has changed since. Read it again.', {
    details: [{ path: '/baseVersion', message, rule: 'version', currentVersion }],
  });
}
