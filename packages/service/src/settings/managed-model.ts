import type { Stage } from '@faircopy/contract';
import type { Secret } from './secret.ts';

/** A model the operator offers to every user, as named in the configuration file. */
export interface ManagedModel {
  /** The name callers pin it by; unique, and never that of the embedded model. */
  readonly id: string;
  readonly provider: 'openai-compatible' | 'openai' | 'anthropic' | 'google';
  /** The vendor's name of the model. */
  readonly model: string;
  /** The operator's own address, which may be private; null: the vendor's. */
  readonly baseUrl: string | null;
  /** Value of the environment variable that `apiKeyEnv` names; null: none is sent. */
  readonly apiKey: Secret | null;
  /** Name of that variable, for messages and `faircopy config`. */
  readonly apiKeyVariable: string | null;
  readonly stages: readonly Stage[];
  readonly class: 'fast' | 'quality';
  /** Those it writes well, as BCP 47 primary subtags; null: not named. */
  readonly languages: readonly string[] | null;
  /** Size of the context window; null: unknown. */
  readonly contextTokens: number | null;
  /** Price in the operator's currency per million tokens; null: unknown. */
  readonly inputPricePerMillion: number | null;
  readonly outputPricePerMillion: number | null;
}
