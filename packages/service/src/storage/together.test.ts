import { expect, test } from 'vitest';
import { onEveryDialect } from '../../tests/storage-matrix.ts';
import { ask, statement } from './statement.ts';
import { together } from './together.ts';

const put = statement((db, { name, value }: { readonly name: string; readonly value: string }) =>
  db.insertInto('serviceState').values({ name, value }),
);
const storedValue = statement((db, { name }: { readonly name: string }) =>
  db.selectFrom('serviceState').select('value').where('name', '=', name),
);

onEveryDialect('statements of one transaction', (harness) => {
  test('see what those before them did, and give their rows', async () => {
    const { db } = await harness.open();
    const [made, found] = await together(db, [put({ name: 'a', value: 'one' }), storedValue({ name: 'a' })]);
    expect([made, found]).toEqual([[], [{ value: 'one' }]]);
    await together(db, [put({ name: 'b', value: 'two' })]);
    expect(await ask(db, storedValue({ name: 'b' }))).toEqual([{ value: 'two' }]);
  });

  test('are carried out all or none, and leave the store fit for the next', async () => {
    const { db } = await harness.open();
    const clash = together(db, [
      put({ name: 'a', value: 'one' }),
      put({ name: 'a', value: 'two' }),
      put({ name: 'b', value: 'three' }),
    ]);
    await expect(clash).rejects.toThrow();
    expect(await ask(db, storedValue({ name: 'a' }))).toEqual([]);
    await Promise.all(
      Array.from({ length: 30 }, (_, number) => together(db, [put({ name: `n${number}`, value: '' })])),
    );
    expect(
      await db.selectFrom('serviceState').select('name').where('name', 'like', 'n%').execute(),
    ).toHaveLength(30);
    expect(await ask(db, storedValue({ name: 'b' }))).toEqual([]);
  });
});

onEveryDialect('transactions that are asked for at once', (harness) => {
  test('happen each by itself: one that fails takes no other with it', async () => {
    const { db } = await harness.open();
    await together(db, [put({ name: 'taken', value: '' })]);
    const ends = await Promise.allSettled([
      together(db, [put({ name: 'a', value: 'one' }), storedValue({ name: 'a' })], { fleeting: true }),
      together(db, [put({ name: 'b', value: '' }), put({ name: 'taken', value: 'again' })]),
      together(db, [storedValue({ name: 'taken' }), put({ name: 'c', value: 'three' })]),
    ]);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const [first, , third] = ends.map((end) => (end.status === 'fulfilled' ? end.value : null));
    expect([first, third]).toEqual([
      [[], [{ value: 'one' }]],
      [[{ value: '' }], []],
    ]);
    const names = await db.selectFrom('serviceState').select('name').orderBy('name').execute();
    expect(names.map(({ name }) => name).filter((name) => name.length === 1)).toEqual(['a', 'c']);
  });

  test('get each their own rows', async () => {
    const { db } = await harness.open();
    const ends = await Promise.all(
      Array.from({ length: 8 }, (_, number) => {
        const name = `n${number}`;
        return together(db, [put({ name, value: name }), storedValue({ name })], {
          fleeting: number % 2 === 0,
        });
      }),
    );
    expect(ends).toEqual(ends.map((_, number) => [[], [{ value: `n${number}` }]]));
  });
});
