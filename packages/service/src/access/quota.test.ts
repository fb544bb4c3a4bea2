import { beforeEach, expect, test } from 'vitest';
import { onEveryDialect } from '../../tests/storage-matrix.ts';
import { addMilliseconds } from '../storage/instant.ts';
import type { Database, Storage } from '../storage/storage.ts';
import { ensureOwner } from './owner.ts';
import type { Plans } from './plans.ts';
import { createQuota, type Quota } from './quota.ts';

const PLANS: Plans = {
  small: { features: [], managedTokensPerMonth: 2_000, maxApiKeys: 1 },
  empty: { features: [], managedTokensPerMonth: 0, maxApiKeys: 1 },
  endless: { features: [], managedTokensPerMonth: null, maxApiKeys: null },
};
/** 2026-01-31T23:59:00Z */
const JANUARY = 1_769_903_940_000_000;

onEveryDialect('a quota', (harness) => {
  let storage: Storage;
  let quota: Quota;
  let userId: string;
  let instant: number;
  const quotaOf = (opened: Storage) => createQuota(opened, PLANS, () => instant);
  beforeEach(async () => {
    storage = await harness.open();
    quota = quotaOf(storage);
    instant = JANUARY;
    ({ userId } = await storage.db.transaction().execute((transaction) => ensureOwner(transaction, 'small')));
  });

  /** That of a second process, where the store can have one. */
  const otherQuota = async () => (storage.isAlone ? quota : quotaOf(await harness.open()));
  const reserve = (tokens: number, tier = 'small') => quota.reserve({ userId, tier }, tokens);
  const ledger = async (month = '2026-01') =>
    storage.db
      .selectFrom('usage')
      .select(['managedTokens', 'reservedTokens', 'refinements'])
      .where('month', '=', month)
      .executeTakeFirst();

  test('of 200 requests at once against room for 20, at most 21 get through', async () => {
    const other = await otherQuota();
    const attempts = await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) =>
        (index % 2 === 0 ? quota : other).reserve({ userId, tier: 'small' }, 100),
      ),
    );
    const through = attempts.filter((attempt) => attempt.status === 'fulfilled').length;
    expect(through).toBeGreaterThanOrEqual(20);
    expect(through).toBeLessThanOrEqual(21);
    const refusal = attempts.find((attempt) => attempt.status === 'rejected');
    expect(refusal?.reason).toMatchObject({
      code: 'ERR_QUOTA_EXCEEDED',
      quota: { quotaKey: 'managedTokens', currentUsage: 2_000, limit: 2_000 },
    });
  });

  test('what was spent takes the place of what was held', async () => {
    const reservation = await reserve(1_900);
    await expect(reserve(100).then(() => reserve(1))).rejects.toMatchObject({
      quota: { currentUsage: 2_000 },
    });
    await reservation.settle(120, 1);
    expect(await ledger()).toMatchObject({ managedTokens: 120, refinements: 1 });
    await (await reserve(1_780)).refund();
    await expect(reserve(1_780).then(() => reserve(1))).rejects.toMatchObject({
      quota: { currentUsage: 2_000 },
    });
  });

  test.each(['small', 'endless'])(
    'of %s, what is saved and what it cost are stored together',
    async (tier) => {
      const renamed = (customInstructions: string) => (db: Database) =>
        db.updateTable('users').set({ customInstructions }).compile();
      const twice = (db: Database) =>
        db
          .insertInto('serviceState')
          .values(['a', 'a'].map((name) => ({ name, value: '' })))
          .compile();
      const reservation = await reserve(500, tier);
      await expect(reservation.settle(120, 1, [renamed('lost'), twice])).rejects.toThrow();
      expect((await ledger())?.managedTokens ?? 0).toBe(0);
      await reservation.settle(120, 1, [renamed('kept')]);
      expect(await ledger()).toEqual({ managedTokens: 120, reservedTokens: 0, refinements: 1 });
      const user = await storage.db.selectFrom('users').select('customInstructions').executeTakeFirst();
      expect(user?.customInstructions).toBe('kept');
    },
  );

  test('a refund leaves nothing behind', async () => {
    const reservation = await reserve(2_000);
    if (storage.isAlone) expect(quota.held()).toBe(2_000);
    await reservation.refund();
    if (storage.isAlone) expect(quota.held()).toBe(0);
    const { managedTokens, reservedTokens } = (await ledger()) ?? { managedTokens: 0, reservedTokens: 0 };
    expect([managedTokens, reservedTokens]).toEqual([0, 0]);
    await reserve(1);
  });

  test('the last request may run over, and the next is refused', async () => {
    await (await reserve(100)).settle(1_999);
    await (await reserve(900)).settle(900);
    await expect(reserve(1)).rejects.toMatchObject({ quota: { currentUsage: 2_899, limit: 2_000 } });
  });

  test('many requests settle and refund at once without losing a token', async () => {
    const other = await otherQuota();
    await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const reservation = await (index % 2 === 0 ? quota : other).reserve({ userId, tier: 'small' }, 10);
        await (index % 3 === 0 ? reservation.refund() : reservation.settle(7));
      }),
    );
    expect(await ledger()).toEqual({ managedTokens: 140, reservedTokens: 0, refinements: 0 });
  });

  test('a request counts in the month in which it began', async () => {
    const reservation = await reserve(500);
    instant = addMilliseconds(instant, 120_000);
    await reservation.settle(300);
    expect((await ledger('2026-01'))?.managedTokens).toBe(300);
    await (await reserve(500)).settle(1);
    expect((await ledger('2026-02'))?.managedTokens).toBe(1);
  });

  test('what a process held when it died is given back', async () => {
    const abandoned = await reserve(2_000);
    await expect(reserve(1)).rejects.toMatchObject({ code: 'ERR_QUOTA_EXCEEDED' });
    if (storage.isAlone) {
      await (await quotaOf(storage).reserve({ userId, tier: 'small' }, 1)).settle(1);
      return;
    }
    instant = addMilliseconds(JANUARY, -1);
    await storage.db.updateTable('usageReservations').set({ expiresAt: instant }).execute();
    const next = await reserve(1);
    expect((await ledger())?.reservedTokens).toBe(1);
    await abandoned.settle(50);
    await next.settle(1);
    expect(await ledger()).toEqual({ managedTokens: 51, reservedTokens: 0, refinements: 0 });
  });

  test('requests that end while what they held is given back as abandoned give it back once', async () => {
    const other = await otherQuota();
    const late = await Promise.all(Array.from({ length: 20 }, () => reserve(100)));
    instant = addMilliseconds(JANUARY, 20_000);
    await storage.db.updateTable('usageReservations').set({ expiresAt: instant }).execute();
    const ends = await Promise.all([
      ...late.map((one, index) => (index % 2 === 0 ? one.settle(7) : one.refund()).then(() => null)),
      ...Array.from({ length: 4 }, () => other.reserve({ userId, tier: 'small' }, 1).catch(() => null)),
    ]);
    await Promise.all(ends.map((held) => held?.refund()));
    expect(await ledger()).toEqual({ managedTokens: 70, reservedTokens: 0, refinements: 0 });
    expect(await storage.db.selectFrom('usageReservations').selectAll().execute()).toEqual([]);
  });

  test('a plan without tokens holds none, in a month without a request as in any other', async () => {
    await expect(reserve(1, 'empty')).rejects.toMatchObject({ quota: { currentUsage: 0, limit: 0 } });
    await (await reserve(1)).settle(5);
    await expect(reserve(1, 'empty')).rejects.toMatchObject({ quota: { currentUsage: 5, limit: 0 } });
  });

  test('what a user without a limit spends counts as soon as they have one', async () => {
    const limited = await reserve(10);
    await (await reserve(5, 'endless')).settle(1_990);
    await expect(reserve(1)).rejects.toMatchObject({ quota: { currentUsage: 2_000 } });
    await limited.settle(5);
    await (await reserve(1)).settle(5);
    await expect(reserve(1)).rejects.toMatchObject({ quota: { currentUsage: 2_000 } });
  });

  test('a store that cannot be asked holds nothing, and is asked again', async () => {
    await storage.db.schema.alterTable('usage').renameTo('away').execute();
    const ends = await Promise.allSettled(Array.from({ length: 3 }, () => reserve(2_000)));
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await storage.db.schema.alterTable('away').renameTo('usage').execute();
    await (await reserve(2_000)).settle(1);
  });

  test('without a limit nothing is held and everything is counted', async () => {
    const first = await reserve(1_000_000, 'endless');
    await first.settle(1_000_000);
    await (await reserve(5, 'endless')).refund();
    expect(await ledger()).toEqual({ managedTokens: 1_000_000, reservedTokens: 0, refinements: 0 });
  });
});
