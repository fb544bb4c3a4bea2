import type { ModelProvider } from '@faircopy/contract';
import type { Model } from '../models/model.ts';

/**
 * Names of OpenTelemetry's conventions for generative models, https://opentelemetry.io/docs/specs/semconv/gen-ai/, which
 * metrics and traces share.
 */
export const OPERATION = 'chat';

/** The vendors as the conventions call them. */
const PROVIDER_NAMES: Readonly<Record<ModelProvider, string>> = {
  embedded: 'faircopy',
  anthropic: 'anthropic',
  openai: 'openai',
  google: 'gcp.gemini',
  'openai-compatible': 'openai_compatible',
};

export function providerName(provider: ModelProvider): string {
  return PROVIDER_NAMES[provider];
}

/** What callers name their own models is theirs: it may be anything, and there may be any number of them. */
export function shownModel(model: Pick<Model, 'credentialSource' | 'model'>): string {
  return model.credentialSource === 'user' ? '(own)' : model.model;
}

/** Why a call failed, in one word: the code of its fault. */
export function errorType(error: unknown): string {
  if (error === undefined) return 'abandoned';
  return error instanceof Error && 'code' in error ? String(error.code) : '_OTHER';
}
