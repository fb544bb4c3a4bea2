import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Model providers that users bring along. */
export const providerConfigurations: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('providerConfigurations')
    .addColumn('userId', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('providerType', 'text', (column) => column.notNull())
    .addColumn('providerName', 'text', (column) => column.notNull())
    .addColumn('baseUrl', 'text')
    .addColumn('model', 'text')
    .addColumn('sealedKey', 'text', (column) => column.notNull())
    .addColumn('keyPreview', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`${sql.ref('status')} in ('active', 'invalid')`),
    )
    .addColumn('validationMessage', 'text')
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .addColumn('lastValidatedAt', 'bigint', (column) => column.notNull())
    .execute();
}
