import {
  type EventEntityType,
  type EventSource,
  type EventType,
  LIMITS,
  type SyncEvent,
  type SyncPage,
  type SyncQuery,
} from '@faircopy/contract';
import type { Selectable } from 'kysely';
import { fromIso, now, toIso } from '../storage/instant.ts';
import type { Database } from '../storage/storage.ts';
import type { Tables } from '../storage/tables.ts';
import { validationFault } from '../validation-fault.ts';

/**
 * A user's events after a cursor, oldest first: those of the project and those of none. Instants of events increase in
 * commit order, see `storage/user-feed.ts`, so a reader who sends the last one as the next cursor sees every event once.
 *
 * @throws {Fault} ERR_VALIDATION_FAILED for a cursor that is no moment
 */
export async function readFeed(
  db: Database,
  userId: string,
  { projectId, after, limit = LIMITS.eventPage.default }: SyncQuery,
): Promise<SyncPage> {
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where('userId', '=', userId)
    .where('occurredAt', '>', after === undefined ? 0 : instantOf(after))
    .where(({ eb, or }) => or([eb('projectId', 'is', null), eb('projectId', '=', projectId)]))
    .orderBy('occurredAt')
    .limit(limit)
    .execute();
  const items = rows.map(present);
  return { items, nextCursor: items.at(-1)?.occurredAt ?? null, serverTime: toIso(now()) };
}

function instantOf(cursor: string): number {
  const instant = fromIso(cursor);
  if (instant !== null) return instant;
  const message = 'must be a moment such as 2026-03-14T09:26:53.589793Z';
  throw validationFault([{ path: '/after', message, rule: 'format' }]);
}

/** Kinds come back as they were recorded. */
function present(row: Selectable<Tables['events']>): SyncEvent {
  const { id, userId, deviceId, projectId, entityId, entityType, summary, payload } = row;
  return {
    eventId: id,
    eventType: row.eventType as EventType,
    userId,
    occurredAt: toIso(row.occurredAt),
    source: row.source as EventSource,
    ...(deviceId === null ? {} : { deviceId }),
    ...(projectId === null ? {} : { projectId }),
    ...(entityId === null ? {} : { entityId }),
    ...(entityType === null ? {} : { entityType: entityType as EventEntityType }),
    ...(summary === null ? {} : { summary }),
    ...(payload === null ? {} : { payload: JSON.parse(payload) as Record<string, unknown> }),
  };
}
