/**
 * Figures of the contract that are the same in both revisions. Lengths count Unicode code points.
 * The figures that differ are fields of `Revision`.
 */
export const LIMITS = {
  input: { minimum: 10, maximum: 10_000 },
  summarizeInput: { minimum: 10, maximum: 15_000 },
  detectLanguageInput: { minimum: 1, maximum: 15_000 },
  customInstructions: { maximum: 10_000 },
  originalInput: { maximum: 10_000 },
  previousOutput: { minimum: 1, maximum: 50_000 },
  feedback: { minimum: 1, maximum: 5_000 },
  tone: { minimum: 0, maximum: 100 },
  translationId: { minimum: 1, maximum: 200 },
  summaryCharacters: { minimum: 200, maximum: 10_000, default: 4_000 },
  languageCandidates: { maximum: 5 },

  page: { minimum: 1, maximum: 200, default: 50 },
  eventPage: { minimum: 1, maximum: 100, default: 50 },

  keyLabel: { maximum: 100 },
  providerName: { minimum: 1, maximum: 100 },
  providerKey: { minimum: 1, maximum: 500 },
  modelIdentifier: { minimum: 1, maximum: 120 },
  providerLabel: { minimum: 1, maximum: 100 },

  desktopIdentifier: { minimum: 1, maximum: 128 },
  deviceLabel: { minimum: 1, maximum: 120 },
  projectName: { minimum: 1, maximum: 128 },
  rootPath: { minimum: 1, maximum: 2_048 },
  path: { minimum: 1, maximum: 1_024 },
  fileBytes: { minimum: 0, maximum: 50_000_000 },
  manifestFiles: { maximum: 10_000 },
  contextChunks: { minimum: 1 },
  chunkContent: { maximum: 8_192 },
  chunkSymbols: { maximum: 100 },
  symbol: { maximum: 200 },
  contextLabel: { maximum: 200 },
  contextQuery: { maximum: 32_000 },

  noteTitle: { minimum: 1, maximum: 200 },
  noteBody: { maximum: 100_000 },
  noteEdits: { minimum: 1, maximum: 100 },
} as const;

/** Largest request bodies, in bytes. */
export const BODY_BYTES = {
  /** Manifest sync and context injection. */
  bulk: 16 * 1024 * 1024,
  /** Every other route. */
  ordinary: 2 * 1024 * 1024,
} as const;

/** Requests a window allows unless settings say otherwise. The per-address figure is `Revision.requestsPerIp`. */
export const REQUEST_LIMITS = {
  /** For each API key, session key, or user with an ID token. */
  credential: { requests: 100, windowSeconds: 60 },
  /** For each user who creates desktop sessions. */
  desktopSession: { requests: 10, windowSeconds: 60 },
  /** For each device, over the desktop routes that write much. */
  desktopWrite: { requests: 60, windowSeconds: 60 },
} as const;

/** Window of the per-address limit, in seconds. */
export const IP_WINDOW_SECONDS = 900;

/** How long what the service issues stays good, in seconds. */
export const LIFETIME_SECONDS = {
  sessionKey: 24 * 60 * 60,
  /** A chain of renewed session keys, from the first sign-in. */
  sessionChain: 30 * 24 * 60 * 60,
  /** A session key or desktop token that has a successor already. */
  predecessor: 60,
  desktopToken: 24 * 60 * 60,
  entitlements: 60 * 60,
  downloadLink: 15 * 60,
} as const;

/** Reported in place of a quota that has no limit, beside a flag that says so. */
export const UNLIMITED = 2_147_483_647;
