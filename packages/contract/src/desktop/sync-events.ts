import Type, { type Static } from 'typebox';
import { EventEntityType, EventSource, EventType } from '../enumerations.ts';
import { DesktopIdentifier, resourceId, timestamp } from '../identifiers.ts';
import { LIMITS } from '../limits.ts';
import { nullable } from '../shapes/nullable.ts';

/** Query of GET /api/v1/desktop/sync. A limit out of range is refused. */
export const SyncQuery = Type.Object(
  {
    projectId: DesktopIdentifier,
    after: Type.Optional(timestamp('Cursor: only events after this one. Left out: from the beginning.')),
    limit: Type.Optional(
      Type.Integer({ ...LIMITS.eventPage, description: 'Events wanted.', examples: [50] }),
    ),
  },
  {
    title: 'SyncQuery',
    description: 'Which events are wanted.',
    examples: [{ projectId: 'acme:billing-api', after: '2026-03-14T09:26:53.589793Z', limit: 50 }],
  },
);
export type SyncQuery = Static<typeof SyncQuery>;

/** Something that happened to what a desktop client follows. */
export const SyncEvent = Type.Object(
  {
    eventId: resourceId('event', 'Name of the event.'),
    eventType: EventType,
    userId: resourceId('user', 'Whose event it is.'),
    occurredAt: timestamp('When it happened, to the microsecond. Rises from event to event.'),
    source: EventSource,
    deviceId: Type.Optional(Type.String({ description: 'Device it came from.' })),
    projectId: Type.Optional(Type.String({ description: 'Project it belongs to.' })),
    entityId: Type.Optional(Type.String({ description: 'What it happened to.' })),
    entityType: Type.Optional(EventEntityType),
    summary: Type.Optional(Type.String({ description: 'What happened, for people.' })),
    payload: Type.Optional(
      Type.Unsafe<Record<string, unknown>>(
        Type.Object({}, { description: 'Further facts of the event.', additionalProperties: true }),
      ),
    ),
  },
  {
    title: 'SyncEvent',
    description: 'Something that happened.',
    examples: [
      {
        eventId: 'evt_7pQ2vX9cR4tB6nM1sK3w',
        eventType: 'translation.upserted',
        userId: 'usr_7pQ2vX9cR4tB6nM1sK3w',
        occurredAt: '2026-03-14T09:26:53.589793Z',
        source: 'api-v1',
        entityId: 'tr_Vb3kq9XcT0aJmW2rLzYp',
        entityType: 'translation',
        payload: { translationId: 'tr_Vb3kq9XcT0aJmW2rLzYp' },
      },
    ],
  },
);
export type SyncEvent = Static<typeof SyncEvent>;

/** Payload of GET /api/v1/desktop/sync. */
export const SyncPage = Type.Object(
  {
    items: Type.Array(SyncEvent, { description: 'Events, oldest first.' }),
    nextCursor: nullable(timestamp('What to send as `after` next.'), {
      description: 'Null: the page is empty.',
    }),
    serverTime: timestamp('When the answer was made.'),
  },
  {
    title: 'SyncPage',
    description: 'Events, and where to read on.',
    examples: [{ items: [], nextCursor: null, serverTime: '2026-03-14T09:26:53.589Z' }],
  },
);
export type SyncPage = Static<typeof SyncPage>;
