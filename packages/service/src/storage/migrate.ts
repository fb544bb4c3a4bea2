import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import { StartError } from './start-error.ts';
import type { Tables } from './tables.ts';

export interface MigrateOptions {
  /** Where the record of what has run is looked for. Left out: the database has but one place. */
  readonly schema?: string;
}

/**
 * Brings the tables up to date. Safe when several processes start at once: one works, the others wait and find it done.
 *
 * @throws {StartError} when a newer Faircopy wrote the store
 * @throws the driver's error when the store fails; nothing of the failed run is left behind
 */
export async function migrate(db: Kysely<Tables>, options: MigrateOptions = {}): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    ...(options.schema === undefined ? {} : { migrationTableSchema: options.schema }),
  });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const unknown = await unknownMigrations(db);
  if (unknown.length === 0) throw error;
  throw new StartError(
    `The store was last used by a newer Faircopy (it has ${unknown.join(', ')}). Start that version or a later one.`,
    error,
  );
}

async function unknownMigrations(db: Kysely<Tables>): Promise<string[]> {
  try {
    const executed = await db
      .withTables<{ kysely_migration: { name: string } }>()
      .selectFrom('kysely_migration')
      .select('name')
      .execute();
    return executed.map((row) => row.name).filter((name) => !(name in migrations));
  } catch {
    return [];
  }
}
