import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a session key has beyond any other key: the chain of renewals it is a link of. */
export const sessionChains: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sessionKeys')
    .addColumn('keyId', 'text', (column) => column.primaryKey().references('apiKeys.id').onDelete('cascade'))
    .addColumn('chainId', 'text', (column) => column.notNull())
    .addColumn('chainEndsAt', 'bigint', (column) => column.notNull())
    .addColumn('renewalSeed', 'text')
    .execute();
  await db.schema.createIndex('sessionKeysByChain').on('sessionKeys').column('chainId').execute();
}
