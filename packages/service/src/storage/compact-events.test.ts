import { expect, test } from 'vitest';
import { addUser } from '../../tests/harness/add-user.ts';
import { onEveryDialect } from '../../tests/storage-matrix.ts';
import { readFeed } from '../desktop/feed.ts';
import { claimTurn } from './claim-turn.ts';
import { compactEvents } from './compact-events.ts';
import { addMilliseconds } from './instant.ts';
import type { Database } from './storage.ts';

const DAY_MS = 24 * 60 * 60_000;
const START = Date.UTC(2026, 0, 1) * 1_000;
const at = (day: number) => addMilliseconds(START, day * DAY_MS);

/** A change of one of five notes each day for a hundred days, and a manifest every tenth. */
async function fill(db: Database): Promise<void> {
  await addUser(db, 'usr_1');
  await db
    .insertInto('userFeeds')
    .values({ userId: 'usr_1', lastEventAt: at(99), translationCount: 0 })
    .execute();
  const events = Array.from({ length: 100 }, (_, day) => {
    const isManifest = day % 10 === 0;
    return {
      userId: 'usr_1',
      id: `evt_${day}`,
      occurredAt: at(day),
      eventType: isManifest ? 'manifest.synced' : 'note.upserted',
      source: 'desktop',
      deviceId: null,
      projectId: isManifest ? 'acme' : null,
      entityId: isManifest ? `man_${day}` : `note_${day % 5}`,
      entityType: null,
      summary: null,
      payload: null,
    };
  });
  await db.insertInto('events').values(events).execute();
}

async function readAll(
  db: Database,
  after?: string,
): Promise<{ id: string; entity: string; cursor: string }[]> {
  const seen = [];
  for (let cursor = after; ; ) {
    const page = await readFeed(db, 'usr_1', {
      projectId: 'acme',
      limit: 7,
      ...(cursor && { after: cursor }),
    });
    for (const item of page.items) {
      const entity = item.eventType === 'manifest.synced' ? 'manifest' : (item.entityId ?? '');
      seen.push({ id: item.eventId, entity, cursor: item.occurredAt });
    }
    if (page.nextCursor === null) return seen;
    cursor = page.nextCursor;
  }
}

onEveryDialect('a feed that is compacted', (harness) => {
  test('tells, from any cursor, of everything that changed since, and keeps what is young', async () => {
    const { db } = await harness.open();
    await fill(db);
    const before = await readAll(db);
    expect(await compactEvents(db, at(100))).toBeGreaterThan(50);
    const after = await readAll(db);
    expect(after.filter(({ id }) => Number(id.slice(4)) >= 70)).toHaveLength(30);
    for (const [place, { cursor }] of before.entries()) {
      const rest = await readAll(db, cursor);
      const missed = new Set(before.slice(place + 1).map(({ entity }) => entity));
      expect(new Set(rest.map(({ entity }) => entity))).toEqual(missed);
      expect(rest).toEqual(after.filter((event) => event.cursor > cursor));
    }
    expect(await compactEvents(db, at(100))).toBe(0);
  });

  test('is compacted by one process a period', async () => {
    const { db } = await harness.open();
    const turn = (day: number) => claimTurn(db, 'work', DAY_MS, () => at(day));
    const turns = await Promise.all([turn(1), turn(1), turn(1)]);
    expect(turns.filter(Boolean)).toHaveLength(1);
    expect([await turn(1.5), await turn(2), await turn(2.5)]).toEqual([false, true, false]);
  });
});
