import { type KeyRecord, now, toIso } from '@faircopy/service/host';

/** A key as `--json` shows it. */
export function keyAsJson(record: KeyRecord) {
  const { id, userId, kind, label, preview, scopes } = record;
  return {
    id,
    userId,
    mode: kind,
    label,
    preview,
    scopes,
    createdAt: toIso(record.createdAt),
    expiresAt: iso(record.expiresAt),
    revokedAt: iso(record.revokedAt),
    lastUsedAt: iso(record.lastUsedAt),
  };
}

/** Whether a key works, in a word. */
export function stateOf(record: KeyRecord): 'works' | 'revoked' | 'expired' {
  if (record.revokedAt !== null) return 'revoked';
  return record.expiresAt !== null && record.expiresAt <= now() ? 'expired' : 'works';
}

/** To the minute, in UTC, such as `2026-03-01 09:30`. */
export function minute(instant: number): string {
  return toIso(instant).slice(0, 16).replace('T', ' ');
}

function iso(instant: number | null): string | null {
  return instant === null ? null : toIso(instant);
}
