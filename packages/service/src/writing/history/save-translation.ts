import type { Audience, Context, Format } from '@faircopy/contract';
import { newId } from '../../storage/ids.ts';
import { now } from '../../storage/instant.ts';
import { type Statement, statement } from '../../storage/statement.ts';
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
export function savingTranslation(userId: string, translation: Translation): readonly Statement[] {
  const { id } = translation;
  return [
    // Increases with every event of the user, so it also tells a new item from one that was there.
    advanceFeed({ userId, at: now() }),
    putTranslation({ ...translation, userId }),
    countTranslation({ userId, id }),
    recordSaving({ userId, id, eventId: newId('evt'), payload: JSON.stringify({ translationId: id }) }),
  ];
}

const putTranslation = statement((db, item: Translation & { readonly userId: string }) => {
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
});

interface Saving {
  readonly userId: string;
  readonly id: string;
  readonly eventId: string;
  readonly payload: string;
}

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
