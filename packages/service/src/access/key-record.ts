import type { ApiScope } from '@faircopy/contract';
import type { Selectable } from 'kysely';
import type { Tables } from '../storage/tables.ts';

/** A stored key, without the key itself. Instants are microseconds since 1970. */
export interface KeyRecord {
  readonly id: string;
  readonly userId: string;
  readonly kind: Tables['apiKeys']['kind'];
  readonly label: string | null;
  readonly preview: string;
  readonly scopes: readonly ApiScope[];
  readonly createdAt: number;
  /** Null: never. */
  readonly expiresAt: number | null;
  /** Null: it is not. */
  readonly revokedAt: number | null;
  /** Exact to a minute; null: never. */
  readonly lastUsedAt: number | null;
}

/** A row of the table as the rest of the service sees it. */
export function keyRecordOf(row: Selectable<Tables['apiKeys']>): KeyRecord {
  const { hash: _, scopes: __, ...rest } = row;
  return { ...rest, scopes: scopesOf(row) };
}

/** What the key of a row allows. */
export function scopesOf({ scopes }: Pick<Selectable<Tables['apiKeys']>, 'scopes'>): readonly ApiScope[] {
  return JSON.parse(scopes) as ApiScope[];
}
