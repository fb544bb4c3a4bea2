import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import { sha256Of } from '../../sha256.ts';
import { addMilliseconds, now } from '../../storage/instant.ts';
import type { Sealer } from '../../storage/seal.ts';
import type { Database } from '../../storage/storage.ts';

/** Models whose records die together when their grant is revoked. */
const GRANTED = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken', 'DeviceCode']);

const CLEANED_EVERY_MS = 600_000;
/** Kept past their time, so that "expired" can be told from "never existed". */
const KEPT_AFTER_MS = 3_600_000;

/**
 * Where oidc-provider keeps its records: one table of the service's own store, so that every process knows them. Ids are
 * kept as their SHA-256 and payloads sealed: a copy of the store opens no session and renews no token.
 */
export function createRecords(db: Database, sealer: Sealer): (model: string) => Adapter {
  const cleanUp = cleaning(db);
  return (model) => recordsOf(model, db, sealer, cleanUp);
}

function recordsOf(model: string, db: Database, sealer: Sealer, cleanUp: () => Promise<void>): Adapter {
  const place = (hash: string) => `${model} ${hash}`;
  const find = async (column: 'hash' | 'aliasHash', id: string): Promise<AdapterPayload | undefined> => {
    const row = await db
      .selectFrom('issuerRecords')
      .select(['hash', 'payload', 'consumedAt'])
      .where('model', '=', model)
      .where(column, '=', sha256Of(id))
      .executeTakeFirst();
    const opened = row === undefined ? null : sealer.open(row.payload, place(row.hash));
    if (row === undefined || opened === null) return undefined;
    const payload = JSON.parse(opened) as AdapterPayload;
    return row.consumedAt === null ? payload : { ...payload, consumed: seconds(row.consumedAt) };
  };
  return {
    upsert: async (id, payload, expiresIn) => {
      await cleanUp();
      const hash = sha256Of(id);
      const alias = payload.userCode ?? (model === 'Session' ? payload.uid : undefined);
      const values = {
        payload: sealer.seal(JSON.stringify(payload), place(hash)),
        accountId: payload.accountId ?? null,
        grantId: GRANTED.has(model) ? (payload.grantId ?? null) : null,
        aliasHash: alias === undefined ? null : sha256Of(alias),
        expiresAt: expiresIn === undefined ? null : addMilliseconds(now(), expiresIn * 1_000),
      };
      await db
        .insertInto('issuerRecords')
        .values({ model, hash, consumedAt: null, ...values })
        // What was used stays used, however often it is saved.
        .onConflict((conflict) => conflict.columns(['model', 'hash']).doUpdateSet(values))
        .execute();
    },
    find: (id) => find('hash', id),
    findByUid: (uid) => find('aliasHash', uid),
    findByUserCode: (userCode) => find('aliasHash', userCode),
    consume: async (id) => {
      const { numUpdatedRows } = await db
        .updateTable('issuerRecords')
        .set({ consumedAt: now() })
        .where('model', '=', model)
        .where('hash', '=', sha256Of(id))
        .where('consumedAt', 'is', null)
        .executeTakeFirst();
      // Of two requests that use a code at the same moment, one gets here too late.
      if (numUpdatedRows === 0n) throw new errors.InvalidGrant('it was used already');
    },
    destroy: async (id) => {
      await db
        .deleteFrom('issuerRecords')
        .where('model', '=', model)
        .where('hash', '=', sha256Of(id))
        .execute();
    },
    revokeByGrantId: async (grantId) => {
      await db.deleteFrom('issuerRecords').where('grantId', '=', grantId).execute();
    },
  };
}

/** Deletes what expired, every ten minutes at most. */
function cleaning(db: Database): () => Promise<void> {
  let next = 0;
  return async () => {
    if (performance.now() < next) return;
    next = performance.now() + CLEANED_EVERY_MS;
    const longAgo = addMilliseconds(now(), -KEPT_AFTER_MS);
    await db.deleteFrom('issuerRecords').where('expiresAt', '<', longAgo).execute();
  };
}

function seconds(instant: number): number {
  return Math.floor(instant / 1_000_000);
}
