import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Devices with their session tokens, and projects with the files they consist of. */
export const desktop: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await createDevices(db);
  await db.schema
    .createTable('projects')
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('rootPath', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .addColumn('lastSyncedAt', 'bigint', (column) => column.notNull())
    .addColumn('lastSyncedByDeviceId', 'text', (column) => column.notNull())
    .addColumn('filesDigest', 'text')
    .addPrimaryKeyConstraint('projectsKey', ['userId', 'id'])
    .execute();
  await db.schema
    .createTable('projectFiles')
    .addColumn('userId', 'text', (column) => column.notNull())
    .addColumn('projectId', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('projectFilesKey', ['userId', 'projectId', 'path'])
    .addForeignKeyConstraint(
      'projectFilesProject',
      ['userId', 'projectId'],
      'projects',
      ['userId', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute();
}

async function createDevices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('devices')
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('runtime', 'text', (column) => column.notNull())
    .addColumn('lastSeenAt', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('devicesKey', ['userId', 'id'])
    .execute();
  await db.schema
    .createTable('desktopTokens')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull())
    .addColumn('deviceId', 'text', (column) => column.notNull())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .addForeignKeyConstraint(
      'desktopTokensDevice',
      ['userId', 'deviceId'],
      'devices',
      ['userId', 'id'],
      (key) => key.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createIndex('desktopTokensByDevice')
    .on('desktopTokens')
    .columns(['userId', 'deviceId'])
    .execute();
}
