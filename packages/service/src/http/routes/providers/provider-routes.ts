import type { Revision } from '@faircopy/contract';
import type { Providers } from '../../../providers/providers.ts';
import type { Route } from '../../route.ts';
import { getProviderRoute } from './get-provider.ts';
import { removeProviderRoute } from './remove-provider.ts';
import { saveLegacyProviderRoute } from './save-legacy-provider.ts';
import { saveProviderRoute } from './save-provider.ts';
import { testProviderRoute } from './test-provider.ts';

/** The routes by which callers bring a model provider of their own. */
export function providerRoutes(revision: Revision, providers: Providers): readonly Route[] {
  return [
    getProviderRoute(revision, providers),
    removeProviderRoute(revision, providers),
    testProviderRoute(revision, providers),
    saveProviderRoute(revision, providers),
    saveLegacyProviderRoute(revision, providers),
  ];
}
