import type { Audience, Context, Format, HistoryItem, HistoryPage, PageWindow } from '@faircopy/contract';
import type { Selectable } from 'kysely';
import { toIso } from '../../storage/instant.ts';
import type { Database } from '../../storage/storage.ts';
import type { Tables } from '../../storage/tables.ts';

/** A part of a user's history, newest first. */
export async function readHistory(db: Database, userId: string, window: PageWindow): Promise<HistoryPage> {
  const rows = await db
    // The page is chosen within the index; only its own rows have their long texts read.
    .selectFrom((from) =>
      from
        .selectFrom('translations')
        .select(['userId', 'id', 'createdAt'])
        .where('userId', '=', userId)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(window.limit)
        .offset(window.offset)
        .as('page'),
    )
    .innerJoin('translations', (join) =>
      join.onRef('translations.userId', '=', 'page.userId').onRef('translations.id', '=', 'page.id'),
    )
    .selectAll('translations')
    .orderBy('page.createdAt', 'desc')
    .orderBy('page.id', 'desc')
    .execute();
  const feed = await db
    .selectFrom('userFeeds')
    .select('translationCount')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return { items: rows.map(present), total: feed?.translationCount ?? 0, ...window };
}

/** Enumerations come back as they were validated when they were saved. */
function present(row: Selectable<Tables['translations']>): HistoryItem {
  const { id, inputText, output, tone, wordCount, latencyMs, model, provider } = row;
  return {
    id,
    inputText,
    output,
    audience: row.audience as Audience,
    context: row.context as Context,
    format: row.format as Format,
    tone,
    wordCount,
    latencyMs,
    ...(model === null ? {} : { model }),
    ...(provider === null ? {} : { provider }),
    createdAt: toIso(row.createdAt),
  };
}
