import { newId } from '../../storage/ids.ts';
import { now } from '../../storage/instant.ts';
import { isPostgres } from '../../storage/is-postgres.ts';
import { type Statement, statement } from '../../storage/statement.ts';
import type { Database } from '../../storage/storage.ts';
import { advanceFeed, advanceFeeds, countTranslation, lastInstant } from '../../storage/user-feed.ts';
import { type Item, replacedItem, type Saving, type Translation } from './item.ts';
import { saveItems } from './save-items.ts';

/**
 * What keeps a translation under its id, in place of the one its user may already have there, and records the event of it; carried
 * out as one transaction, so that whoever sees one sees the other.
 */
export function savingTranslation(
  db: Database,
  userId: string,
  translation: Translation,
): readonly Statement[] {
  const { id } = translation;
  const item = { ...translation, userId };
  const event = { userId, id, eventId: newId('evt'), payload: JSON.stringify({ translationId: id }) };
  // Increases with every event of the user, so it also tells a new item from one that was there.
  const advance = { userId, at: now() };
  return isPostgres(db)
    ? [advanceFeeds(advance), saveItems({ ...item, ...event })]
    : [advanceFeed(advance), putTranslation(item), countTranslation({ userId, id }), recordSaving(event)];
}

const putTranslation = statement((db, item: Item) => {
  const instant = lastInstant(db, item.userId);
  return db
    .insertInto('translations')
    .values({
      userId: item.userId,
      id: item.id,
      inputText: item.inputText,
      output: item.output,
      audience: item.audience,
      context: item.context,
      format: item.format,
      tone: item.tone,
      wordCount: item.wordCount,
      latencyMs: item.latencyMs,
      model: item.model,
      provider: item.provider,
      createdAt: instant,
      updatedAt: instant,
    })
    .onConflict(replacedItem);
});

const recordSaving = statement((db, { userId, id, eventId, payload }: Saving) =>
  db.insertInto('events').values({
    userId,
    id: eventId,
    occurredAt: lastInstant(db, userId),
    eventType: 'translation.upserted',
    source: 'api-v1',
    deviceId: null,
    projectId: null,
    entityId: id,
    entityType: 'translation',
    summary: null,
    payload,
  }),
);
