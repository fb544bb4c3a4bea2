import { Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { proxyTo } from '../../../tests/harness/proxy.ts';
import { onEveryDialect } from '../../../tests/storage-matrix.ts';
import type { Tables } from '../tables.ts';
import { GuardedPostgresDialect } from './dialect.ts';
import { openPool } from './pool.ts';

onEveryDialect('a lost connection', (harness) => {
  test.runIf(harness.dialect === 'postgres')(
    'is one unavailable answer in the middle of a transaction, and none afterwards',
    async () => {
      const { db } = await harness.open();
      const cut = db.transaction().execute(async (transaction) => {
        await transaction.insertInto('serviceState').values({ name: 'a', value: 'b' }).execute();
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction);
      });
      await expect(cut).rejects.toMatchObject({ code: 'ERR_UNAVAILABLE', retryAfterSeconds: 5 });
      expect(await db.selectFrom('serviceState').selectAll().execute()).toEqual([]);
    },
  );

  test.runIf(harness.dialect === 'postgres')(
    'makes every transaction that was under way unavailable',
    async () => {
      const { databaseUrl } = await harness.place();
      await harness.open();
      const way = await proxyTo(new URL(databaseUrl?.reveal() ?? ''));
      const pool = openPool(way.url, { connections: 4, statementTimeoutMs: 10_000 });
      const db = new Kysely<Tables>({ dialect: new GuardedPostgresDialect(pool) });
      const begun = Promise.withResolvers<void>();
      const isCut = Promise.withResolvers<void>();
      const within = db.transaction().execute(async (transaction) => {
        await sql`select 1`.execute(transaction);
        begun.resolve();
        await isCut.promise;
        await transaction.insertInto('serviceState').values({ name: 'a', value: 'b' }).execute();
      });
      const refused = expect(within).rejects.toMatchObject({ code: 'ERR_UNAVAILABLE' });
      await begun.promise;
      await way.cut();
      await new Promise(setImmediate);
      isCut.resolve();
      await refused;
      await db.destroy();
    },
  );

  test.runIf(harness.dialect === 'postgres')('while idle is replaced unnoticed', async () => {
    const { db } = await harness.open();
    const other = await harness.open();
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other.db);
    // The server's word of the end reaches the idle connection with the next turn of the event loop.
    await expect
      .poll(() => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db).catch(() => null))
      .not.toBeNull();
  });

  test.runIf(harness.dialect === 'postgres')(
    'to a server that a fail-over made read-only is given up, and the next one finds the new primary',
    async () => {
      const { db } = await harness.open();
      const write = (name: string) => db.insertInto('serviceState').values({ name, value: 'b' }).execute();
      await sql`set default_transaction_read_only = on`.execute(db);
      await expect(write('a')).rejects.toMatchObject({ code: 'ERR_UNAVAILABLE', retryAfterSeconds: 5 });
      await write('c');
      await sql`set default_transaction_read_only = on`.execute(db);
      const within = db
        .transaction()
        .execute((transaction) =>
          transaction.insertInto('serviceState').values({ name: 'd', value: 'b' }).execute(),
        );
      await expect(within).rejects.toMatchObject({ code: 'ERR_UNAVAILABLE' });
      await write('e');
      const names = await db.selectFrom('serviceState').select('name').orderBy('name').execute();
      expect(names.map(({ name }) => name)).toEqual(['c', 'e']);
    },
  );

  test.runIf(harness.dialect === 'postgres')('that has gone silent is given up after a while', async () => {
    const { databaseUrl } = await harness.place();
    const way = await proxyTo(new URL(databaseUrl?.reveal() ?? ''));
    const pool = openPool(way.url, { connections: 2, statementTimeoutMs: 200, silenceMs: 100 });
    const db = new Kysely<Tables>({ dialect: new GuardedPostgresDialect(pool) });
    await sql`select 1`.execute(db);
    way.hang(true);
    await expect(sql`select 1`.execute(db)).rejects.toMatchObject({ code: 'ERR_UNAVAILABLE' });
    way.hang(false);
    await sql`select 1`.execute(db);
    await db.destroy();
    await way.cut();
  });
});
