import type { ProviderType } from '@faircopy/contract';

/** What is asked when a configuration names no model; an endpoint of one's own has no model that everybody has. */
export const DEFAULT_MODELS: Readonly<Record<ProviderType, string | null>> = {
  openai: 'gpt-5-mini',
  anthropic: 'claude-sonnet-4-5',
  google: 'gemini-2.5-flash',
  'openai-compatible': null,
};
