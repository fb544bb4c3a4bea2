import type { EventEntityType, EventSource, EventType } from '@faircopy/contract';
import { newId } from './ids.ts';
import type { DatabaseTransaction } from './storage.ts';

/** Something that happened to what a client follows. */
export interface RecordedEvent {
  readonly userId: string;
  /** From `nextEventInstant`, in the same transaction. */
  readonly occurredAt: number;
  readonly eventType: EventType;
  readonly source: EventSource;
  /** Left out: it came from no device. */
  readonly deviceId?: string | undefined;
  /** Left out: it belongs to no project. */
  readonly projectId?: string;
  readonly entityId: string;
  /** Left out: the contract has no name for its kind. */
  readonly entityType?: EventEntityType;
  readonly summary?: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Adds an event to its user's feed, in the transaction of what it tells: whoever sees one sees the other. */
export async function recordEvent(transaction: DatabaseTransaction, event: RecordedEvent): Promise<void> {
  const { deviceId = null, projectId = null, entityType = null, summary = null, payload, ...rest } = event;
  await transaction
    .insertInto('events')
    .values({
      ...rest,
      id: newId('evt'),
      deviceId,
      projectId,
      entityType,
      summary,
      payload: JSON.stringify(payload),
    })
    .execute();
}
