import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onPostgres } from '../../../tests/storage-matrix.ts';
import { ask } from '../statement.ts';
import type { Query } from '../storage.ts';
import { together } from '../together.ts';
import { manyStatement } from './many.ts';
import { openDatabase } from './open.ts';
import { readTogether } from './shared-reads.ts';

interface Asked {
  readonly name: string;
  readonly value: string | null;
  readonly number: number;
}

const COLUMNS = { name: 'text', value: 'text', number: 'bigint' } as const;
const echo = manyStatement<Asked>(
  COLUMNS,
  (db) => db.selectFrom('given').select(['name', 'value', 'number', 'position']).orderBy('position', 'desc'),
  { answeredBy: 'name' },
);
const put = manyStatement<{ readonly name: string; readonly value: string }>(
  { name: 'text', value: 'text' },
  (db) =>
    db
      .insertInto('serviceState')
      .columns(['name', 'value'])
      .expression((of) => of.selectFrom('given').select(['name', 'value']))
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })),
      ),
  { apartBy: ['name'] },
);

onPostgres('a statement that many share', (harness) => {
  const connect = async (connections = 2) => {
    await harness.open();
    const { databaseUrl } = await harness.place();
    if (databaseUrl === null) throw new Error('no database');
    const queries: Query[] = [];
    const options = { connections, statementTimeoutMs: 10_000 };
    const { db, close } = openDatabase(databaseUrl, options, (query) => queries.push(query));
    return { db, close, verbs: () => queries.splice(0).map(({ kind }) => kind) };
  };

  test('is one query, and gives each the rows that are theirs', async () => {
    const { db, close, verbs } = await connect();
    const asked: Asked[] = [
      { name: 'plain', value: 'a', number: 0 },
      { name: 'quotes, commas and backslashes', value: '{"a,b\\"}', number: 1 },
      { name: 'no letters of ours', value: 'ß漢字🦊\r\n\t', number: -1 },
      { name: 'empty', value: '', number: Number.MAX_SAFE_INTEGER },
      { name: 'nothing', value: null, number: -Number.MAX_SAFE_INTEGER },
      { name: 'long', value: 'é'.repeat(100_000), number: 2 ** 32 },
    ];
    const answers = await Promise.all(asked.map((row) => together(db, [echo(row)])));
    expect(answers).toEqual(asked.map((row, index) => [[{ ...row, position: index + 1 }]]));
    expect(verbs()).toEqual(['OTHER', 'SELECT', 'OTHER']);
    expect(await ask(db, echo({ name: 'alone', value: null, number: 7 }))).toMatchObject([{ number: 7 }]);
    await close();
  });

  test('costs the others only that where one fails, and stands among statements of other kinds', async () => {
    const { db, close } = await connect();
    const ends = await Promise.allSettled([
      together(db, [put({ name: 'a', value: 'one' }), echo({ name: 'a', value: '', number: 1 })]),
      together(db, [put({ name: 'b', value: 'no\0text' })]),
      together(db, [echo({ name: 'c', value: '', number: 3 }), put({ name: 'c', value: 'three' })]),
    ]);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const kept = await db
      .selectFrom('serviceState')
      .selectAll()
      .where('name', 'in', ['a', 'b', 'c'])
      .execute();
    expect(kept.map(({ name }) => name).toSorted()).toEqual(['a', 'c']);
    await close();
  });

  test('is not shared by two that are about the same', async () => {
    const { db, close, verbs } = await connect();
    const values = ['one', 'two', 'three'];
    await Promise.all(values.map((value) => together(db, [put({ name: 'a', value })])));
    expect(verbs().filter((verb) => verb === 'INSERT')).toHaveLength(3);
    const kept = await db.selectFrom('serviceState').select('value').where('name', '=', 'a').execute();
    expect(kept).toEqual([{ value: 'three' }]);
    await close();
  });

  test('is planned once for any number of rows, and in a group never as a walk through a table', async () => {
    const { db, close } = await connect(1);
    const settings = manyStatement<{ readonly name: string }>(
      { name: 'text' },
      (own) =>
        own
          .selectFrom('given')
          .select(({ fn, val }) => [
            'name',
            fn<string>('current_setting', [val('enable_seqscan')]).as('walks'),
          ]),
      { answeredBy: 'name' },
    );
    const walks = (count: number) =>
      Promise.all(Array.from({ length: count }, (_, n) => together(db, [settings({ name: `n${n}` })])));
    expect(await walks(2)).toMatchObject([[[{ walks: 'off' }]], [[{ walks: 'off' }]]]);
    expect(await ask(db, settings({ name: 'a' }))).toMatchObject([{ walks: 'on' }]);
    for (let count = 1; count <= 12; count += 1) await walks(count);
    const { rows } = await sql<{ plans: number }>`
      select custom_plans as plans from pg_prepared_statements where statement like '%current_setting%'`.execute(
      db,
    );
    expect(rows).toEqual([{ plans: 5 }]);
    await close();
  });

  test('that only reads is asked once for all who ask at once, and after they have asked', async () => {
    const { db, close, verbs } = await connect();
    await together(db, [put({ name: 'a', value: 'one' })]);
    const found = manyStatement(
      { name: 'text' },
      (own) =>
        own
          .selectFrom('given')
          .innerJoin('serviceState', 'serviceState.name', 'given.name')
          .select(['serviceState.name', 'value']),
      { answeredBy: 'name' },
    );
    const all = () => Promise.all(['a', 'none', 'a'].map((name) => readTogether(db, found({ name }))));
    verbs();
    expect(await all()).toEqual([[{ name: 'a', value: 'one' }], [], [{ name: 'a', value: 'one' }]]);
    expect(verbs()).toEqual(['SELECT']);
    await together(db, [put({ name: 'a', value: 'two' })]);
    expect(await all()).toMatchObject([[{ value: 'two' }], [], [{ value: 'two' }]]);
    await close();
    const ends = await Promise.allSettled(['a', 'b'].map((name) => readTogether(db, found({ name }))));
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
