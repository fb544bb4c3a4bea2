import { type Kysely, PostgresIntrospector, sql, type TableMetadata } from 'kysely';

/**
 * Tells the migrator which tables there are, in the schema the service works in and by name alone.
 *
 * Kysely's own list walks every column of every schema, and fails when somebody drops a table of theirs meanwhile.
 */
export class OwnSchemaIntrospector extends PostgresIntrospector {
  readonly #db: Kysely<unknown>;

  constructor(db: Kysely<unknown>) {
    super(db);
    this.#db = db;
  }

  override async getTables(): Promise<TableMetadata[]> {
    const { rows } = await sql<{ name: string; schema: string }>`
      select tablename as name, schemaname as schema from pg_catalog.pg_tables where schemaname = current_schema()
    `.execute(this.#db);
    return rows.map((row) => ({ ...row, isView: false, isForeign: false, columns: [] }));
  }
}
