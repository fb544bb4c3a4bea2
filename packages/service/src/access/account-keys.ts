import type { CreatedKey, KeyList, KeyRequest, Revision } from '@faircopy/contract';
import { Fault } from '../errors.ts';
import { fromIso, now, toIso } from '../storage/instant.ts';
import type { Database } from '../storage/storage.ts';
import { wellFormed } from '../writing/well-formed.ts';
import type { KeyRecord } from './key-record.ts';
import { createKey, listKeys, revokeKey } from './keys.ts';
import type { Plans } from './plans.ts';

/** The live and test keys of one user, as that user sees and manages them. */
export interface AccountKeys {
  list(userId: string): Promise<KeyList>;
  /**
   * @throws {Fault} ERR_VALIDATION_FAILED for an expiry that cannot be; ERR_QUOTA_EXCEEDED when the plan allows no further
   * key
   */
  create(userId: string, request: KeyRequest): Promise<CreatedKey>;
  /** @throws {Fault} ERR_NOT_FOUND, for another user's key as for one that never was */
  revoke(userId: string, keyId: string): Promise<void>;
}

/** Instants stay exact up to here, see `storage/instant.ts`, and nobody plans further. */
const LAST_EXPIRY = fromIso('2200-01-01T00:00:00Z') ?? 0;

export function createAccountKeys(parts: {
  readonly db: Database;
  readonly plans: Plans;
  readonly revision: Revision;
}): AccountKeys {
  const { db, plans, revision } = parts;
  const live: ReadonlySet<string> = new Set(revision.scopes.api);
  const present = ({ id, preview, kind, scopes, createdAt, expiresAt }: KeyRecord) => ({
    id,
    preview,
    mode: kind === 'test' ? ('test' as const) : ('live' as const),
    // A store may hold keys made under a revision with further scopes.
    scopes: scopes.filter((scope) => live.has(scope)),
    createdAt: toIso(createdAt),
    expiresAt: isoOrNull(expiresAt),
  });
  return {
    list: async (userId) => {
      const records = await listKeys(db, { userId });
      return records.map((record) => ({
        ...present(record),
        label: record.label,
        lastUsedAt: isoOrNull(record.lastUsedAt),
      }));
    },
    create: async (userId, { label, mode, scopes = ['optimize:write'], expiresAt }) => {
      const { key, record } = await createKey(db, plans, {
        userId,
        mode,
        scopes,
        label: label === undefined ? null : wellFormed(label),
        expiresAt: expiresAt === undefined ? null : expiryOf(expiresAt),
      });
      return { ...present(record), key };
    },
    revoke: async (userId, keyId) => {
      await revokeKey(db, keyId, userId);
    },
  };
}

function expiryOf(text: string): number {
  const instant = fromIso(text);
  if (instant !== null && instant > now() && instant < LAST_EXPIRY) return instant;
  const message = 'must be a moment in the future, and before the year 2200';
  throw new Fault('ERR_VALIDATION_FAILED', 'The request has one fault, see details.', {
    details: [{ path: '/expiresAt', message, rule: 'expiry' }],
  });
}

function isoOrNull(instant: number | null): string | null {
  return instant === null ? null : toIso(instant);
}
