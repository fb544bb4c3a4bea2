import type { LanguageModelV4ProviderTool } from '@ai-sdk/provider';
import type { ProviderType } from '@faircopy/contract';

/** Vendors that are asked through the AI SDK. Each has a web search of its own, which runs at the vendor. */
export type SdkProvider = Exclude<ProviderType, 'openai-compatible'>;

export const SEARCH_TOOL: Readonly<Record<SdkProvider, LanguageModelV4ProviderTool>> = {
  openai: { type: 'provider', id: 'openai.web_search', name: 'web_search', args: {} },
  anthropic: {
    type: 'provider',
    id: 'anthropic.web_search_20260209',
    name: 'web_search',
    args: { maxUses: 5 },
  },
  google: { type: 'provider', id: 'google.google_search', name: 'google_search', args: {} },
};
