import { Fault } from '../errors.ts';
import { addMilliseconds, now } from '../storage/instant.ts';
import { isPostgres } from '../storage/is-postgres.ts';
import { manyStatement } from '../storage/postgres/many.ts';
import { readTogether } from '../storage/postgres/shared-reads.ts';
import { ask, statement } from '../storage/statement.ts';
import type { Database } from '../storage/storage.ts';
import { kindOfKey } from './key-format.ts';
import { hashOfKey, sameHash } from './key-hash.ts';
import { type KeyRecord, scopesOf } from './key-record.ts';
import { type Plans, planOf } from './plans.ts';
import type { Principal } from './principal.ts';

/** How exact the time of last use is. */
const USE_RECORDED_EVERY_MS = 60_000;

/**
 * Who presents this key. A text that is no key is refused before the store is asked; a revoked one is refused at once,
 * because every request asks.
 *
 * @param clock microseconds since 1970, for tests
 * @throws {Fault} ERR_UNAUTHENTICATED, or ERR_CREDENTIAL_EXPIRED for a key past its time
 */
export async function authenticateKey(
  db: Database,
  plans: Plans,
  key: string,
  clock: () => number = now,
): Promise<Principal> {
  const kind = kindOfKey(key);
  if (kind === null || kind === 'desktop') throw refused();
  const hash = hashOfKey(key);
  const [row] = isPostgres(db)
    ? await readTogether(db, keysByHash({ hash }))
    : await ask(db, keyByHash({ hash }));
  if (row === undefined || !sameHash(row.hash, hash) || row.revokedAt !== null) throw refused();
  const instant = clock();
  if (row.expiresAt !== null && row.expiresAt <= instant) {
    throw new Fault('ERR_CREDENTIAL_EXPIRED', 'This API key has expired.');
  }
  await recordUse(db, row, instant);
  return {
    userId: row.userId,
    tier: row.tier,
    features: new Set(planOf(plans, row.tier).features),
    scopes: new Set(scopesOf(row)),
    credential: {
      kind: row.kind === 'session' ? 'session' : 'key',
      id: row.id,
      mode: row.kind === 'test' ? 'test' : 'live',
    },
    instructions: row.customInstructions,
  };
}

/** By name: what is prepared once must not change when a later version adds a column. */
const COLUMNS = [
  'apiKeys.id',
  'apiKeys.userId',
  'apiKeys.hash',
  'apiKeys.kind',
  'apiKeys.scopes',
  'apiKeys.expiresAt',
  'apiKeys.revokedAt',
  'apiKeys.lastUsedAt',
  'users.tier',
  'users.customInstructions',
] as const;

const keyByHash = statement((db, { hash }: { readonly hash: string }) =>
  db
    .selectFrom('apiKeys')
    .innerJoin('users', 'users.id', 'apiKeys.userId')
    .select(COLUMNS)
    .where('hash', '=', hash),
);

/** Of each hash by itself, with a limit: the server must not join with all the keys there are. */
const keysByHash = manyStatement(
  { hash: 'text' },
  (db) =>
    db
      .selectFrom('given')
      .innerJoinLateral(
        (of) =>
          of
            .selectFrom('apiKeys')
            .innerJoin('users', 'users.id', 'apiKeys.userId')
            .select(COLUMNS)
            .whereRef('apiKeys.hash', '=', 'given.hash')
            .limit(1)
            .as('found'),
        (join) => join.onTrue(),
      )
      .selectAll('found'),
  { answeredBy: 'hash' },
);

/** One sentence for every reason, so that a guess learns nothing from it. */
function refused(): Fault {
  return new Fault('ERR_UNAUTHENTICATED', 'This API key is not valid.');
}

async function recordUse(
  db: Database,
  record: Pick<KeyRecord, 'id' | 'lastUsedAt'>,
  instant: number,
): Promise<void> {
  const stale = addMilliseconds(instant, -USE_RECORDED_EVERY_MS);
  if (record.lastUsedAt !== null && record.lastUsedAt > stale) return;
  await db.updateTable('apiKeys').set({ lastUsedAt: instant }).where('id', '=', record.id).execute();
}
