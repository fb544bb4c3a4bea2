import { sql } from 'kysely';
import { now } from './instant.ts';
import { manyStatement } from './postgres/many.ts';
import { ask, statement } from './statement.ts';
import type { Database, DatabaseTransaction } from './storage.ts';

/**
 * The instant of a user's next event: the clock's, or one microsecond after the last event where the clock has not moved on
 * (two events in one millisecond, a clock set back, another instance whose clock runs ahead).
 *
 * The row stays locked until the transaction ends, so instants increase in commit order: whoever has read up to one of them
 * will never miss an earlier one that was still on its way. Call it late, since other writers of the same user wait for it.
 *
 * @param clock microseconds since 1970, for tests
 */
export async function nextEventInstant(
  transaction: DatabaseTransaction,
  userId: string,
  clock: () => number = now,
): Promise<number> {
  const [row] = await ask(transaction, advanceFeedAndTell({ userId, at: clock() }));
  if (row === undefined) throw new Error('A feed that was written was not given back.');
  return row.lastEventAt;
}

interface Advance {
  readonly userId: string;
  readonly at: number;
}

/** Moves a user's feed on to its next instant, as `nextEventInstant` says. SQLite would make a table of its own for what it gave back. */
export const advanceFeed = statement(advancing);

const advanceFeedAndTell = statement((db, advance: Advance) =>
  advancing(db, advance).returning('lastEventAt'),
);

function advancing(db: Database, { userId, at }: Advance) {
  return db
    .insertInto('userFeeds')
    .values({ userId, lastEventAt: at, translationCount: 0 })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet(({ ref, eb }) => ({
        lastEventAt: eb
          .case()
          .when(ref('userFeeds.lastEventAt'), '>=', ref('excluded.lastEventAt'))
          .then(eb(ref('userFeeds.lastEventAt'), '+', 1))
          .else(ref('excluded.lastEventAt'))
          .end(),
      })),
    );
}

/**
 * The same for several items of several users in PostgreSQL: each of a user's items has an instant of its own up to the one that the feed is
 * moved on to. All are counted as new, so that whoever saves them counts only those that are not.
 */
export const advanceFeeds = manyStatement<Advance>({ userId: 'text', at: 'bigint' }, (db) =>
  db
    .insertInto('userFeeds')
    .columns(['userId', 'lastEventAt', 'translationCount'])
    .expression((of) =>
      of
        .selectFrom('given')
        .select(({ fn }) => [
          'userId',
          sql<number>`max("at") + count(*) - 1`.as('lastEventAt'),
          fn.countAll<number>().as('items'),
        ])
        .groupBy('userId')
        .orderBy('userId'),
    )
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet(({ eb, fn, ref }) => ({
        lastEventAt: fn('greatest', [
          'excluded.lastEventAt',
          eb(ref('userFeeds.lastEventAt'), '+', ref('excluded.translationCount')),
        ]),
        translationCount: eb(ref('userFeeds.translationCount'), '+', ref('excluded.translationCount')),
      })),
    ),
);

/** The instant a user's feed was moved on to, as a value of a later statement of the same transaction. */
export function lastInstant(db: Database, userId: string) {
  return db.selectFrom('userFeeds').select('lastEventAt').where('userId', '=', userId).$asScalar();
}

/**
 * Counts one item more in the user's history where the item was made at the feed's last instant and is thereby new, so that a
 * page can give the total without counting rows. The instant is asked for apart: compared with the row that is changed, PostgreSQL knows it too
 * late for its index, and where it has counted no rows yet looks through the whole history for the item.
 */
export const countTranslation = statement(
  (db, { userId, id }: { readonly userId: string; readonly id: string }) =>
    db
      .updateTable('userFeeds')
      .set(({ eb }) => ({ translationCount: eb('translationCount', '+', 1) }))
      .where('userId', '=', userId)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('translations')
            .select('translations.id')
            .where('translations.userId', '=', userId)
            .where('translations.id', '=', id)
            .where('translations.createdAt', '=', lastInstant(db, userId)),
        ),
      ),
);
