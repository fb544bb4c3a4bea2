import type { ProviderConfiguration } from '@faircopy/contract';
import { addressOf } from '../models/vendors/endpoint.ts';
import { toIso } from '../storage/instant.ts';
import type { StoredProvider } from './provider-store.ts';

/** What is shown of a configuration; instants are null where nothing is kept. */
export interface ShownProvider
  extends Omit<StoredProvider, 'apiKey' | 'userId' | 'updatedAt' | 'lastValidatedAt'> {
  readonly updatedAt: number | null;
  readonly lastValidatedAt: number | null;
}

export function presentProvider(provider: ShownProvider): ProviderConfiguration {
  const { providerType, providerName, baseUrl, model, keyPreview, status, validationMessage } = provider;
  const { updatedAt, lastValidatedAt } = provider;
  return {
    providerType,
    providerName,
    apiEndpoint: baseUrl,
    metadata: {
      model,
      label: providerName,
      keyPreview,
      endpointHost: new URL(addressOf({ provider: providerType, baseUrl })).host,
    },
    enabled: updatedAt !== null,
    updatedAt: updatedAt === null ? null : toIso(updatedAt),
    lastValidatedAt: lastValidatedAt === null ? null : toIso(lastValidatedAt),
    status,
    validationMessage,
  };
}

/** First three and last four characters; a key too short to hide anything in shows nothing. */
export function previewOfKey(key: string): string {
  return key.length < 12 ? '…' : `${key.slice(0, 3)}…${key.slice(-4)}`;
}
