/** A user is one subject of one issuer. */
export interface UsersTable {
  id: string;
  issuer: string;
  subject: string;
  tier: string;
  /** Account-level instructions, added to every request of the user. Empty: none. */
  customInstructions: string;
  createdAt: number;
}

export interface ApiKeysTable {
  id: string;
  userId: string;
  /** SHA-256 of the whole key, in lowercase hexadecimal. */
  hash: string;
  kind: 'live' | 'test' | 'session';
  label: string | null;
  /** Enough of the key to tell it from another, too little to use it. */
  preview: string;
  /** JSON array of scopes. */
  scopes: string;
  createdAt: number;
  expiresAt: number | null;
  revokedAt: number | null;
  /** Exact to a minute, so that a busy key does not mean a write per request. */
  lastUsedAt: number | null;
}

/** The chain of renewals a session key is a link of; one row for each key of kind `session`. */
export interface SessionKeysTable {
  keyId: string;
  /** Id of the key the chain began with. That key's row here is the lock of the chain. */
  chainId: string;
  /** When the last key of the chain ceases to work, whatever its own time. */
  chainEndsAt: number;
  /** What the successor is derived from, together with the master secret; null until the key is renewed. */
  renewalSeed: string | null;
}

/** What a user spent in a UTC month (`YYYY-MM`). */
export interface UsageTable {
  userId: string;
  month: string;
  managedTokens: number;
  /** Sum of this user's and month's open reservations. */
  reservedTokens: number;
  refinements: number;
}

/** Tokens held for a request that is still running. One past `expiresAt` belonged to a process that died. */
export interface UsageReservationsTable {
  id: string;
  userId: string;
  month: string;
  tokens: number;
  expiresAt: number;
}
