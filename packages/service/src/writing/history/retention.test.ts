import { expect, test } from 'vitest';
import { addUser } from '../../../tests/harness/add-user.ts';
import { onEveryDialect } from '../../../tests/storage-matrix.ts';
import { DEFAULT_PLANS } from '../../access/plans.ts';
import { addMilliseconds, now } from '../../storage/instant.ts';
import { verifyStore } from '../../storage/safekeeping/verify-store.ts';
import { together } from '../../storage/together.ts';
import { readHistory } from './read-history.ts';
import { forgetOldHistory } from './retention.ts';
import { savingTranslation } from './save-translation.ts';

const DAY_MS = 24 * 60 * 60_000;
const rest = {
  inputText: 'rough',
  output: 'fine',
  audience: 'SRE',
  context: 'Backend',
  format: 'RFC',
  tone: 0,
  wordCount: 1,
  latencyMs: 1,
  model: 'faircopy-embedded',
  provider: 'embedded',
} as const;

onEveryDialect('a history', (harness) => {
  test('is kept as long as the plan of its user says', async () => {
    const storage = await harness.open();
    const { db } = storage;
    for (const id of ['usr_1', 'usr_2']) await addUser(db, id);
    await db.updateTable('users').set({ tier: 'pro' }).where('id', '=', 'usr_2').execute();
    for (let item = 0; item < 12; item += 1) {
      for (const userId of ['usr_1', 'usr_2']) {
        await together(db, savingTranslation(db, userId, { ...rest, id: `tr_${item}` }));
      }
    }
    const old = addMilliseconds(now(), -40 * DAY_MS);
    const aged = ['tr_0', 'tr_1', 'tr_2'];
    await db
      .updateTable('translations')
      .set({ createdAt: old, updatedAt: old })
      .where('id', 'in', aged)
      .execute();
    // Written long ago, and changed since.
    await db.updateTable('translations').set({ createdAt: old }).where('id', '=', 'tr_3').execute();
    const plans = { ...DEFAULT_PLANS, free: { ...DEFAULT_PLANS.free, historyDays: 30 } };
    expect(await forgetOldHistory(db, DEFAULT_PLANS, now())).toBe(0);
    expect(await forgetOldHistory(db, plans, now())).toBe(3);
    const page = { limit: 50, offset: 0 };
    const kept = await readHistory(db, 'usr_1', page);
    expect([kept.total, kept.items.length]).toEqual([9, 9]);
    expect(kept.items.map(({ id }) => id)).toContain('tr_3');
    expect((await readHistory(db, 'usr_2', page)).total).toBe(12);
    expect((await verifyStore(storage)).flatMap(({ faults }) => faults)).toEqual([]);
  });
});
