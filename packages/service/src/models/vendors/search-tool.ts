import type { LanguageModelV4ProviderTool } from '@ai-sdk/provider';
import type { ProviderType } from '@faircopy/contract';

/** The web search of a vendor's own, which runs at the vendor; null where there is none. */
export const SEARCH_TOOL: Readonly<Record<ProviderType, LanguageModelV4ProviderTool | null>> = {
  openai: { type: 'provider', id: 'openai.web_search', name: 'web_search', args: {} },
  anthropic: {
    type: 'provider',
    id: 'anthropic.web_search_20260209',
    name: 'web_search',
    args: { maxUses: 5 },
  },
  google: { type: 'provider', id: 'google.google_search', name: 'google_search', args: {} },
  'openai-compatible': null,
};
