import type { Audience, Context, Format } from '@faircopy/contract';
import { newId } from '../../storage/ids.ts';
import { now } from '../../storage/instant.ts';
import { isPostgres } from '../../storage/is-postgres.ts';
import { type Statement, statement } from '../../storage/statement.ts';
import type { Database } from '../../storage/storage.ts';
import { advanceFeed, countTranslation, lastInstant } from '../../storage/user-feed.ts';

/** A finished text, as it is kept. */
export interface Translation {
  readonly id: string;
  /** Empty where the request did not repeat it; an item that has one then keeps it. */
  readonly inputText: string;
  readonly output: string;
  readonly audience: Audience;
  readonly context: Context;
  readonly format: Format;
  readonly tone: number;
  readonly wordCount: number;
  readonly latencyMs: number;
  readonly model: string;
  readonly provider: string | null;
}

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
  const advance = advanceFeed({ userId, at: now() });
  return isPostgres(db)
    ? [advance, putAndRecord({ ...item, ...event })]
    : [advance, putTranslation(item), countTranslation({ userId, id }), recordSaving(event)];
}

type Item = Translation & { readonly userId: string };

function putting(db: Database, item: Item) {
  const {
    userId,
    id,
    inputText,
    output,
    audience,
    context,
    format,
    tone,
    wordCount,
    latencyMs,
    model,
    provider,
  } = item;
  const changed = { output, audience, context, format, tone, wordCount, latencyMs, model, provider };
  const instant = lastInstant(db, userId);
  return db
    .insertInto('translations')
    .values({ ...changed, userId, id, inputText, createdAt: instant, updatedAt: instant })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'id']).doUpdateSet(({ eb, ref }) => ({
        ...changed,
        inputText: eb
          .case()
          .when(ref('excluded.inputText'), '=', '')
          .then(ref('translations.inputText'))
          .else(ref('excluded.inputText'))
          .end(),
        updatedAt: ref('excluded.updatedAt'),
      })),
    );
}

const putTranslation = statement(putting);

interface Saving {
  readonly userId: string;
  readonly id: string;
  readonly eventId: string;
  readonly payload: string;
}

function recording(db: Database, { userId, id, eventId, payload }: Saving) {
  return db.insertInto('events').values({
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
  });
}

const recordSaving = statement(recording);

/** All that follows the advance of the feed in one statement: each that PostgreSQL is put costs it and this process something. */
const putAndRecord = statement((db, saving: Item & Saving) =>
  db
    .with('put', () => putting(db, saving).returning(['createdAt', 'updatedAt']))
    .with('recorded', () => recording(db, saving))
    .updateTable('userFeeds')
    .from('put')
    .set(({ eb }) => ({ translationCount: eb('translationCount', '+', 1) }))
    .where('userFeeds.userId', '=', saving.userId)
    .whereRef('put.createdAt', '=', 'put.updatedAt'),
);
