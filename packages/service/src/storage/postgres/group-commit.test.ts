import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { onPostgres } from '../../../tests/storage-matrix.ts';
import { statement } from '../statement.ts';
import type { Query } from '../storage.ts';
import { together } from '../together.ts';
import { openDatabase } from './open.ts';

const put = statement((db, { name }: { readonly name: string }) =>
  db.insertInto('serviceState').values({ name, value: '' }),
);
const change = statement((db, { name }: { readonly name: string }) =>
  db.updateTable('serviceState').set({ value: 'changed' }).where('name', '=', name).returning('value'),
);

onPostgres('transactions that are asked for at once', (harness) => {
  const connect = async (connections: number) => {
    const { db: own } = await harness.open();
    const queries: Query[] = [];
    const { databaseUrl } = await harness.place();
    if (databaseUrl === null) throw new Error('no database');
    const options = { connections, statementTimeoutMs: 10_000 };
    const { db, close } = openDatabase(databaseUrl, options, (query) => queries.push(query));
    /** How many transactions there were: each has a begin and a commit, which have no verb of their own. */
    const transactions = () => queries.splice(0).filter(({ kind }) => kind === 'OTHER').length / 2;
    return { own, db, close, transactions };
  };

  test('share one commit, and one that fails costs the others only that', async () => {
    const { db, close, transactions } = await connect(4);
    const all = async (...names: string[]) =>
      (await Promise.allSettled(names.map((name) => together(db, [put({ name })])))).map(
        ({ status }) => status === 'fulfilled',
      );
    expect(await all('a', 'b', 'c')).toEqual([true, true, true]);
    expect(transactions()).toBe(1);
    expect(await all('d', 'a', 'e')).toEqual([true, false, true]);
    expect(transactions()).toBe(4);
    expect(await all('f')).toEqual([true]);
    expect(transactions()).toBe(1);
    await close();
  });

  test('do not wait for a lock that only one of them wants', async () => {
    const { own, db, close } = await connect(4);
    for (const name of ['held', 'free']) await together(own, [put({ name })]);
    const ended: string[] = [];
    const changed = async (name: string) => {
      await together(db, [change({ name })], { lock: name });
      ended.push(name);
    };
    let waiting: Promise<unknown> | undefined;
    await own.transaction().execute(async (transaction) => {
      await transaction.executeQuery(change({ name: 'held' })(transaction));
      waiting = Promise.all([changed('held'), changed('free')]);
      await expect.poll(() => ended, { timeout: 5_000 }).toEqual(['free']);
      await together(db, [put({ name: 'later' })]);
    });
    await waiting;
    expect(ended).toEqual(['free', 'held']);
    await close();
  });

  test('that want the same locks in several orders come through in all processes', async () => {
    const { own, db, close } = await connect(4);
    const names = Array.from({ length: 12 }, (_, number) => `n${number}`);
    for (const name of names) await together(own, [put({ name })]);
    const rounds = Array.from({ length: 10 }, async (_, round) => {
      await pause(round * 5);
      const forth = names.map((name) => together(db, [change({ name })], { lock: name }));
      const back = names.toReversed().map((name) => together(own, [change({ name })], { lock: name }));
      return Promise.all([...forth, ...back]);
    });
    for (const answers of await Promise.all(rounds)) {
      expect(answers).toEqual(answers.map(() => [[{ value: 'changed' }]]));
    }
    await close();
  });
});
