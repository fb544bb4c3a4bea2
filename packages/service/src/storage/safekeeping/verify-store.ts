import { type RawBuilder, sql } from 'kysely';
import { createSealer } from '../seal.ts';
import type { Database, Storage } from '../storage.ts';
import { sqliteFaults } from './sqlite-faults.ts';

/** What was looked at, and what was found wrong with it. */
export interface StoreCheck {
  readonly name: string;
  /** Empty: all is well. */
  readonly faults: readonly string[];
}

/** Checks every promise one part of a store makes about another, all as of one moment. Changes nothing. */
export async function verifyStore({
  db,
  dialect,
  secret,
}: Pick<Storage, 'db' | 'dialect' | 'secret'>): Promise<StoreCheck[]> {
  const whole = dialect === 'sqlite' ? [{ name: 'the file is whole', faults: await sqliteFaults(db) }] : [];
  const promises = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const checks: StoreCheck[] = [];
      for (const [name, query] of Object.entries(PROMISES)) {
        const { rows } = await query.execute(transaction);
        checks.push({ name, faults: rows.map(({ fault }) => fault) });
      }
      return [
        ...checks,
        { name: 'the master secret opens what is sealed', faults: await sealed(transaction, secret) },
      ];
    });
  return [...whole, ...promises];
}

const MOST_FAULTS = sql.raw('20');

/** Each gives one row for each fault. */
const PROMISES: Readonly<Record<string, RawBuilder<{ readonly fault: string }>>> = {
  'histories are as long as they are said to be': sql`
    select 'user ' || f."userId" || ' has ' || count(t."id") || ' translations, not ' || f."translationCount" as fault
    from "userFeeds" f left join "translations" t on t."userId" = f."userId"
    group by f."userId", f."translationCount" having count(t."id") <> f."translationCount" limit ${MOST_FAULTS}`,
  'every translation belongs to a feed': sql`
    select 'translation ' || t."id" || ' of ' || t."userId" || ' has no feed' as fault
    from "translations" t left join "userFeeds" f on f."userId" = t."userId"
    where f."userId" is null limit ${MOST_FAULTS}`,
  'no event or translation is later than the clock of its feed': sql`
    select 'user ' || f."userId" || ' has an event after ' || f."lastEventAt" as fault from "userFeeds" f
    where f."lastEventAt" < (select coalesce(max(e."occurredAt"), 0) from "events" e where e."userId" = f."userId")
    limit ${MOST_FAULTS}`,
  'held tokens are the sum of the reservations': sql`
    select 'user ' || u."userId" || ' holds ' || u."reservedTokens" || ' tokens in ' || u."month" || ', not ' ||
      coalesce(sum(r."tokens"), 0) as fault
    from "usage" u left join "usageReservations" r on r."userId" = u."userId" and r."month" = u."month"
    group by u."userId", u."month", u."reservedTokens" having u."reservedTokens" <> coalesce(sum(r."tokens"), 0)
    limit ${MOST_FAULTS}`,
  'every session key is a link of its chain': sql`
    select 'key ' || k."id" || ' is no link of a chain' as fault from "apiKeys" k
    left join "sessionKeys" s on s."keyId" = k."id" where k."kind" = 'session' and s."keyId" is null
    limit ${MOST_FAULTS}`,
};

/** A store beside the wrong secret looks well until somebody needs what it seals. */
async function sealed(db: Database, secret: Storage['secret']): Promise<string[]> {
  const signing = createSealer(secret, 'signing keys');
  const providers = createSealer(secret, 'provider keys');
  const keys = await db.selectFrom('signingKeys').select(['kid', 'privateKey']).execute();
  const users = await db.selectFrom('providerConfigurations').select(['userId', 'sealedKey']).execute();
  return [
    ...keys
      .filter((key) => signing.open(key.privateKey, key.kid) === null)
      .map(({ kid }) => `signing key ${kid}`),
    ...users
      .filter((user) => providers.open(user.sealedKey, user.userId) === null)
      .map(({ userId }) => `provider key of ${userId}`),
  ].map((what) => `${what} was sealed under another secret`);
}
