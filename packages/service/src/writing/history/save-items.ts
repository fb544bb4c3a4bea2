import { sql } from 'kysely';
import { manyStatement } from '../../storage/postgres/many.ts';
import { type Item, replacedItem, type Saving } from './item.ts';

const COLUMNS = {
  userId: 'text',
  id: 'text',
  inputText: 'text',
  output: 'text',
  audience: 'text',
  context: 'text',
  format: 'text',
  tone: 'bigint',
  wordCount: 'bigint',
  latencyMs: 'bigint',
  model: 'text',
  provider: 'text',
  eventId: 'text',
  payload: 'text',
} as const;

const KEPT = [
  'userId',
  'id',
  'inputText',
  'output',
  'audience',
  'context',
  'format',
  'tone',
  'wordCount',
  'latencyMs',
  'model',
  'provider',
] as const;

/**
 * Keeps items in PostgreSQL and records their events, at the last instants of the feeds that `advanceFeeds` has moved on for them, and takes
 * back the count of those that were there before. All of it is one statement, since each costs the server and this process something.
 */
export const saveItems = manyStatement<Item & Saving>(
  COLUMNS,
  (db) =>
    db
      .with('dated', (own) =>
        own
          .selectFrom('given')
          .selectAll('given')
          .select(
            sql<number>`(select "lastEventAt" from "userFeeds" where "userId" = given."userId") + 1 - row_number() over (partition by given."userId" order by position desc)`.as(
              'instant',
            ),
          ),
      )
      .with('put', (own) =>
        own
          .insertInto('translations')
          .columns([...KEPT, 'createdAt', 'updatedAt'])
          .expression((of) =>
            of.selectFrom('dated').select([...KEPT, 'instant as createdAt', 'instant as updatedAt']),
          )
          .onConflict(replacedItem)
          .returning(['userId', 'createdAt', 'updatedAt']),
      )
      .with('recorded', (own) =>
        own
          .insertInto('events')
          .columns(['userId', 'id', 'occurredAt', 'eventType', 'source', 'entityId', 'entityType', 'payload'])
          .expression((of) =>
            of
              .selectFrom('dated')
              .select([
                'userId',
                'eventId as id',
                'instant as occurredAt',
                sql.lit('translation.upserted').as('eventType'),
                sql.lit('api-v1').as('source'),
                'dated.id as entityId',
                sql.lit('translation').as('entityType'),
                'payload',
              ]),
          ),
      )
      .insertInto('userFeeds')
      .columns(['userId', 'lastEventAt', 'translationCount'])
      .expression((of) =>
        of
          .selectFrom('put')
          .select(['userId', sql<number>`0`.as('lastEventAt'), sql<number>`-count(*)`.as('replaced')])
          .whereRef('createdAt', '<>', 'updatedAt')
          .groupBy('userId')
          .orderBy('userId'),
      )
      .onConflict((conflict) =>
        conflict.column('userId').doUpdateSet(({ eb, ref }) => ({
          translationCount: eb(ref('userFeeds.translationCount'), '+', ref('excluded.translationCount')),
        })),
      ),
  { apartBy: ['userId', 'id'] },
);
