import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { ProviderType } from '@faircopy/contract';
import type { Secret } from '../../settings/secret.ts';
import { doneMetadata, toldDone } from './done-mark.ts';
import { streamedFetch } from './streamed-fetch.ts';

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

/** The vendor's part of the AI SDK, which is loaded when the vendor is first called. */
export async function languageModel(
  endpoint: VendorEndpoint,
  fetch: typeof globalThis.fetch,
): Promise<LanguageModelV4> {
  const { provider, model } = endpoint;
  const apiKey = endpoint.apiKey?.reveal() ?? '';
  const settings = { baseURL: addressOf(endpoint), apiKey, fetch: streamedFetch(fetch) };
  switch (provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(settings).responses(model);
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(settings).languageModel(model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogleGenerativeAI(settings).languageModel(model);
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({
        ...settings,
        fetch: toldDone(settings.fetch),
        metadataExtractor: doneMetadata,
        name: 'compatible',
        // Without being asked, these servers leave the usage out of a stream.
        includeUsage: true,
      }).chatModel(model);
    }
  }
}
