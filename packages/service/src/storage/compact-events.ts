import { sql } from 'kysely';
import { addMilliseconds } from './instant.ts';
import type { Database } from './storage.ts';

/** Events younger than this are all kept, for whoever follows every step. */
const YOUNG_MS = 30 * 24 * 60 * 60_000;
const USERS_AT_ONCE = 200;
const EVENTS_AT_ONCE = 1_000;

/**
 * Removes old events that a later one of the same thing has overtaken: of each translation, note and project, and of the
 * manifest of each project, the latest stays. A cursor is an instant, not an event, so every cursor goes on working: whoever
 * reads on from one still hears of everything that changed since, once, in order, and of old changes only the last.
 *
 * @param instant that of now
 * @returns how many events it removed
 */
export async function compactEvents(db: Database, instant: number): Promise<number> {
  const limit = addMilliseconds(instant, -YOUNG_MS);
  let removed = 0;
  for (let last = ''; ; ) {
    const users = await db
      .selectFrom('userFeeds')
      .select('userId')
      .where('userId', '>', last)
      .orderBy('userId')
      .limit(USERS_AT_ONCE)
      .execute();
    for (const { userId } of users) removed += await compactFeed(db, userId, limit);
    if (users.length < USERS_AT_ONCE) return removed;
    last = users.at(-1)?.userId ?? last;
  }
}

async function compactFeed(db: Database, userId: string, limit: number): Promise<number> {
  for (let removed = 0; ; ) {
    const { rows } = await sql`
      delete from "events" where "userId" = ${userId} and "occurredAt" in (
        select "occurredAt" from (
          select "occurredAt", row_number() over (
            partition by "eventType", "projectId",
              case when "eventType" = 'manifest.synced' then null else "entityId" end
            order by "occurredAt" desc
          ) as "place" from "events" where "userId" = ${userId}
        ) as "ranked" where "place" > 1 and "occurredAt" < ${limit} limit ${sql.lit(EVENTS_AT_ONCE)}
      ) returning 1`.execute(db);
    removed += rows.length;
    if (rows.length < EVENTS_AT_ONCE) return removed;
  }
}
