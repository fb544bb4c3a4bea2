import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Answers of models that would answer the same request differently the next time. */
export const keptAnswers: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('keptAnswers')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('sealedAnswer', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('keptAnswersByExpiry').on('keptAnswers').column('expiresAt').execute();
}
