/** One row a user: the clock of their events and the length of their history. See `user-feed.ts`. */
export interface UserFeedsTable {
  userId: string;
  lastEventAt: number;
  translationCount: number;
}

export interface EventsTable {
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

export interface NotesTable {
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
export interface DevicesTable {
  userId: string;
  id: string;
  label: string;
  runtime: string;
  lastSeenAt: number;
}

export interface DesktopTokensTable {
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
export interface ProjectsTable {
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
export interface ProjectFilesTable {
  userId: string;
  projectId: string;
  path: string;
  /** SHA-256 of its bytes, in lowercase hexadecimal. */
  hash: string;
}
