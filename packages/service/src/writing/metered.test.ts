import { expect, test } from 'vitest';
import { translateWork } from '../../tests/harness/fake-model.ts';
import { principal } from '../../tests/harness/principal.ts';
import type { Quota } from '../access/quota.ts';
import { Fault } from '../errors.ts';
import type { Statement } from '../storage/statement.ts';
import type { Database } from '../storage/storage.ts';
import { metered } from './metered.ts';

function ledger(): Omit<Quota, 'held'> & { readonly booked: (number | string)[] } {
  const booked: (number | string)[] = [];
  const hold = async (what: string) => {
    booked.push(what);
    return {
      settle: async (spent: number, _refinements?: number, saving: readonly Statement[] = []) => {
        for (const one of saving) one({} as Database);
        booked.push(spent);
      },
      refund: async () => void booked.push('refunded'),
    };
  };
  return {
    booked,
    reserve: (_principal, tokens) => hold(tokens > 0 ? 'reserved' : 'nothing'),
    reserveNothing: () => hold('free'),
  };
}

const managed = { credentialSource: 'managed' } as const;
const work = translateWork('a text of some length');
const usage = { inputTokens: 7, outputTokens: 5, thinkingTokens: null };

test('books what was spent when the work is done', async () => {
  const quota = ledger();
  expect(await metered(quota, principal(), managed, work, async () => ({ result: 'done', usage }))).toBe(
    'done',
  );
  expect(quota.booked).toEqual(['reserved', 12]);
});

test('gives everything back when the work fails', async () => {
  const quota = ledger();
  const failing = metered(quota, principal(), managed, work, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(quota.booked).toEqual(['reserved', 'refunded']);
});

test('gives everything back when what it made cannot be saved', async () => {
  const quota = ledger();
  const saving = () => {
    throw new Error('full');
  };
  const done = async () => ({ result: 'done', usage, saving: [saving] });
  const unsaved = metered(quota, principal(), managed, work, done);
  await expect(unsaved).rejects.toThrow('full');
  expect(quota.booked).toEqual(['reserved', 'refunded']);
});

test('does no work that the quota has no room for', async () => {
  const full: Omit<Quota, 'held'> = {
    ...ledger(),
    reserve: () => Promise.reject(new Fault('ERR_QUOTA_EXCEEDED', 'full')),
  };
  let worked = false;
  const refused = metered(full, principal(), managed, work, async () => {
    worked = true;
    return { result: null, usage };
  });
  await expect(refused).rejects.toMatchObject({ code: 'ERR_QUOTA_EXCEEDED' });
  expect(worked).toBe(false);
});

test('a test key spends nothing', async () => {
  const quota = ledger();
  await metered(quota, principal({ mode: 'test' }), managed, work, async () => ({ result: null, usage }));
  expect(quota.booked).toEqual([]);
});

test('a model that its caller pays for spends nothing, whatever is left', async () => {
  const quota = ledger();
  await metered(quota, principal(), { credentialSource: 'user' }, work, async () => ({
    result: null,
    usage,
  }));
  expect(quota.booked).toEqual(['free', 0]);
});

test('a model that does not say what it spent is booked at what was held, not at nothing', async () => {
  const quota = ledger();
  const silent = { inputTokens: null, outputTokens: null, thinkingTokens: null };
  await metered(quota, principal(), managed, work, async () => ({ result: null, usage: silent }));
  expect(quota.booked).toEqual(['reserved', expect.toSatisfy((spent: number) => spent > 100)]);
});
