import { type DatabaseConnection, type Kysely, PostgresDialect, PostgresDriver } from 'kysely';
import type pg from 'pg';
import { asUnavailable, guardConnection } from '../unavailable.ts';
import { meansPostgresUnavailable } from './errors.ts';
import { OwnSchemaIntrospector } from './introspector.ts';

/** Kysely's PostgreSQL dialect over a pool whose errors tell an unreachable server from a wrong query. */
export class GuardedPostgresDialect extends PostgresDialect {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): PostgresDriver {
    return new GuardedPostgresDriver({ pool: this.#pool });
  }

  override createIntrospector(db: Kysely<unknown>): OwnSchemaIntrospector {
    return new OwnSchemaIntrospector(db);
  }
}

class GuardedPostgresDriver extends PostgresDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    try {
      const connection = await super.acquireConnection();
      guardConnection(connection, meansPostgresUnavailable);
      return connection;
    } catch (error) {
      throw asUnavailable(error, meansPostgresUnavailable);
    }
  }
}
