import { expect, test } from 'vitest';
import { onEveryDialect } from '../../tests/storage-matrix.ts';
import type { Storage } from './storage.ts';
import { nextEventInstant } from './user-feed.ts';

onEveryDialect("a user's clock", (harness) => {
  async function openWithUser(): Promise<Storage> {
    const storage = await harness.open();
    const user = {
      id: 'usr_1',
      issuer: 'local',
      subject: '1',
      tier: 'free',
      customInstructions: '',
      createdAt: 1,
    };
    await storage.db.insertInto('users').values(user).execute();
    return storage;
  }

  test('follows the clock, and moves on by a microsecond where the clock does not', async () => {
    const { db } = await openWithUser();
    const tick = (clock: number) =>
      db.transaction().execute((transaction) => nextEventInstant(transaction, 'usr_1', () => clock));
    expect(await tick(1_000)).toBe(1_000);
    expect(await tick(1_000)).toBe(1_001);
    expect(await tick(500)).toBe(1_002);
    expect(await tick(9_000)).toBe(9_000);
  });

  test('gives each of many concurrent transactions of two instances an instant of its own, in commit order', async () => {
    const one = await openWithUser();
    const two = await harness.open();
    const committed: number[] = [];
    const writers = Array.from({ length: 40 }, (_, index) =>
      (index % 2 === 0 ? one : two).db.transaction().execute(async (transaction) => {
        const instant = await nextEventInstant(transaction, 'usr_1', () => 1_000 - index);
        committed.push(instant);
      }),
    );
    await Promise.all(writers);
    expect(committed).toEqual(committed.toSorted((left, right) => left - right));
    expect(new Set(committed).size).toBe(40);
  });
});
