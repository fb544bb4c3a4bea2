import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Users, keys, history, events and usage. */
export const foundations: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await createAccess(db);
  await createHistory(db);
  await createUsage(db);
  await db.schema
    .createTable('serviceState')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

async function createAccess(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('tier', 'text', (column) => column.notNull())
    .addColumn('customInstructions', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('usersByIdentity', ['issuer', 'subject'])
    .execute();
  await db.schema
    .createTable('apiKeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`${sql.ref('kind')} in ('live', 'test', 'session')`),
    )
    .addColumn('label', 'text')
    .addColumn('preview', 'text', (column) => column.notNull())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint')
    .addColumn('revokedAt', 'bigint')
    .addColumn('lastUsedAt', 'bigint')
    .execute();
  await db.schema.createIndex('apiKeysByUser').on('apiKeys').columns(['userId', 'createdAt']).execute();
}

async function createHistory(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('translations')
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('inputText', 'text', (column) => column.notNull())
    .addColumn('output', 'text', (column) => column.notNull())
    .addColumn('audience', 'text', (column) => column.notNull())
    .addColumn('context', 'text', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('tone', 'integer', (column) => column.notNull())
    .addColumn('wordCount', 'integer', (column) => column.notNull())
    .addColumn('latencyMs', 'integer', (column) => column.notNull())
    .addColumn('model', 'text')
    .addColumn('provider', 'text')
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('translationsKey', ['userId', 'id'])
    .execute();
  // Holds all that choosing a page needs, so that the long texts are read for the rows of the page only.
  await db.schema
    .createIndex('translationsByNewest')
    .on('translations')
    .columns(['userId', 'createdAt desc', 'id desc'])
    .execute();
  await db.schema
    .createTable('userFeeds')
    .addColumn('userId', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('lastEventAt', 'bigint', (column) => column.notNull())
    .addColumn('translationCount', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('events')
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('occurredAt', 'bigint', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('eventType', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('deviceId', 'text')
    .addColumn('projectId', 'text')
    .addColumn('entityId', 'text')
    .addColumn('entityType', 'text')
    .addColumn('summary', 'text')
    .addColumn('payload', 'text')
    .addPrimaryKeyConstraint('eventsKey', ['userId', 'occurredAt'])
    .execute();
}

async function createUsage(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('usage')
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('managedTokens', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('reservedTokens', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('refinements', 'bigint', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('usageKey', ['userId', 'month'])
    .execute();
  await db.schema
    .createTable('usageReservations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull())
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('tokens', 'bigint', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .addForeignKeyConstraint(
      'usageReservationsUsage',
      ['userId', 'month'],
      'usage',
      ['userId', 'month'],
      (key) => key.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('usageReservationsByMonth')
    .on('usageReservations')
    .columns(['userId', 'month', 'expiresAt'])
    .execute();
}
