import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onEveryDialect } from '../../../tests/storage-matrix.ts';

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
});
