import type { Audience, Context, Format } from '@faircopy/contract';
import { recordEvent } from '../../storage/record-event.ts';
import type { DatabaseTransaction } from '../../storage/storage.ts';
import { countTranslation, nextEventInstant } from '../../storage/user-feed.ts';

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
 * Keeps a translation under its id, in place of the one its user may already have there, and records the event of it in
 * the same transaction: whoever sees one sees the other.
 */
export async function saveTranslation(
  transaction: DatabaseTransaction,
  userId: string,
  translation: Translation,
): Promise<void> {
  // Increases with every event of the user, so it also tells a new item from one that was there.
  const instant = await nextEventInstant(transaction, userId);
  if (await upsert(transaction, userId, translation, instant)) await countTranslation(transaction, userId);
  await recordEvent(transaction, {
    userId,
    occurredAt: instant,
    eventType: 'translation.upserted',
    source: 'api-v1',
    entityId: translation.id,
    entityType: 'translation',
    payload: { translationId: translation.id },
  });
}

/** @returns whether the item is new */
async function upsert(
  transaction: DatabaseTransaction,
  userId: string,
  translation: Translation,
  instant: number,
): Promise<boolean> {
  const { id, inputText, ...rest } = translation;
  const row = await transaction
    .insertInto('translations')
    .values({ ...translation, userId, createdAt: instant, updatedAt: instant })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'id'])
        .doUpdateSet({ ...rest, ...(inputText === '' ? {} : { inputText }), updatedAt: instant }),
    )
    .returning('createdAt')
    .executeTakeFirstOrThrow();
  return row.createdAt === instant;
}
