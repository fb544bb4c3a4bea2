/** A user who signs in with a name and a password of this service. */
export interface AccountsTable {
  userId: string;
  /** As its owner wrote it. */
  name: string;
  /** The name as it is looked up, see `account-name.ts`. */
  lookupName: string;
  /** PHC string: algorithm, parameters, salt and hash. */
  passwordHash: string;
  createdAt: number;
  passwordSetAt: number;
}

/** A link that lets its holder set a password once. It is deleted when it is used. */
export interface InvitationsTable {
  /** SHA-256 of the link's secret, in lowercase hexadecimal. */
  hash: string;
  /** The user whose password is set; null: the link makes a new user. */
  userId: string | null;
  createdAt: number;
  expiresAt: number;
}

/** What the embedded issuer remembers: sessions, codes, grants and tokens. */
export interface IssuerRecordsTable {
  /** `Session`, `RefreshToken` and so on, as oidc-provider names its models. */
  model: string;
  /** SHA-256 of the id, since the ids of codes and tokens are what opens something. */
  hash: string;
  /** JSON object, sealed. */
  payload: string;
  accountId: string | null;
  grantId: string | null;
  /** SHA-256 of a session's second name or of a user code; null for other models. */
  aliasHash: string | null;
  /** When a code or refresh token was used, which it can be once. */
  consumedAt: number | null;
  expiresAt: number | null;
}

export interface SigningKeysTable {
  /** RFC 7638 thumbprint of the public key. */
  kid: string;
  purpose: string;
  /** Counts up within a purpose, so that two processes cannot both make the same successor. */
  generation: number;
  algorithm: string;
  /** JSON Web Key. */
  publicKey: string;
  /** JSON Web Key, sealed. */
  privateKey: string;
  /** From when on it signs; it is published before. */
  activeAt: number;
}
