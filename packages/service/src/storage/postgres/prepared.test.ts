import { Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { onPostgres } from '../../../tests/storage-matrix.ts';
import { ask, statement } from '../statement.ts';
import type { Tables } from '../tables.ts';
import { GuardedPostgresDialect } from './dialect.ts';
import { openPool } from './pool.ts';

const stateOf = statement((db, { name }: { readonly name: string }) =>
  db.selectFrom('serviceState').selectAll().where('name', '=', name),
);

onPostgres('statements that are put again and again', (harness) => {
  const connect = async () => {
    const { databaseUrl } = await harness.place();
    await harness.open();
    const pool = openPool(databaseUrl?.reveal() ?? '', { connections: 1, statementTimeoutMs: 10_000 });
    return new Kysely<Tables>({ dialect: new GuardedPostgresDialect(pool) });
  };

  test('are prepared once a connection, and others are not', async () => {
    const db = await connect();
    for (const name of ['a', 'b', 'a']) await ask(db, stateOf({ name }));
    await db.selectFrom('serviceState').select('name').where('value', '=', 'asked but once').execute();
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      db,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.statement).toContain('"serviceState"');
    await db.destroy();
  });

  test('are unavailable once where a migration has overtaken them, and go on with its columns', async () => {
    const db = await connect();
    await db.insertInto('serviceState').values({ name: 'a', value: 'one' }).execute();
    expect(await ask(db, stateOf({ name: 'a' }))).toEqual([{ name: 'a', value: 'one' }]);
    await sql`alter table "serviceState" add column later text`.execute(db);
    await expect(ask(db, stateOf({ name: 'a' }))).rejects.toMatchObject({ code: 'ERR_UNAVAILABLE' });
    expect(await ask(db, stateOf({ name: 'a' }))).toEqual([{ name: 'a', value: 'one', later: null }]);
    await db.destroy();
  });
});
