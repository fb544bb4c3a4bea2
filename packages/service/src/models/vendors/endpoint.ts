import type { ProviderType } from '@faircopy/contract';
import type { Secret } from '../../settings/secret.ts';

/** A model at a vendor, and how it is spoken to. */
export interface VendorEndpoint {
  readonly provider: ProviderType;
  /** The vendor's name of the model. */
  readonly model: string;
  /** Null: the vendor's own address. */
  readonly baseUrl: string | null;
  /** Null: none is sent. */
  readonly apiKey: Secret | null;
}

/** Named here so that no variable of the environment can change where a key is sent. */
const OWN_ADDRESS = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  // Settings and requests without an address are refused before they come here.
  'openai-compatible': 'https://invalid',
} as const;

export function addressOf({ provider, baseUrl }: Pick<VendorEndpoint, 'provider' | 'baseUrl'>): string {
  return baseUrl ?? OWN_ADDRESS[provider];
}
