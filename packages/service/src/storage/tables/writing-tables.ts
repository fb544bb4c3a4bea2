/** History. The id is the user's own, so two users may hold the same one. */
export interface TranslationsTable {
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

/** What a model answered to optimize, for a day. */
export interface KeptAnswersTable {
  /** SHA-256 of the request and the model. */
  hash: string;
  /** JSON, sealed for the hash. */
  sealedAnswer: string;
  expiresAt: number;
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
