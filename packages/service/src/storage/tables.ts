/**
 * Every table, as both databases hold it. Columns are in camelCase here and in the database alike, so that a row needs
 * no renaming on its way.
 *
 * An instant (a column that ends in `At`) is a whole number of microseconds since 1970, see `instant.ts`.
 */
export interface Tables {
  users: UsersTable;
  apiKeys: ApiKeysTable;
  sessionKeys: SessionKeysTable;
  translations: TranslationsTable;
  userFeeds: UserFeedsTable;
  events: EventsTable;
  usage: UsageTable;
  usageReservations: UsageReservationsTable;
  serviceState: ServiceStateTable;
  accounts: AccountsTable;
  invitations: InvitationsTable;
  issuerRecords: IssuerRecordsTable;
  signingKeys: SigningKeysTable;
  notes: NotesTable;
  devices: DevicesTable;
  desktopTokens: DesktopTokensTable;
  projects: ProjectsTable;
  projectFiles: ProjectFilesTable;
  providerConfigurations: ProviderConfigurationsTable;
  keptAnswers: KeptAnswersTable;
}

/** A user is one subject of one issuer. */
interface UsersTable {
  id: string;
  issuer: string;
  subject: string;
  tier: string;
  /** Account-level instructions, added to every request of the user. Empty: none. */
  customInstructions: string;
  createdAt: number;
}

interface ApiKeysTable {
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
interface SessionKeysTable {
  keyId: string;
  /** Id of the key the chain began with. That key's row here is the lock of the chain. */
  chainId: string;
  /** When the last key of the chain ceases to work, whatever its own time. */
  chainEndsAt: number;
  /** What the successor is derived from, together with the master secret; null until the key is renewed. */
  renewalSeed: string | null;
}

/** History. The id is the user's own, so two users may hold the same one. */
interface TranslationsTable {
  userId: string;
  id: string;
  inputText: string;
  output: string;
  audience: string;
  context: string;
  format: string;
  tone: number;
  wordCount: number;
  latencyMs: number;
  model: string | null;
  provider: string | null;
  createdAt: number;
  updatedAt: number;
}

/** One row a user: the clock of their events and the length of their history. See `user-feed.ts`. */
interface UserFeedsTable {
  userId: string;
  lastEventAt: number;
  translationCount: number;
}

interface EventsTable {
  userId: string;
  /** Unique for the user and increasing in commit order; the cursor of the feed. */
  occurredAt: number;
  id: string;
  eventType: string;
  source: string;
  deviceId: string | null;
  projectId: string | null;
  entityId: string | null;
  entityType: string | null;
  summary: string | null;
  /** JSON object. */
  payload: string | null;
}

/** What a user spent in a UTC month (`YYYY-MM`). */
interface UsageTable {
  userId: string;
  month: string;
  managedTokens: number;
  /** Sum of this user's and month's open reservations. */
  reservedTokens: number;
  refinements: number;
}

/** Tokens held for a request that is still running. One past `expiresAt` belonged to a process that died. */
interface UsageReservationsTable {
  id: string;
  userId: string;
  month: string;
  tokens: number;
  expiresAt: number;
}

/** Facts about the whole service that are decided once, by name. */
interface ServiceStateTable {
  name: string;
  value: string;
}

/** A user who signs in with a name and a password of this service. */
interface AccountsTable {
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
interface InvitationsTable {
  /** SHA-256 of the link's secret, in lowercase hexadecimal. */
  hash: string;
  /** The user whose password is set; null: the link makes a new user. */
  userId: string | null;
  createdAt: number;
  expiresAt: number;
}

/** What the embedded issuer remembers: sessions, codes, grants and tokens. */
interface IssuerRecordsTable {
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

interface SigningKeysTable {
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

interface NotesTable {
  id: string;
  userId: string;
  title: string;
  body: string;
  /** From 1, rising by one with every change. */
  version: number;
  createdAt: number;
  updatedAt: number;
}

/** A computer with the desktop application. The id is the device's own, so two users may hold the same one. */
interface DevicesTable {
  userId: string;
  id: string;
  label: string;
  runtime: string;
  lastSeenAt: number;
}

interface DesktopTokensTable {
  /** SHA-256 of the whole token, in lowercase hexadecimal. */
  hash: string;
  userId: string;
  deviceId: string;
  /** JSON array of scopes. */
  scopes: string;
  createdAt: number;
  expiresAt: number;
}

/** The id is the user's own, as with devices. */
interface ProjectsTable {
  userId: string;
  id: string;
  name: string;
  rootPath: string;
  createdAt: number;
  updatedAt: number;
  lastSyncedAt: number;
  lastSyncedByDeviceId: string;
  /** Of the paths and hashes in `projectFiles`, so that the same manifest again is known by it alone; null: there was none. */
  filesDigest: string | null;
}

/** A file as the last manifest of its project had it. */
interface ProjectFilesTable {
  userId: string;
  projectId: string;
  path: string;
  /** SHA-256 of its bytes, in lowercase hexadecimal. */
  hash: string;
}
/** The model provider a user brought along; at most one each. */
export interface ProviderConfigurationsTable {
  userId: string;
  providerType: 'anthropic' | 'openai' | 'google' | 'openai-compatible';
  providerName: string;
  /** Null: the vendor's own address. */
  baseUrl: string | null;
  /** Null: the default of the provider type. */
  model: string | null;
  /** Sealed for its user, see `seal.ts`. */
  sealedKey: string;
  keyPreview: string;
  status: 'active' | 'invalid';
  /** What its user can do about it; null when nothing is wrong. */
  validationMessage: string | null;
  updatedAt: number;
  /** When the vendor last accepted the key. */
  lastValidatedAt: number;
}

/** What a model answered to optimize, for a day. */
interface KeptAnswersTable {
  /** SHA-256 of the request and the model. */
  hash: string;
  /** JSON, sealed for the hash. */
  sealedAnswer: string;
  expiresAt: number;
}
