import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Local accounts, what the embedded issuer remembers, and signing keys. */
export const signIn: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await createAccounts(db);
  await createIssuerRecords(db);
  await db.schema
    .createTable('signingKeys')
    .addColumn('kid', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('generation', 'integer', (column) => column.notNull())
    .addColumn('algorithm', 'text', (column) => column.notNull())
    .addColumn('publicKey', 'text', (column) => column.notNull())
    .addColumn('privateKey', 'text', (column) => column.notNull())
    .addColumn('activeAt', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('signingKeysByGeneration', ['purpose', 'generation'])
    .execute();
}

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('userId', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('lookupName', 'text', (column) => column.notNull().unique())
    .addColumn('passwordHash', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('passwordSetAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('invitations')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('expiresAt', 'bigint', (column) => column.notNull())
    .execute();
}

async function createIssuerRecords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('issuerRecords')
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('accountId', 'text')
    .addColumn('grantId', 'text')
    .addColumn('aliasHash', 'text')
    .addColumn('consumedAt', 'bigint')
    .addColumn('expiresAt', 'bigint')
    .addPrimaryKeyConstraint('issuerRecordsKey', ['model', 'hash'])
    .execute();
  const columns = ['accountId', 'grantId', 'aliasHash', 'expiresAt'];
  for (const column of columns) {
    const name = `issuerRecordsBy${column.charAt(0).toUpperCase()}${column.slice(1)}`;
    await db.schema.createIndex(name).on('issuerRecords').column(column).execute();
  }
}
