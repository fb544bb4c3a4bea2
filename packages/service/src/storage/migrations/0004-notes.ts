import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Notes. */
export const notes: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .execute();
  // Holds all that choosing a page needs, so that bodies are read for the rows of the page only.
  await db.schema
    .createIndex('notesByNewestChange')
    .on('notes')
    .columns(['userId', 'updatedAt desc', 'id desc'])
    .execute();
}
