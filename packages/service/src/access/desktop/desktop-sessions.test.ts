import { REVISIONS } from '@faircopy/contract';
import { expect, test } from 'vitest';
import { addUser } from '../../../tests/harness/add-user.ts';
import { onEveryDialect } from '../../../tests/storage-matrix.ts';
import { Fault } from '../../errors.ts';
import { addMilliseconds, now } from '../../storage/instant.ts';
import { hashOfKey } from '../key-hash.ts';
import { authenticateDesktop } from './authenticate-desktop.ts';
import { createDesktopSessions } from './desktop-sessions.ts';

const PLANS = { free: { features: [], managedTokensPerMonth: 1, maxApiKeys: 1 } };
const START = now();
const after = (seconds: number) => addMilliseconds(START, seconds * 1_000);
const laptop = { deviceId: 'laptop', deviceLabel: 'Laptop' };

onEveryDialect('desktop sessions', (harness) => {
  async function open() {
    const { db } = await harness.open();
    for (const id of ['usr_1', 'usr_2']) await addUser(db, id);
    const issue = async (seconds = 0, request = laptop, userId = 'usr_1') => {
      const sessions = createDesktopSessions(db, REVISIONS.B.scopes.desktop, () => after(seconds));
      return (await sessions.create(userId, request)).token;
    };
    const opens = async (token: string, seconds: number) =>
      authenticateDesktop(db, PLANS, token, () => after(seconds)).then(
        ({ userId, credential }) => `${userId} ${credential.deviceId}`,
        (error: unknown) => (error instanceof Fault ? error.code : error),
      );
    return { db, issue, opens };
  }

  test('last 24 hours', async () => {
    const { db, issue, opens } = await open();
    const token = await issue();
    expect(token).toMatch(/^fc_desk_/);
    expect(await opens(token, 86_399)).toBe('usr_1 laptop');
    expect(await opens(token, 86_400)).toBe('ERR_CREDENTIAL_EXPIRED');
    const [row] = await db.selectFrom('desktopTokens').selectAll().execute();
    expect(row?.hash).toBe(hashOfKey(token));
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test('end a minute after their successor begins', async () => {
    const { issue, opens } = await open();
    const [first, second] = [await issue(0), await issue(100)];
    expect(await opens(first, 159)).toBe('usr_1 laptop');
    expect(await opens(first, 160)).toBe('ERR_CREDENTIAL_EXPIRED');
    expect(await opens(second, 160)).toBe('usr_1 laptop');
    await issue(130);
    expect(await opens(first, 160)).toBe('ERR_CREDENTIAL_EXPIRED');
  });

  test('of another device or another user go on', async () => {
    const { issue, opens } = await open();
    const tokens = [
      await issue(0),
      await issue(0, { ...laptop, deviceId: 'tower' }),
      await issue(0, laptop, 'usr_2'),
    ];
    await issue(10, { ...laptop, deviceId: 'phone' });
    expect(await Promise.all(tokens.map((token) => opens(token, 100)))).toEqual([
      'usr_1 laptop',
      'usr_1 tower',
      'usr_2 laptop',
    ]);
  });

  test('asked for many times at once leave one that outlives the minute', async () => {
    const { issue, opens } = await open();
    const tokens = await Promise.all(Array.from({ length: 12 }, () => issue(0)));
    const later = await Promise.all(tokens.map((token) => opens(token, 61)));
    expect(later.filter((outcome) => outcome === 'usr_1 laptop')).toHaveLength(1);
  });

  test('that ended long ago are forgotten', async () => {
    const { db, issue, opens } = await open();
    const token = await issue(0);
    await issue(4 * 86_400);
    expect(await db.selectFrom('desktopTokens').select('hash').execute()).toHaveLength(1);
    expect(await opens(token, 4 * 86_400)).toBe('ERR_UNAUTHENTICATED');
  });
});
