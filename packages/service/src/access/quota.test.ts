import { beforeEach, expect, test } from 'vitest';
import { onEveryDialect } from '../../tests/storage-matrix.ts';
import { addMilliseconds } from '../storage/instant.ts';
import type { Database, Storage } from '../storage/storage.ts';
import { ensureOwner } from './owner.ts';
import type { Plans } from './plans.ts';
import { createQuota } from './quota.ts';

const PLANS: Plans = {
  small: { features: [], managedTokensPerMonth: 2_000, maxApiKeys: 1 },
  endless: { features: [], managedTokensPerMonth: null, maxApiKeys: null },
};
/** 2026-01-31T23:59:00Z */
const JANUARY = 1_769_903_940_000_000;

onEveryDialect('a quota', (harness) => {
  let storage: Storage;
  let userId: string;
  let instant: number;
  beforeEach(async () => {
    storage = await harness.open();
    instant = JANUARY;
    ({ userId } = await storage.db.transaction().execute((transaction) => ensureOwner(transaction, 'small')));
  });

  const quotaOf = ({ db }: Storage) => createQuota(db, PLANS, () => instant);
  const reserve = (tokens: number, tier = 'small') => quotaOf(storage).reserve({ userId, tier }, tokens);
  const ledger = async (month = '2026-01') =>
    storage.db
      .selectFrom('usage')
      .select(['managedTokens', 'reservedTokens', 'refinements'])
      .where('month', '=', month)
      .executeTakeFirst();

  test('of 200 requests at once against room for 20, at most 21 get through', async () => {
    const other = await harness.open();
    const attempts = await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) =>
        quotaOf(index % 2 === 0 ? storage : other).reserve({ userId, tier: 'small' }, 100),
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
    const reservation = await reserve(500);
    expect(await ledger()).toEqual({ managedTokens: 0, reservedTokens: 500, refinements: 0 });
    await reservation.settle(120, 1);
    expect(await ledger()).toEqual({ managedTokens: 120, reservedTokens: 0, refinements: 1 });
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
    await (await reserve(500)).refund();
    expect(await ledger()).toEqual({ managedTokens: 0, reservedTokens: 0, refinements: 0 });
  });

  test('the last request may run over, and the next is refused', async () => {
    await (await reserve(100)).settle(1_999);
    await (await reserve(900)).settle(900);
    await expect(reserve(1)).rejects.toMatchObject({ quota: { currentUsage: 2_899, limit: 2_000 } });
  });

  test('many requests settle and refund at once without losing a token', async () => {
    const other = await harness.open();
    await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const quota = quotaOf(index % 2 === 0 ? storage : other);
        const reservation = await quota.reserve({ userId, tier: 'small' }, 10);
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
    instant = addMilliseconds(JANUARY, -1);
    await storage.db.updateTable('usageReservations').set({ expiresAt: instant }).execute();
    const next = await reserve(1);
    expect((await ledger())?.reservedTokens).toBe(1);
    await abandoned.settle(50);
    await next.settle(1);
    expect(await ledger()).toEqual({ managedTokens: 51, reservedTokens: 0, refinements: 0 });
  });

  test('without a limit nothing is held and everything is counted', async () => {
    const first = await reserve(1_000_000, 'endless');
    await first.settle(1_000_000);
    await (await reserve(5, 'endless')).refund();
    expect(await ledger()).toEqual({ managedTokens: 1_000_000, reservedTokens: 0, refinements: 0 });
  });
});
