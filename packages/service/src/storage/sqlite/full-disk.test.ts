import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onEveryDialect } from '../../../tests/storage-matrix.ts';

onEveryDialect('a full disk', (harness) => {
  test.runIf(harness.dialect === 'sqlite')(
    'is an unavailable store, whole, until there is room again',
    async () => {
      const { db } = await harness.open();
      const write = (name: string) =>
        db.transaction().execute(async (transaction) => {
          await transaction.insertInto('serviceState').values({ name, value: 'first' }).execute();
          const value = 'x'.repeat(100_000);
          await transaction
            .insertInto('serviceState')
            .values({ name: `${name} long`, value })
            .execute();
        });
      await write('before');
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
      await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(db);
      for (const name of ['during', 'during again']) {
        await expect(write(name)).rejects.toMatchObject({ code: 'ERR_UNAVAILABLE', retryAfterSeconds: 5 });
      }
      await sql.raw('pragma max_page_count = 1073741823').execute(db);
      await write('after');
      const names = await db.selectFrom('serviceState').select('name').orderBy('name').execute();
      expect(names.map(({ name }) => name)).toEqual(['after', 'after long', 'before', 'before long']);
    },
  );
});
